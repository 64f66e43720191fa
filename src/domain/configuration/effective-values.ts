import { CONFIGURATION_KEYS, type KeyOwner } from './configuration-keys';
import type { ConfigurationEntry } from './configuration-entry';

const ORIGIN_OF: Record<KeyOwner, number> = { portal: 1, lis: 2, 'lis-single': 2 };

function ownerOrigin(key: string): number | null {
  const known = new Map(Object.entries(CONFIGURATION_KEYS)).get(key);
  return known === undefined ? null : ORIGIN_OF[known.owner];
}

/** Accented keys arrive composed or decomposed; both name the same setting. */
function keyOf(entry: ConfigurationEntry): string {
  return entry.key.trim().normalize('NFC');
}

/**
 * The one stored text per key (contract §3, Duplicates): the last one of the key's owner, else the last one of all. Keys are
 * compared in Unicode form NFC and exactly otherwise.
 */
export function effectiveValues(
  entries: readonly ConfigurationEntry[],
): ReadonlyMap<string, string> {
  const values = new Map(entries.map((entry) => [keyOf(entry), entry.value]));
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.origin !== null && entry.origin === ownerOrigin(key)) values.set(key, entry.value);
  }
  return values;
}
