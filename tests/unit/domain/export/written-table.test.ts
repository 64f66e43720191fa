import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

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

describe('tabbedText', () => {
  it('says whose it is above, and has a line for each row', () => {
    expect(tabbedText(TABLE).split('\n')).toEqual([
      '0012 · ANA; "LA" PRUEBA',
      'Examen\tResultado',
      'Glucosa\t5,10',
      'Exceso de base\t-2.1',
      `Nota\t'=HYPERLINK("x")`,
      'Comentario\tuna línea más',
    ]);
  });

  it('keeps rows and cells apart, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
        const lines = tabbedText({ owner: [], heads: ['a', 'b'], rows }).split('\n');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect(line.split('\t')).toHaveLength(2);
      }),
    );
  });
});

describe('tableMarkup', () => {
  it('is text, never markup of the laboratory', () => {
    const table = { ...TABLE, rows: [['<b>x</b>', '<5']] };
    expect(tableMarkup(table)).toContain('<td>&lt;b&gt;x&lt;/b&gt;</td><td>&lt;5</td>');
    expect(tableMarkup(table)).toMatch(/^<p>0012 · ANA; &quot;LA&quot; PRUEBA<\/p><table>/);
  });

  it.each(['=1+1', '+cmd', ' =1+1', '\n@sum'])('keeps %j from being a formula (G3)', (text) => {
    const table = { owner: [], heads: ['a'], rows: [[text]] };
    expect(tableMarkup(table)).toContain(`<td>&#39;${text.trim()}</td>`);
  });

  it('leaves a signed number as it is', () => {
    expect(tableMarkup(TABLE)).toContain('<td>-2.1</td>');
  });
});

describe('separatedValues', () => {
  it('begins with its mark, says in every row whose it is, and quotes what needs it', () => {
    expect(separatedValues(TABLE, ';').split('\r\n')).toEqual([
      '\ufeffOrden;Paciente;Examen;Resultado',
      '0012;"ANA; ""LA"" PRUEBA";Glucosa;"5,10"',
      '0012;"ANA; ""LA"" PRUEBA";Exceso de base;-2.1',
      `0012;"ANA; ""LA"" PRUEBA";Nota;"'=HYPERLINK(""x"")"`,
      '0012;"ANA; ""LA"" PRUEBA";Comentario;"una\nlínea\tmás"',
      '',
    ]);
  });

  it.each(['=1+1', '+cmd', '-cmd', '@sum', '\tx', '\rx'])(
    'keeps %j from being a formula (G3)',
    (text) => {
      const [, row = ''] = separatedValues({ owner: [], heads: ['a'], rows: [[text]] }, ',').split(
        '\r\n',
      );
      expect(row.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['-1', '+2.5', '-1,25', '-1.234,5'])('leaves the number %s as it is', (text) => {
    expect(separatedValues({ owner: [], heads: ['a'], rows: [[text]] }, ';')).toMatch(
      new RegExp(`"?${text.replaceAll(/[+.]/g, String.raw`\$&`)}"?\r\n$`),
    );
  });
});
