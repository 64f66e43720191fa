import { expect, it } from 'vitest';

import { wordsIn } from '@/reporting/builtin/report/draw-setting';
import { readTemplate } from '@/reporting/report-template';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

const { template } = await loadReportParts();
const [column] = template.columns;

it('reads a template from before the code and the names of validators', () => {
  const old = structuredClone<Record<string, unknown>>(template);
  delete old['qr'];
  for (const part of ['show', 'texts']) {
    old[part] = { ...(old[part] as object), validatedBy: undefined };
  }
  const read = readTemplate(old);
  expect(read).toMatchObject({ template: { qr: { show: false }, show: { validatedBy: false } } });
});

it('needs the words of the first language only, which stand for those that are not there', () => {
  const words = { es: 'Página' };
  const read = readTemplate({ ...template, texts: { ...template.texts, page: words } });
  expect(read).toMatchObject({ template: { texts: { page: words } } });
  expect(wordsIn('en', words)).toBe('Página');
  expect(wordsIn('en', { es: 'Página', en: '' })).toBe('');
});

const withColumns = (...columns: unknown[]) => ({ ...template, columns });

it.each<[string, unknown, string[]]>([
  ['of no known paper', { ...template, paper: 'A0' }, ['paper: "LETTER" | "A4" | "LEGAL"']],
  ['with an unknown key', { ...template, colour: 'brand' }, ['colour: ?']],
  ['with one inside', { ...template, show: { ...template.show, x: 1 } }, ['show.x: ?']],
  [
    'with a column too narrow',
    withColumns({ ...column, width: 2 }, ...template.columns.slice(1)),
    ['columns.0.width: ≥ 10'],
  ],
  ['with text for a number', { ...template, signaturesPerRow: '3' }, ['signaturesPerRow: number']],
  [
    'with letters too large',
    { ...template, fontSizes: { ...template.fontSizes, text: 40 } },
    ['fontSizes.text: ≤ 24'],
  ],
  ['with an unknown language', { ...template, footer: [{ es: 'x', xx: 'x' }] }, ['footer.0.xx: ?']],
  ['with half a text', { ...template, footer: [{ en: 'x' }] }, ['footer.0.es: string']],
  [
    'without results',
    withColumns(column),
    ['columns.result', 'columns.flag', 'columns.unit', 'columns.interval'],
  ],
  ['of nobody', { ...template, header: [] }, ['header.patientName', 'header.orderNumber']],
  ['that is a list', [], ['file: object']],
])('refuses a template %s, and says where', (_case, value, problems) => {
  expect(readTemplate(value)).toEqual({ problems });
});
