import { service } from '@/api/origins';
import {
  NOTHING_LOST,
  type ConfigurationEntry,
  type LostEntries,
} from '@/domain/configuration/configuration-entry';
import { isMailPassword } from '@/domain/configuration/effective-values';
import { ApiError } from '@/lib/http/api-error';
import { listOf, record, text, integer, UNREADABLE, type ValueOf } from '@/lib/wire/readers';
import { bytesFromBase64 } from '@/lib/files/base64';
import { decodeText } from '@/lib/text/decode-text';
import { parseJson } from '@/lib/http/parse-json';
import { readText } from '@/lib/wire/scalars';

/** The configuration as it is stored, as far as it could be decoded. */
interface StoredConfiguration {
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

export const STORED_ENTRIES = '/configuration/encrypted';

const envelopeReader = listOf(record({ value: text }, ({ value }) => value));

/** The decoded list as it is stored, the mail's password among it. Rejects with `contract` when the value is not the doubly encoded list. */
async function readEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  const { items } = await service(envelopeReader, { path: STORED_ENTRIES, limit: 'start', signal });
  const decoded = decodeConfiguration(items[0] ?? '');
  if (items.length > 0 && decoded === null) throw new ApiError('contract', STORED_ENTRIES);
  return decoded ?? { items: [], lost: NOTHING_LOST };
}

function withoutPassword({ items, lost }: StoredConfiguration): StoredConfiguration {
  return { items: items.filter((entry) => !isMailPassword(entry)), lost };
}

/**
 * GET service `/configuration/encrypted`: the decoded list as it is stored. The mail's password is dropped here; the list still
 * holds the retired captcha key, so nobody keeps it. Rejects with `contract` when the value is not the doubly encoded list.
 */
export async function getStoredEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  return withoutPassword(await readEntries(signal));
}

/**
 * The same list for those who edit it. Rejects with `contract` when the server answers without any entry: an editor full of defaults
 * would say that they are what is stored.
 */
export async function getEditableEntries(signal?: AbortSignal): Promise<StoredConfiguration> {
  const stored = await readEntries(signal);
  if (stored.items.length === 0) throw new ApiError('contract', STORED_ENTRIES);
  return withoutPassword(stored);
}
