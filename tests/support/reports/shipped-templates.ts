import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { readTemplate, type ReportTemplate } from '@/reporting/report-template';

/** The templates that are delivered: the installed one, and those to begin with. */
export async function shippedTemplates(): Promise<readonly (readonly [string, string])[]> {
  const others = (await readdir('reports/templates')).map((file) => `templates/${file}`);
  const files = ['reports.json', ...others.toSorted()];
  return Promise.all(
    files.map(async (file) => [file, await readFile(`reports/${file}`, 'utf8')] as const),
  );
}

function readable(text: string): ReportTemplate {
  const read = readTemplate(JSON.parse(text));
  if ('problems' in read) throw new Error(read.problems.join(', '));
  return read.template;
}

/** Those to begin with, each with the name of its file. */
export async function startingTemplates() {
  const shipped = await shippedTemplates();
  return shipped
    .filter(([path]) => path.startsWith('templates/'))
    .map(([path, text]) => ({ file: basename(path), template: readable(text) }));
}

/** The installed template. */
export async function installedTemplate(): Promise<ReportTemplate> {
  return readable(await readFile('reports/reports.json', 'utf8'));
}
