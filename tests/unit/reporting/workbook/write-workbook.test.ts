import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import type { TextTable } from '@/domain/export/text-table';
import { makeTableWorkbook } from '@/reporting/workbook/make-table-workbook';
import { sample } from '@tests/support/environment/runs';
import { dateCell, numberCell, textCell } from '@/reporting/workbook/workbook-cells';
import { writeWorkbook, type Line } from '@/reporting/workbook/write-workbook';

const MOST_DECIMALS = 14;
const NOON = 46_346.5;

/** A number with as many decimals as fit the row, so that blocks meet their formats in another order. */
function numberText(row: number): string {
  const decimals = row % (MOST_DECIMALS + 1);
  return decimals === 0 ? '7' : `0.${'1'.repeat(decimals)}`;
}

function* lines(count: number): Generator<Line> {
  for (let row = 0; row < count; row += 1) {
    const text = numberText(row);
    yield [
      textCell(`n${row}`, ''),
      numberCell(text, Number(text)),
      row % 3 === 0 ? dateCell(NOON) : null,
    ];
  }
}

const head = ['name', 'number', 'date'].map((text) => textCell(text, ''));
const sheet = (name: string, count: number) => ({
  ...{ name, head, lines: lines(count) },
  widths: [10, 10, 20],
});

it('rows come back in their order, each with its own format, however many blocks they take', async () => {
  for (const count of sample([0, 1999, 2001, 1, 2000, 5003], 3)) {
    const bytes = await writeWorkbook([sheet('long', count), sheet('other', 2)]);
    const { Sheets, SheetNames } = read(bytes, { type: 'array', cellText: true });
    expect(SheetNames).toEqual(['long', 'other']);
    const long = Sheets['long'] ?? {};
    expect(long['!ref']).toBe(`A1:C${count + 1}`);
    expect(long['!autofilter']).toEqual({ ref: `A1:C${count + 1}` });
    const shown = utils.sheet_to_json<unknown[]>(long, { header: 1, raw: false });
    expect(shown).toHaveLength(count + 1);
    const wrong = shown.slice(1).flatMap((row, at) => {
      const date = at % 3 === 0 ? ['20/11/2026 12:00:00'] : [];
      const expected = [`n${at}`, numberText(at), ...date];
      return JSON.stringify(row) === JSON.stringify(expected) ? [] : [{ row, expected }];
    });
    expect(wrong, `${count} rows`).toEqual([]);
    expect(utils.sheet_to_json(Sheets['other'] ?? {}, { header: 1 })).toHaveLength(3);
  }
});

it('rejects with what its rows throw', async () => {
  function* broken(): Generator<Line> {
    yield head;
    throw new Error('no more rows');
  }
  const sheets = [{ ...sheet('long', 0), lines: broken() }];
  await expect(writeWorkbook(sheets)).rejects.toThrow('no more rows');
});

const TABLE: TextTable = {
  owner: [{ head: 'Orden', text: '0012' }],
  heads: ['Examen', 'Resultado'],
  rows: [
    ['Glucosa', { text: '5.10', number: 5.1 }],
    ['Plaquetas', { text: '3.410', number: 3410 }],
    ['Nota', '=1+1'],
    ['Código', { text: '007', number: 7 }],
  ],
};

it('a table has whose it is in every row, numbers where they are unambiguous, their decimals, and no formula', async () => {
  const bytes = await makeTableWorkbook({ table: TABLE, name: 'Resultados', cut: '…' });
  const cells = read(bytes, { type: 'array', cellNF: true }).Sheets['Resultados'] ?? {};
  expect(utils.sheet_to_json(cells, { header: 1 })).toEqual([
    ['Orden', 'Examen', 'Resultado'],
    ['0012', 'Glucosa', 5.1],
    ['0012', 'Plaquetas', '3.410'],
    ['0012', 'Nota', '=1+1'],
    ['0012', 'Código', '007'],
  ]);
  expect(cells['C2']).toMatchObject({ t: 'n', z: '0.00' });
  expect(cells['C4']).toMatchObject({ t: 's', v: '=1+1' });
  expect(JSON.stringify(cells)).not.toContain('"f":');
});
