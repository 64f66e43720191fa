import { plainNumber } from '@/domain/base/number-readings';
import { hasHidden, showHidden } from '@/domain/base/hidden-characters';

/** Line ends of every system; a lone `\r` also parts the lines of HL7 messages. */
const LINE_ENDS = /\r\n?/g;
const BYTE_ORDER_MARK = /^\ufeff/;
const INSTANT_TEXT =
  /^(\d{4}-\d{2}-(\d{2}))T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})$/;
const DAY_TEXT = /^\d{8}$/;
/** A calendar day of the years that instants may have, written as a number. No midnight of 1970 reads like one. */
const DAY_NUMBER = /^(?:1[89]|2[01])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** Instants outside 1800 to 2199 are fillers of other systems (0001-01-01, 9999-12-31), not events. */
const EARLIEST = Date.UTC(1800, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const HOUR = 3_600_000;
/** What lies before is the first day of other systems' calendars (30 December 1899, 1 January 1900) in whichever zone. */
const FIRST_BIRTH = Date.UTC(1900, 0, 2);
/** March 1973 in milliseconds: what is smaller are seconds, for no laboratory's system is so old. */
const FIRST_EVENT = 100_000_000_000;

const TRUE_WORDS = new Set(['true', '1', 's', 'si', 'sí', 'y', 'yes', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'n', 'no', 'off']);

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

/** True or false from a boolean, 1 and 0, or the words servers use for them in Spanish and English; null for all else. */
export function readBoolean(value: unknown): boolean | null {
  const word = readExactText(value).trim().toLowerCase().normalize('NFC');
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : null;
}

function readInstantText(text: string): number {
  const [, date = '', day = '', time = '', zone = ''] = INSTANT_TEXT.exec(text) ?? [];
  // Engines move 30 February into March: such a date is a mistake, not a day.
  if (new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day)) return Number.NaN;
  return Date.parse(`${date}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
}

/**
 * Whether a number is likelier an instant in epoch seconds. As milliseconds those are the weeks around New Year 1970, and who was
 * born then was so at midnight of some zone.
 */
function isInSeconds(number: number): boolean {
  return number % HOUR !== 0 && number * 1000 >= EARLIEST && number * 1000 < LATEST;
}

/**
 * An instant in epoch milliseconds, or null. Read are epoch milliseconds, as number or text, and ISO dates with time and zone.
 * Everything else is null, never a guess: dates without zone (a day would shift), eight digits (a day number), 0 (the empty
 * value of other systems), a number that reads as a day (`20250320`), epoch seconds, and years outside 1800 to 2199.
 */
export function readInstant(value: unknown): number | null {
  const text = readExactText(value).trim();
  if ((typeof value === 'string' ? DAY_TEXT : DAY_NUMBER).test(text)) return null;
  const number = readInteger(value);
  if (number !== null && isInSeconds(number)) return null;
  const instant = number ?? readInstantText(text);
  return instant !== 0 && instant >= EARLIEST && instant < LATEST ? instant : null;
}

/** The instant of a birth, as `readInstant`; also null for the fillers of 1900, by which a patient would be 126 years old. */
export function readBirth(value: unknown): number | null {
  const instant = readInstant(value);
  return instant !== null && instant >= FIRST_BIRTH ? instant : null;
}

/** The instant of something that happened in a laboratory, as `readInstant`; also null before 1973, where epoch seconds end up. */
export function readEvent(value: unknown): number | null {
  const instant = readInstant(value);
  return instant !== null && instant >= FIRST_EVENT ? instant : null;
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
