import type { ConfigurationKey, KeyKind } from './keys';
import {
  MAX_ID,
  readColor,
  readDateFormat,
  readDemographicId,
  readFlag,
  readPanicBlocking,
  readWhole,
} from './read-values';

const readLine = (text: string): string => text.trim();

/** What a text of each kind means; null when it means nothing. */
const KIND_READERS = {
  flag: readFlag,
  line: readLine,
  link: readLine,
  lisUrl: readLine,
  mailAddress: readLine,
  port: readLine,
  color: readColor,
  picture: readLine,
  html: (text: string): string => text,
  list: readLine,
  panicBlocking: readPanicBlocking,
  whole: (text: string, { range: [min, max] = [0, MAX_ID] }: ConfigurationKey) =>
    readWhole(text, min, max),
  demographic: readDemographicId,
  dateFormat: readDateFormat,
  // Nothing here asks what it is.
  secret: () => '',
} satisfies Readonly<Record<KeyKind, (text: string, row: ConfigurationKey) => unknown>>;

/** The type of what a kind of key holds. */
export type ValueOf<Kind extends KeyKind> = NonNullable<ReturnType<(typeof KIND_READERS)[Kind]>>;

/** What the text stored under a key means: what is missing or blank gives its fallback. Null when it means nothing. */
export function readStored(
  row: ConfigurationKey,
  stored: string | undefined,
): ValueOf<KeyKind> | null {
  const text = stored ?? row.fallback;
  const isBlank = text.trim() === '' && row.kind !== 'html';
  return KIND_READERS[row.kind](isBlank ? row.fallback : text, row);
}
