import { number, text } from '@demo-lis/database/rows';

import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';

/** One setting of the configuration list; the portal's own (origin 1) wins. '' when there is none. */
export async function readSetting({ database }: LaboratoryContext, key: string): Promise<string> {
  const { rows } = await database.execute({
    sql: 'SELECT value FROM settings WHERE key = ? ORDER BY origin LIMIT 1',
    args: [key],
  });
  return rows[0] === undefined ? '' : text(rows[0], 'value');
}

/** Whether a setting is on; written True, true, False or false. */
export async function isOn(lab: LaboratoryContext, key: string): Promise<boolean> {
  return (await readSetting(lab, key)).toLowerCase() === 'true';
}

/** The first year that searches without a date reach back to: AniosConsultas before this one. */
export async function firstSearchedYear(lab: LaboratoryContext): Promise<number> {
  const years = Number(await readSetting(lab, 'AniosConsultas'));
  return new Date(lab.now()).getUTCFullYear() - (Number.isInteger(years) ? years : 0);
}

/** Setting of the LIS that is read by its own call; null when unknown. */
export async function readLisSetting(
  { database }: LaboratoryContext,
  key: string,
): Promise<string | null> {
  const { rows } = await database.execute({
    sql: 'SELECT value FROM lis_settings WHERE key = ?',
    args: [key],
  });
  return rows[0] === undefined ? null : text(rows[0], 'value');
}

/** How many orders a user type may list; 0 for all. */
export async function orderQuantity({ database }: LaboratoryContext, type: number) {
  const { rows } = await database.execute({
    sql: 'SELECT quantity_order FROM user_types WHERE type = ?',
    args: [type],
  });
  return rows[0] === undefined ? 0 : number(rows[0], 'quantity_order');
}
