import type { ConfigurationEntry, LostEntries } from '@/domain/configuration/configuration-entry';
import { bytesFromBase64 } from '@/lib/files/base64';
import { decodeText } from '@/lib/text/decode-text';
import { parseJson } from '@/lib/http/parse-json';
import { readText } from '@/lib/wire/scalars';
import { integer, listOf, record, UNREADABLE, type ValueOf } from '@/lib/wire/readers';

/** The configuration as it is stored, as far as it could be decoded. */
export interface StoredConfiguration {
  readonly items: readonly ConfigurationEntry[];
  readonly lost: LostEntries;
}

/** A text of the inner list: base64 of UTF-8 or windows-1252 bytes, told apart text by text; null when it is not that. */
function encodedText(base64: unknown): string | null {
  if (typeof base64 === 'object' && base64 !== null) return null;
  const bytes = bytesFromBase64(readText(base64));
  return bytes === null ? null : decodeText(bytes);
}

const entryReader = record(
  { key: encodedText, value: encodedText, origin: integer },
  (entry) => entry,
);
const entriesReader = listOf(entryReader);

/**
 * The entries inside the one value of `GET /configuration/encrypted`: base64 of a JSON list whose keys and values are base64
 * again. Null when the value is not that; single broken entries are kept by their keys, or counted when they have lost those.
 */
export function decodeConfiguration(value: string): StoredConfiguration | null {
  const bytes = bytesFromBase64(value);
  if (bytes === null) return null;
  try {
    const read = entriesReader(parseJson(decodeText(bytes)));
    return read === UNREADABLE ? null : sorted(read.items, read.unreadable);
  } catch {
    return null;
  }
}

type DecodedEntry = ValueOf<typeof entryReader>;

function sorted(entries: readonly DecodedEntry[], unreadable: number): StoredConfiguration {
  const items: ConfigurationEntry[] = [];
  const keys: string[] = [];
  let nameless = unreadable;
  for (const { key, value, origin } of entries) {
    if (key === null || key.trim() === '') nameless += 1;
    else if (value === null) keys.push(key.trim());
    else items.push({ key, value, origin });
  }
  return { items, lost: { keys, nameless } };
}
