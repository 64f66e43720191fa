import { flag, number, numberOrNull, text } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';

import { readLisSetting } from './settings';

/** Files of an order (contract: Attachment), with explicit nulls; none while the LIS does not print attachments. */
export async function orderAttachments(
  lab: LaboratoryContext,
  order: number,
): Promise<readonly Record<string, unknown>[]> {
  if ((await readLisSetting(lab, 'ImprimirAdjuntos'))?.toLowerCase() !== 'true') return [];
  const { rows } = await lab.database.execute({
    sql: 'SELECT * FROM attachments WHERE order_number = ? ORDER BY id',
    args: [order],
  });
  return rows.map((row) => ({
    idOrder: order,
    idTest: numberOrNull(row, 'test_id'),
    name: text(row, 'name'),
    extension: text(row, 'extension'),
    file: text(row, 'file'),
    fileType: null,
    viewresul: flag(row, 'view_result'),
    date: number(row, 'created_date'),
    replace: false,
    delete: false,
  }));
}
