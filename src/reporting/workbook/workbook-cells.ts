import type { CellObject } from 'xlsx';

import { numberReadings } from '@/domain/base/number-readings';

/** What a cell of a workbook holds at most. */
const MOST_CHARACTERS = 32_767;
/** Characters that XML cannot carry, halves of characters among them; line breaks and tabs can. */
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;
/** What spreadsheets would read as a coded character. */
const CODED = /_(?=x[0-9a-f]{4}_)/gi;
/** What a cut may leave of a character of two halves, or of one that was coded. */
const BEGUN = /\p{Surrogate}$|(?<!_x005F)_x?0{0,2}5?F?$/u;
/** Either of them. Hardly any text has one: looked for once, a table costs less than looked for twice. */
const NEEDS_CARE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}|_(?=x[0-9a-f]{4}_)/iu;
/** A number as laboratories write measurements; leading zeros make a code. */
const MEASUREMENT = /^-?(?:0|[1-9]\d*)(?:[.,](\d+))?$/;
/** Spreadsheets hold numbers of this many digits exactly. */
const MOST_DIGITS = 15;
const DATE = 'dd/mm/yyyy hh:mm:ss';

function numberFormat(decimals: number): string {
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
}

/** Every number format that a cell can have. */
export const FORMATS: readonly string[] = [
  DATE,
  ...Array.from({ length: MOST_DIGITS }, (_, decimals) => numberFormat(decimals)),
];

/**
 * A text cell, never a formula: the type says text, so a leading `=` or `+` is one. Texts that do not fit
 * are cut with a word that says so. An empty text needs no cell.
 */
export function textCell(text: string, cut: string): CellObject | null {
  if (text === '') return null;
  const coded = NEEDS_CARE.test(text)
    ? text.replaceAll(UNFIT, '').replaceAll(CODED, '_x005F_')
    : text;
  if (coded.length <= MOST_CHARACTERS) return { t: 's', v: coded };
  return { t: 's', v: coded.slice(0, MOST_CHARACTERS - cut.length).replace(BEGUN, '') + cut };
}

/**
 * The number that the laboratory's text means, in a cell with the decimals of that text; null where it means none. Thousands, which
 * no format writes alike in every language, have none, nor has a zero below zero, whose sign spreadsheets drop.
 */
export function numberCell(text: string, value: number | null): CellObject | null {
  const written = text.trim();
  const parts = MEASUREMENT.exec(written);
  if (parts === null || value === null || written.replaceAll(/\D/g, '').length > MOST_DIGITS) {
    return null;
  }
  if (value === 0 && written.startsWith('-')) return null;
  const decimals = isGrouped(written, value) ? 0 : (parts[1]?.length ?? 0);
  return { t: 'n', v: value, z: numberFormat(decimals) };
}

/** Whether the separator of a number parts thousands. */
export function isGrouped(text: string, value: number | null): boolean {
  return numberReadings(text)[1] === value;
}

/** A date cell from a spreadsheet's day number. */
export function dateCell(dayNumber: number): CellObject {
  return { t: 'n', v: dayNumber, z: DATE };
}
