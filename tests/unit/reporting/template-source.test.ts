import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { abortSession } from '@/lib/http/request-session';
import { loadTemplate } from '@/reporting/template-source';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

const { template } = await loadReportParts();
const A4 = { ...template, paper: 'A4' };

portalPerTest();

beforeEach(abortSession);

/** The files of the installation's folder; what is not named is not there. */
function serve(files: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${PORTAL}/reports/:file`, ({ params }) => {
      const name = String(params['file']);
      asked.push(name);
      const file = files[name];
      if (file === undefined) return new HttpResponse(null, { status: 404 });
      if (file instanceof Response) return file.clone();
      return typeof file === 'string' ? HttpResponse.text(file) : HttpResponse.json(file as object);
    }),
  );
  return asked;
}

it('takes the template of the base name, or the general one where the folder has none of that name', async () => {
  const asked = serve({ 'reports.json': template, 'reports_Sede_01.json': A4 });
  expect((await loadTemplate('reports_Sede_01')).paper).toBe('A4');
  expect((await loadTemplate('reports_Tipo de orden_R')).paper).toBe('LETTER');
  expect(asked.slice(1)).toEqual(['reports_Tipo de orden_R.json', 'reports.json']);
});

it('reads each once in a session, and after a failure anew', async () => {
  const files: Record<string, unknown> = {};
  const asked = serve(files);
  const failure = { problem: 'missing', file: 'reports.json' };
  await expect(loadTemplate('reports_Sede_01')).rejects.toMatchObject(failure);
  asked.length = 0;
  await expect(loadTemplate('reports')).rejects.toMatchObject(failure);
  files['reports.json'] = template;
  await Promise.all([loadTemplate('reports'), loadTemplate('reports')]);
  await loadTemplate('reports');
  expect(asked).toEqual(['reports.json', 'reports.json']);
  abortSession();
  files['reports.json'] = A4;
  expect((await loadTemplate('reports')).paper).toBe('A4');
});

it('reads the letters of a template that its editor saved in windows-1252', async () => {
  const bytes = Uint8Array.from(JSON.stringify(template), (letter) => letter.charCodeAt(0));
  serve({ 'reports.json': HttpResponse.arrayBuffer(bytes.buffer) });
  expect((await loadTemplate('reports')).texts.technique.es).toBe('Técnica');
});

it.each([
  ['is no JSON', 'not json', { problem: 'invalid', detail: 'JSON' }],
  [
    'is wrong',
    { ...template, paper: 'A0' },
    { problem: 'invalid', detail: 'paper: "LETTER" | "A4" | "LEGAL"' },
  ],
  ['the host had no time for', new HttpResponse(null, { status: 429 }), { problem: 'unreachable' }],
])('a template of its own that %s is never replaced by another', async (_case, file, failure) => {
  serve({ 'reports.json': template, 'reports_Sede_01.json': file });
  const own = { file: 'reports_Sede_01.json', ...failure };
  await expect(loadTemplate('reports_Sede_01')).rejects.toMatchObject(own);
});
