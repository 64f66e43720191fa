import { NOTHING_LOST, type ConfigurationEntry, type LostEntries } from './configuration-entry';
import { KEYS_BY_NAME, strictText, type KeyOwner } from './keys';

const ORIGIN_OF: Record<KeyOwner, number> = { portal: 1, lis: 2, 'lis-single': 2 };

function ownerOrigin(key: string): number | null {
  const row = KEYS_BY_NAME.get(key);
  return row === undefined ? null : ORIGIN_OF[row.owner];
}

/** Accented keys arrive composed or decomposed; both name the same setting. */
function keyOf({ key }: Pick<ConfigurationEntry, 'key'>): string {
  return key.trim().normalize('NFC');
}

/**
 * The one stored entry per key (docs/contract.md): the last one of the key's owner, else the last one of all. Keys are compared
 * in Unicode form NFC and exactly otherwise.
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

/**
 * The one stored text per key. In the place of what was lost stands the key's strict text; an entry that lost its key may be any
 * of those that are missing.
 */
export function effectiveValues(
  entries: readonly ConfigurationEntry[],
  lost: LostEntries = NOTHING_LOST,
): ReadonlyMap<string, string> {
  const values = new Map([...effectiveEntries(entries)].map(([key, { value }]) => [key, value]));
  const lostKeys = new Set(lost.keys.map((key) => keyOf({ key })));
  for (const [name, row] of KEYS_BY_NAME) {
    const mayBeNameless = lost.nameless > 0 && !values.has(name);
    if (lostKeys.has(name) || mayBeNameless) values.set(name, strictText(row));
  }
  return values;
}

/** What is still lost once these keys are stored anew. */
export function withoutStored(lost: LostEntries, stored: readonly string[]): LostEntries {
  const anew = new Set(stored.map((key) => keyOf({ key })));
  return { ...lost, keys: lost.keys.filter((key) => !anew.has(keyOf({ key }))) };
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
