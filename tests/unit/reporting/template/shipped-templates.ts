import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import fc from 'fast-check';

import { LANGUAGE_CODES } from '@/domain/base/language';
import { readTemplate, type ReportTemplate } from '@/reporting/report-template';
import { TEMPLATE_FIELDS, type TemplateField } from '@/reporting/template/template-fields';

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

function anyValue(field: TemplateField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'parts':
      return fc.record(
        Object.fromEntries([...field.parts].map(([part, inner]) => [part, anyValue(inner)])),
      );
    case 'places':
      return fc.tuple(...field.places.map(anyValue));
    case 'list':
      return fc.array(anyValue(field.item), { minLength: 1, maxLength: 6 });
    case 'words':
      return fc.record(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, fc.string()])), {
        requiredKeys: [LANGUAGE_CODES[0] ?? 'es'],
      });
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'number':
      return field.isWhole
        ? fc.integer({ min: field.least, max: field.most })
        : halves(field.least, field.most);
    case 'measure':
      return fc.oneof(fc.constant(field.word), halves(field.least, field.most));
    case 'color':
      return fc.oneof(
        fc.constant(field.word),
        fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
      );
  }
}

/** Points as people write them: by halves. */
function halves(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 2, max: most * 2 }).map((twice) => twice / 2);
}

/** A template that the portal takes, of any shape and order of its rows. */
export function anyTemplate(base: ReportTemplate): fc.Arbitrary<ReportTemplate> {
  return anyValue(TEMPLATE_FIELDS).map((value) => {
    const wild = value as ReportTemplate;
    const read = readTemplate({
      ...wild,
      columns: [...base.columns, ...wild.columns],
      header: [...wild.header, ...base.header],
    });
    if ('problems' in read) throw new Error(read.problems.join(', '));
    return read.template;
  });
}
