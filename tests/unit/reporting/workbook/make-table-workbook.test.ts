import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import type { TextTable } from '@/domain/export/text-table';
import { makeTableWorkbook } from '@/reporting/workbook/make-table-workbook';

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

async function sheet() {
  const bytes = await makeTableWorkbook({ table: TABLE, name: 'Resultados', cut: '…' });
  const found = read(bytes, { type: 'array', cellNF: true }).Sheets['Resultados'];
  if (found === undefined) throw new Error('no sheet');
  return found;
}

describe('makeTableWorkbook', () => {
  it('has whose it is in every row, and numbers where the laboratory wrote unambiguous ones', async () => {
    expect(utils.sheet_to_json(await sheet(), { header: 1 })).toEqual([
      ['Orden', 'Examen', 'Resultado'],
      ['0012', 'Glucosa', 5.1],
      ['0012', 'Plaquetas', '3.410'],
      ['0012', 'Nota', '=1+1'],
      ['0012', 'Código', '007'],
    ]);
  });

  it('keeps the decimals of the laboratory, and has no formula (G3)', async () => {
    const cells = await sheet();
    expect(cells['C2']).toMatchObject({ t: 'n', z: '0.00' });
    expect(cells['C4']).toMatchObject({ t: 's', v: '=1+1' });
    expect(JSON.stringify(cells)).not.toContain('"f":');
  });
});
