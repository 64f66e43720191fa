import { describe, expect, it } from 'vitest';

import type { LegacyTable } from '@/domain/reports/legacy/legacy-tables';
import type { LegacyScalar } from '@/domain/reports/legacy/legacy-values';
import { engineTables } from '@/reporting/stimulsoft/engine-tables';
import { printedColumns } from '@/reporting/stimulsoft/printed-columns';
import { readTemplateFile } from '@/reporting/stimulsoft/template-tree';
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
  readonly missing?: readonly string[];
}

function cellOf(column: string, value: string, { html = [], plain = [], missing = [] }: Print) {
  const setting = { file: 'reports.mrt', printed: printed(html, plain), twins: NO_TWINS, missing };
  const { tables } = engineTables(tablesOf(T, [{ [column]: value }]), setting);
  return tables[0]?.rows[0]?.[0];
}

describe('texts lose no character (F1)', () => {
  const html = [`{${T}.unit}{${T}.result}{${T}.commentResult}`];
  it.each([
    ['result', '<5', '&lt;5'],
    ['result', 'resultado <5 y >3 mg', 'resultado &lt;5 y &gt;3 mg'],
    ['result', '<b>positivo</b>', '&lt;b&gt;positivo&lt;/b&gt;'],
    ['result', 'A&B', 'A&amp;B'],
    ['result', 'uno\ndos', 'uno<br>dos'],
    ['unit', '10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
    ['unit', 'mg/L <LDD', 'mg/L &lt;LDD'],
    ['unit', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['commentResult', '<b>nota</b> 5 < 6', '<b>nota</b> 5 &lt; 6'],
  ])('%s %s where the template reads tags', (column, value, expected) => {
    expect(cellOf(column, value, { html })).toBe(expected);
  });

  it.each([
    ['result', '<5', '<5'],
    ['result', '<b>positivo</b>', '<b>positivo</b>'],
    ['result', '2026-11-20', '2026-11-20'],
    ['result', '5.10', '5.10'],
    ['unit', '10<sup>6</sup>/µL', '10⁶/µL'],
    ['commentResult', 'uno\n<b>dos</b>', 'uno\ndos'],
  ])('%s %s where it does not', (column, value, expected) => {
    expect(cellOf(column, value, { plain: [`{${T}.${column}}`] })).toBe(expected);
  });
});

describe('a column printed in both ways', () => {
  it.each(['unit', 'result'])('of %s is text without tags', (column) => {
    const both = { html: [`{${T}.${column}}`], plain: [`{FuentedeDatos.${column}}`] };
    expect(cellOf(column, 'mg/dL', both)).toBe('mg/dL');
  });

  it('is refused rather than printed with a piece missing (F1)', () => {
    const both = { html: [`{${T}.result}`], plain: ['{FuentedeDatos.Result}'] };
    expect(() => cellOf('result', '<5', both)).toThrow(
      'reports.mrt: invalid order_resultTest.result',
    );
  });

  it.each([
    ['another table', '{order_comments.comment}'],
    ['a word', '{IIF(true, "order_resultTest.result", "")}'],
  ])('is not %s', (_, other) => {
    const print = { html: [`{${T}.result}`], plain: [other] };
    expect(cellOf('result', '<5', print)).toBe('&lt;5');
  });

  it('may be reached through a relation', () => {
    const html = ['{order_resultTest_antibiogram.antibiogramaRelation.result}'];
    expect(cellOf('result', '<5', { html })).toBe('&lt;5');
  });
});

it('shows a box for a character that a typeface does not have (F1)', () => {
  expect(cellOf('result', '≥ 32', { plain: [`{${T}.result}`], missing: ['≥'] })).toBe('□ 32');
});

describe('types are declared, never guessed', () => {
  const typesOf = (rows: LegacyTable['rows']) =>
    engineTables(tablesOf(T, rows), {
      file: '',
      printed: printed([], []),
      twins: NO_TWINS,
      missing: [],
    }).tables[0];

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
  ])('%s', (_, sent, type, cells) => {
    const [column = '', values = []] = Object.entries(sent)[0] ?? [];
    const table = typesOf(values.map((cell) => (cell === undefined ? {} : { [column]: cell })));
    expect(table?.columns).toEqual([{ name: column, type }]);
    expect(table?.rows.map((row) => row[0])).toEqual(cells);
  });

  it('keeps the columns of a table without rows', () => {
    const empty = new Map([['order_comments', { columns: ['relationId', 'comment'], rows: [] }]]);
    const { tables } = engineTables(empty, {
      file: '',
      printed: printed([], []),
      twins: NO_TWINS,
      missing: [],
    });
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['relationId', 'comment']);
  });
});

describe('pictures', () => {
  const { logo } = legacySetting().laboratory;
  const pictureOf = (value: string) =>
    engineTables(tablesOf('variables', [{ imagen: value }]), {
      file: '',
      printed: printed([], []),
      twins: NO_TWINS,
      missing: [],
    });

  it('are bare base64', () => {
    const { tables, withoutPictures } = pictureOf(logo);
    expect(tables[0]?.rows).toEqual([[logo.slice(logo.indexOf(',') + 1)]]);
    expect(withoutPictures).toBe(false);
  });

  it('are left out and told of when they are broken (D11)', () => {
    const { tables, withoutPictures } = pictureOf('bm8gcGljdHVyZQ==');
    expect(tables[0]?.rows).toEqual([['']]);
    expect(withoutPictures).toBe(true);
  });

  it('may be none', () => {
    expect(pictureOf('').withoutPictures).toBe(false);
  });
});
