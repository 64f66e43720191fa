import { expect, it } from 'vitest';

import type { LegacyTable } from '@/extensions/stimulsoft/legacy/legacy-tables';
import type { LegacyScalar } from '@/extensions/stimulsoft/legacy/legacy-columns';
import { engineTables } from '@/extensions/stimulsoft/engine-tables';
import { printedColumns } from '@/extensions/stimulsoft/printed-columns';
import { readTemplateFile } from '@/extensions/stimulsoft/template-tree';
import { legacySetting } from './legacy-setting';

const T = 'order_resultTest';
const NO_TWINS: ReadonlySet<string> = new Set();

/** A template that prints some columns in texts that read tags and some in plain ones. */
function printed(html: readonly string[], plain: readonly string[]) {
  const texts = [
    ...html.map((value) => ({ AllowHtmlTags: true, Text: { Value: value } })),
    ...plain.map((value) => ({ Text: { Value: value } })),
  ];
  const source = {
    Dictionary: { DataSources: { 0: { Name: 'FuentedeDatos', NameInSource: `Demo.${T}` } } },
    Pages: { 0: { Components: Object.fromEntries(texts.entries()) } },
  };
  const file = readTemplateFile(JSON.stringify(source));
  if (file === null) throw new Error('no template');
  return printedColumns(file.root);
}

function tablesOf(name: string, rows: LegacyTable['rows']): ReadonlyMap<string, LegacyTable> {
  return new Map([[name, { columns: Object.keys(rows[0] ?? { relationId: '' }), rows }]]);
}

/** Cells of one column; undefined where a row has none. */
type Sent = Readonly<Record<string, readonly (LegacyScalar | undefined)[]>>;

interface Print {
  readonly html?: readonly string[];
  readonly plain?: readonly string[];
  readonly drawable?: (text: string) => string;
}

const asItIs = (text: string) => text;

function cellOf(column: string, value: string, print: Print) {
  const { html = [], plain = [], drawable = asItIs } = print;
  const setting = { file: 'reports.mrt', printed: printed(html, plain), twins: NO_TWINS, drawable };
  const { tables } = engineTables(tablesOf(T, [{ [column]: value }]), setting);
  return tables[0]?.rows[0]?.[0];
}

it.each([
  [true, 'result', '<5', '&lt;5'],
  [true, 'result', 'resultado <5 y >3 mg', 'resultado &lt;5 y &gt;3 mg'],
  [true, 'result', '<b>positivo</b>', '&lt;b&gt;positivo&lt;/b&gt;'],
  [true, 'result', 'A&B', 'A&amp;B'],
  [true, 'result', 'uno\ndos', 'uno<br>dos'],
  [true, 'unit', '10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
  [true, 'unit', 'mg/L <LDD', 'mg/L &lt;LDD'],
  [true, 'unit', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [true, 'commentResult', '<b>nota</b> 5 < 6', '<b>nota</b> 5 &lt; 6'],
  [false, 'result', '<5', '<5'],
  [false, 'result', '<b>positivo</b>', '<b>positivo</b>'],
  [false, 'result', '2026-11-20', '2026-11-20'],
  [false, 'result', '5.10', '5.10'],
  [false, 'unit', '10<sup>6</sup>/µL', '10⁶/µL'],
  [false, 'commentResult', 'uno\n<b>dos</b>', 'uno\ndos'],
])('where a template reads tags (%s) %s %s loses no character', (tags, column, value, expected) => {
  const texts = [`{${T}.${column}}`];
  expect(cellOf(column, value, tags ? { html: texts } : { plain: texts })).toBe(expected);
});

it('a column printed in both ways is text without tags, or refused rather than printed with a piece missing', () => {
  for (const column of ['unit', 'result']) {
    const both = { html: [`{${T}.${column}}`], plain: [`{FuentedeDatos.${column}}`] };
    expect(cellOf(column, 'mg/dL', both)).toBe('mg/dL');
  }
  const both = { html: [`{${T}.result}`], plain: ['{FuentedeDatos.Result}'] };
  expect(() => cellOf('result', '<5', both)).toThrow(
    'reports.mrt: invalid order_resultTest.result',
  );
});

it('a column printed in both ways is not one of another table or a word, and may be reached through a relation', () => {
  for (const other of ['{order_comments.comment}', `{IIF(true, "${T}.result", "")}`]) {
    const print = { html: [`{${T}.result}`], plain: [other] };
    expect(cellOf('result', '<5', print), other).toBe('&lt;5');
  }
  const html = [`{${T}_antibiogram.antibiogramaRelation.result}`];
  expect(cellOf('result', '<5', { html })).toBe('&lt;5');
});

it('writes what a typeface does not have as paper does, also where it comes of a mark', () => {
  const drawable = (text: string) => text.replaceAll('⁻⁶', '^(-6)').replaceAll('＜', '<');
  const [html, plain] = [[`{${T}.result}`], [`{${T}.unit}`]];
  expect(cellOf('unit', '10<sup>-6</sup>', { plain, drawable })).toBe('10^(-6)');
  expect(cellOf('result', '＜5', { html, drawable })).toBe('&lt;5');
});

const NOTHING_PRINTED = { file: '', printed: printed([], []), twins: NO_TWINS, drawable: asItIs };

it.each<[string, Sent, string, unknown[]]>([
  ['dates and words', { result: ['2026-11-20', 'Negativo'] }, 'text', ['2026-11-20', 'Negativo']],
  ['figures as text', { result: ['5.10', '12'] }, 'text', ['5.10', '12']],
  ['numbers', { refMin: [1, 2.5] }, 'number', [1, 2.5]],
  ['truths', { hasTemplate: [true, false] }, 'boolean', [true, false]],
  ['numbers and nothing', { validationUserId: [7, null] }, 'number', [7, null]],
  ['nothing in a later row', { validationUserId: [7, undefined] }, 'number', [7, null]],
  ['nothing at all', { validationUserId: [null, null] }, 'number', [null, null]],
  ['a number that the LIS sends as text', { deltaMin: [1, '2,5'] }, 'text', ['1', '2,5']],
  ['numbers of a column that nobody knows', { own: [1, 2] }, 'text', ['1', '2']],
])('the type of %s is declared, never guessed', (_, sent, type, cells) => {
  const [column = '', values = []] = Object.entries(sent)[0] ?? [];
  const rows = values.map((cell) => (cell === undefined ? {} : { [column]: cell }));
  const [table] = engineTables(tablesOf(T, rows), NOTHING_PRINTED).tables;
  expect(table?.columns).toEqual([{ name: column, type }]);
  expect(table?.rows.map((row) => row[0])).toEqual(cells);
});

it('a table without rows keeps its columns', () => {
  const empty = new Map([['order_comments', { columns: ['relationId', 'comment'], rows: [] }]]);
  const { tables } = engineTables(empty, NOTHING_PRINTED);
  expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['relationId', 'comment']);
});

it('pictures are bare base64, left out and told of when they are broken, and may be none', () => {
  const { logo } = legacySetting().laboratory;
  const pictureOf = (value: string) => {
    const made = engineTables(tablesOf('variables', [{ imagen: value }]), NOTHING_PRINTED);
    return [made.tables[0]?.rows, made.withoutPictures];
  };
  expect(pictureOf(logo)).toEqual([[[logo.slice(logo.indexOf(',') + 1)]], false]);
  expect(pictureOf('bm8gcGljdHVyZQ==')).toEqual([[['']], true]);
  expect(pictureOf('')[1]).toBe(false);
});
