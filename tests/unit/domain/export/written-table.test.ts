import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { TextTable } from '@/domain/export/text-table';
import { separatedValues, tabbedText, tableMarkup } from '@/domain/export/written-table';

const OWNER = [
  { head: 'Orden', text: '0012' },
  { head: 'Paciente', text: 'ANA; "LA" PRUEBA' },
];
const TABLE: TextTable = {
  owner: OWNER,
  heads: ['Examen', 'Resultado'],
  rows: [
    ['Glucosa', { text: '5,10', number: 5.1 }],
    ['Exceso de base', '-2.1'],
    ['Nota', '=HYPERLINK("x")'],
    ['Comentario', 'una\nlínea\tmás'],
  ],
};

it('tabbedText says whose it is above, and has a line for each row', () => {
  expect(tabbedText(TABLE).split('\n')).toEqual([
    '0012 · ANA; "LA" PRUEBA',
    'Examen\tResultado',
    'Glucosa\t5,10',
    'Exceso de base\t-2.1',
    `Nota\t'=HYPERLINK("x")`,
    'Comentario\tuna línea más',
  ]);
  const nameless = { ...TABLE, owner: [{ head: 'Orden', text: '' }, ...OWNER.slice(0, 1)] };
  expect(tabbedText(nameless)).toMatch(/^0012\n/);
});

it('tabbedText keeps rows and cells apart, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
      const lines = tabbedText({ owner: [], heads: ['a', 'b'], rows }).split('\n');
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) expect(line.split('\t')).toHaveLength(2);
    }),
  );
});

it('tableMarkup is text, never markup of the laboratory', () => {
  const table = { ...TABLE, rows: [['<b>x</b>', '<5']] };
  expect(tableMarkup(table)).toContain('<td>&lt;b&gt;x&lt;/b&gt;</td><td>&lt;5</td>');
  expect(tableMarkup(table)).toMatch(/^<p>0012 · ANA; &quot;LA&quot; PRUEBA<\/p><table>/);
});

it('tableMarkup keeps a text from being a formula, and leaves a signed number as it is', () => {
  for (const text of ['=1+1', '+cmd', ' =1+1', '\n@sum']) {
    const table = { owner: [], heads: ['a'], rows: [[text]] };
    expect(tableMarkup(table)).toContain(`<td>&#39;${text.trim()}</td>`);
  }
  expect(tableMarkup(TABLE)).toContain('<td>-2.1</td>');
});

it('separatedValues begins with its mark, says in every row whose it is, and quotes what needs it', () => {
  expect(separatedValues(TABLE, ';').split('\r\n')).toEqual([
    '\ufeffOrden;Paciente;Examen;Resultado',
    '"\t0012";"ANA; ""LA"" PRUEBA";Glucosa;"\t5,10"',
    '"\t0012";"ANA; ""LA"" PRUEBA";Exceso de base;"\t-2.1"',
    `"\t0012";"ANA; ""LA"" PRUEBA";Nota;"'=HYPERLINK(""x"")"`,
    '"\t0012";"ANA; ""LA"" PRUEBA";Comentario;"una\nlínea\tmás"',
    '',
  ]);
});

/** What stands in a file for a cell with this text. */
const cellOf = (text: string, separator: ';' | ',' = ';') =>
  separatedValues({ owner: [], heads: ['a'], rows: [[text]] }, separator).split('\r\n')[1];

it.each(['=1+1', '+cmd', '-cmd', '+1+1', '-1/40', '@sum', '\tx', '\rx'])(
  'separatedValues keeps %j from being a formula',
  (text) => {
    expect(cellOf(text, ',')?.replace(/^"/, '')).toMatch(/^'/);
  },
);

// 5 July, 1032, May 1970, January 1940, 1 March, June 2026, 100000, September, 12 without its zero, an hour.
it.each([
  ...['5.7', '1.032', '5.70', '1/40', '1-3', '01/06/2026', '1E5', 'SEPT9', '0012', '10:15'],
  ...[
    '+2.5',
    '-1,25',
    '-1.234,5',
    '3 %',
    '26/11/2026 11:00:00 a. m.',
    '12 ene 2026',
    '1234567890123456',
  ],
])('separatedValues has %s as a text, which no spreadsheet takes for something else', (text) => {
  expect(cellOf(text)).toBe(`"\t${text}"`);
});

it.each([
  ...['92', '-1', '0', '202611200007', '<5', '70 – 100', 'CA-125', 'T4', 'B12', '50.000 UFC/mL'],
  ...['Negativo', '++', ''],
])('separatedValues leaves %j alone, which all of them take as it is', (text) => {
  expect(cellOf(text)).toMatch(/^'?[^\t]*$/);
});

it('separatedValues keeps what programs read as numbers', () => {
  expect(cellOf('-1')).toBe('-1');
  for (const number of [5.7, -2.1]) {
    expect(Number.parseFloat(cellOf(String(number))?.replaceAll('"', '') ?? '')).toBe(number);
  }
});
