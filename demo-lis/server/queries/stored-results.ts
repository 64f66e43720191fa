import type { InValue, Row } from '@libsql/client';

import { flag, number, numberOrNull, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import type { Session } from '@demo-lis/server/tokens';

import { readSetting } from './settings';

/** The fixed texts that stand in place of a result. */
export interface MaskTexts {
  readonly pending: string;
  readonly restricted: string;
  readonly blocked: string;
}

/** Rows of results with area and validating user, in no meaningful order. condition: SQL on `r`. */
export async function storedResults(
  { database, switches }: LaboratoryContext,
  condition: string,
  args: readonly InValue[],
): Promise<readonly Row[]> {
  const { rows } = await database.execute({
    sql: `SELECT r.*, a.name AS area_name, a.name_english AS area_english, a.abbreviation AS area_abbr,
        u.name AS user_first_name, u.last_name AS user_last_name, u.identification AS user_identification
      FROM results r LEFT JOIN areas a ON a.id = r.area_id LEFT JOIN users u ON u.type = 4 AND u.id = r.validation_user_id
      WHERE ${condition} ORDER BY r.test_id * 7919 % 10007`,
    args: [...args],
  });
  return switches.profileNames ? rows.map((row) => ({ ...row, profile_id: 0 })) : rows;
}

/** Profiles that the laboratory has translated; it never got to the others. */
const PROFILES_IN_ENGLISH: Readonly<Record<number, string>> = {
  501: 'Blood count',
  502: 'Lipid profile',
  503: 'Kidney function',
  504: 'Urinalysis',
  505: 'Liver profile',
  506: 'Electrolytes',
  508: 'Thyroid profile',
};

/** English names of a test, its area and its profile, as far as there are any. */
export function englishNames(row: Row): Record<string, unknown> {
  return {
    nameAreaEnglish: row['area_english'],
    nameTestEnglish: row['test_name_english'],
    profileNameEnglish: PROFILES_IN_ENGLISH[number(row, 'profile_id')] ?? null,
  };
}

/** The texts as configured, one Spanish word each when they are not. */
export async function readMaskTexts(lab: LaboratoryContext): Promise<MaskTexts> {
  const pending = await readSetting(lab, 'ComentarioResultadoPendiente');
  const restricted = await readSetting(lab, 'ComentarioRegistroRestringido');
  return {
    pending: pending === '' ? 'Pendiente' : pending,
    restricted: restricted === '' ? 'Restringido' : restricted,
    blocked: 'Bloqueado',
  };
}

/** The result as a user may see it: blocked, restricted and pending results are replaced by their text. */
export function visibleResult(row: Row, session: Session, masks: MaskTexts): string | null {
  if (flag(row, 'blocked')) return masks.blocked;
  if (flag(row, 'confidential') && !session.confidential) return masks.restricted;
  if (number(row, 'state') < 4) return masks.pending;
  return textOrNull(row, 'result');
}

/** A ready text of two limits, with raw decimals (`70.0 - 100.0`) as the servers write them; null without an upper limit. */
export function rawInterval(row: Row, minColumn: string, maxColumn: string): string | null {
  const min = numberOrNull(row, minColumn) ?? 0;
  const max = numberOrNull(row, maxColumn);
  if (max === null || (min === 0 && max === 0)) return null;
  return `${rawDecimal(min)} - ${rawDecimal(max)}`;
}

function rawDecimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
