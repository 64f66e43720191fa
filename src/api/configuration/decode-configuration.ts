import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { bytesFromBase64 } from '@/lib/base64';
import { decodeText } from '@/lib/decode-text';
import { parseJson } from '@/lib/parse-json';
import { readText } from '@/lib/scalars';
import { integer, listOf, record, required, type ReadList } from '@/lib/schema';

/** A text of the inner list: base64 of UTF-8 or windows-1252 bytes, told apart text by text (contract §2). */
const encodedText = required((base64) => {
  const bytes = bytesFromBase64(readText(base64));
  return bytes === null ? null : decodeText(bytes);
});

const entrySchema = record(
  { key: encodedText, value: encodedText, origin: integer },
  (entry): ConfigurationEntry => entry,
);

/**
 * The entries inside the one value of `GET /configuration/encrypted`: base64 of a JSON list whose keys and values are base64
 * again (contract §2). Null when the value is not that; single broken entries are counted.
 */
export function decodeConfiguration(value: string): ReadList<ConfigurationEntry> | null {
  const bytes = bytesFromBase64(value);
  if (bytes === null) return null;
  try {
    return listOf(entrySchema).safeParse(parseJson(decodeText(bytes))).data ?? null;
  } catch {
    return null;
  }
}
