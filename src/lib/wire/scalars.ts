import { plainNumber } from '@/domain/base/number-readings';
import { hasHidden, showHidden } from '@/domain/base/hidden-characters';

/** Line ends of every system; a lone `\r` also parts the lines of HL7 messages. */
const LINE_ENDS = /\r\n?/g;
const BYTE_ORDER_MARK = /^\ufeff/;

const TRUE_WORDS = new Set(['true', '1']);
const FALSE_WORDS = new Set(['false', '0']);

/** Made for the first number that needs it: a slow phone takes a tenth of a second for it, and hardly any server sends one. */
let withoutExponent: Intl.NumberFormat | null = null;

function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(value);
  if (!text.includes('e')) return text;
  withoutExponent ??= new Intl.NumberFormat('en', {
    useGrouping: false,
    maximumSignificantDigits: 21,
  });
  return withoutExponent.format(value);
}

/**
 * Any wire value as the text that was sent, for what is compared, sent back or decoded. A byte order mark at its start is no part
 * of it, and line breaks are `\n`. Numbers become decimal text without exponent, booleans `true` or `false`; everything else is
 * empty.
 */
export function readExactText(value: unknown): string {
  if (typeof value === 'string') {
    return value.replace(BYTE_ORDER_MARK, '').replaceAll(LINE_ENDS, '\n');
  }
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * Any wire value as people may read it, wherever it is shown later: like `readExactText`, with hidden characters written out by
 * `showHidden`. None is lost, and none can turn or hide another one.
 */
export function readText(value: unknown): string {
  return showHidden(readExactText(value));
}

/**
 * The text of a value that must not look empty unless nothing was sent: as `readText`, but null for what is there and is no text (an
 * object, a list, yes or no, a number without end).
 */
export function readKnownText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return '';
  const text = typeof value === 'boolean' ? '' : readText(value);
  return text === '' ? null : text;
}

/**
 * A finite number, or null. Texts count only when they are a number from end to end, with a point or a comma; `1.234` and
 * `1,234` are ambiguous and give null.
 */
export function readNumber(value: unknown): number | null {
  // As received: without the control character in it, `1\u00002` would become a 12 that nobody sent.
  if (typeof value === 'string') return plainNumber(value);
  // Adding 0 turns -0 into 0.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null;
}

/** A whole number that JavaScript holds exactly, or null. */
export function readInteger(value: unknown): number | null {
  const number = readNumber(value);
  return Number.isSafeInteger(number) ? number : null;
}

/** True or false from a boolean, 1 and 0, or these as text; null for all else. */
export function readBoolean(value: unknown): boolean | null {
  const word = readExactText(value).trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : null;
}

/**
 * What names a record (order number, code): trimmed non-empty text, or null. Numbers must be whole and exact; larger ones
 * arrive as text already (`parseJson`).
 */
export function readIdentifier(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value + 0) : null;
  const text = typeof value === 'string' ? readText(value).trim() : '';
  return text === '' ? null : text;
}

/** An identifier that is sent back to its server. With hidden characters two would look alike, and one written out names nothing. */
export function readKey(value: unknown): string | null {
  const key = readIdentifier(value);
  return key === null || hasHidden(key) ? null : key;
}
