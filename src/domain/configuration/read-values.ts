/** Panic blocking: nothing, the pathological test, or the whole order. */
export type PanicBlocking = 'none' | 'test' | 'order';

/** Of an id, the six digits that `readWhole` reads. */
export const MAX_ID = 999_999;
const WHOLE_NUMBER = /^\d{1,6}$/;
const HEX_COLOR = /^#?(?:[\da-f]{3}|[\da-f]{6})$/;
const RGB_COLOR = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/;
/** Day, month and year once each, one separator; anything else is not a date format of ours. */
const DATE_FORMAT =
  /^(D{1,2}|M{1,2}|YYYY|YY)([-/. ])(D{1,2}|M{1,2}|YYYY|YY)\2(D{1,2}|M{1,2}|YYYY|YY)$/;

/** A flag in any spelling of true and false; null for all other texts. */
export function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'true') return true;
  return word === 'false' ? false : null;
}

/** A whole number within the limits; null otherwise. */
export function readWhole(text: string, min: number, max: number): number | null {
  const digits = text.trim();
  const whole = WHOLE_NUMBER.test(digits) ? Number.parseInt(digits, 10) : -1;
  return whole >= min && whole <= max ? whole : null;
}

function hexByte(part: string): string {
  return Math.min(Number.parseInt(part, 10), 255).toString(16).padStart(2, '0');
}

/** A colour as `#rrggbb` in lower case, from hex with or without `#`, three digits or `rgb()`; null otherwise. */
export function readColor(text: string): string | null {
  const color = text.trim().toLowerCase();
  const [, red, green, blue] = RGB_COLOR.exec(color) ?? [];
  if (red !== undefined && green !== undefined && blue !== undefined) {
    return `#${[red, green, blue].map(hexByte).join('')}`;
  }
  if (!HEX_COLOR.test(color)) return null;
  const digits = color.replace('#', '');
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** A date format in dayjs capitals, from the server's `dd/MM/yyyy`; null when a letter is unknown. */
export function readDateFormat(text: string): string | null {
  const format = text.trim().replaceAll('d', 'D').replaceAll('m', 'M').replaceAll('y', 'Y');
  const [, first = '', , second = '', third = ''] = DATE_FORMAT.exec(format) ?? [];
  const parts = [first, second, third].map((part) => part.charAt(0)).toSorted();
  return parts.join('') === 'DMY' ? format : null;
}

/** BloqueaPanicos; null for other texts. */
export function readPanicBlocking(text: string): PanicBlocking | null {
  const choices = new Map<string, PanicBlocking>([
    ['0', 'none'],
    ['1', 'test'],
    ['2', 'order'],
  ]);
  return choices.get(text.trim()) ?? null;
}

/** Demographics of the LIS itself have negative ids. */
export function readDemographicId(text: string): number | null {
  const negative = text.trim().startsWith('-');
  const id = readWhole(text.trim().replace('-', ''), 0, MAX_ID);
  return id !== null && negative ? 0 - id : id;
}
