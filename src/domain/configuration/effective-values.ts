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
 * The one stored entry per key (contract §3, Duplicates): the last one of the key's owner, else the last one of all. Keys are
 * compared in Unicode form NFC and exactly otherwise.
 */
export function effectiveEntries(
  entries: readonly ConfigurationEntry[],
): ReadonlyMap<string, ConfigurationEntry> {
  const found = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.origin !== null && entry.origin === ownerOrigin(key)) found.set(key, entry);
  }
  return found;
}

/** The one stored text per key. */
export function effectiveValues(
  entries: readonly ConfigurationEntry[],
): ReadonlyMap<string, string> {
  return new Map([...effectiveEntries(entries)].map(([key, { value }]) => [key, value]));
}

/** Whether an entry is the portal's to change: origin 1, or no origin told and the key is not the LIS's own. */
export function isEditable(entry: ConfigurationEntry): boolean {
  if (entry.origin !== null) return entry.origin === ORIGIN_OF.portal;
  return ownerOrigin(keyOf(entry)) !== ORIGIN_OF.lis;
}

/** The key under which the server knows the outgoing mail's password, however it spells it. */
export function isMailPassword(entry: ConfigurationEntry): boolean {
  return keyOf(entry).toLowerCase() === 'smtppassworduser';
}
