import { Hono } from 'hono';
import { PDFDocument } from 'pdf-lib';

import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { fieldsOf, readJson, textIn } from '@demo-lis/server/request-body';

/**
 * POST /api/mergepdf: base64 of all files in one PDF as a JSON string; the header `x-demo-merge: object` asks for the older
 * `{status, data}`. One single file gets a blank page after it, because the servers' merge tool needs two.
 */
export function mergeRoutes({ switches }: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes.post('/api/mergepdf', async (context) => {
    const body = await readJson(context);
    if (!Array.isArray(body)) return context.body(null, 400);
    if (body.length === 0) return context.body(null, 204);
    try {
      const data = await merged(body.map((attachment) => textIn(fieldsOf(attachment), 'file')));
      const isObject = !switches.strict && context.req.header('x-demo-merge') === 'object';
      return context.json(isObject ? { status: 200, data } : data);
    } catch {
      return context.json({ error: 'Error merging PDFs' }, 500);
    }
  });
  return routes;
}

async function merged(files: readonly string[]): Promise<string> {
  const target = await PDFDocument.create();
  for (const file of files) {
    // Files with an owner password only open with the empty user password.
    const source = await PDFDocument.load(file, { password: '' });
    const pages = await target.copyPages(source, source.getPageIndices());
    for (const page of pages) target.addPage(page);
  }
  if (files.length === 1) target.addPage();
  return target.saveAsBase64();
}
