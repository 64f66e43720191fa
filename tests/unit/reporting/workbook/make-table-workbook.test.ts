import { expect, it } from 'vitest';
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
