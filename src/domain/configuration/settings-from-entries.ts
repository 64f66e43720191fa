import { NOTHING_LOST, type ConfigurationEntry, type LostEntries } from './configuration-entry';
import { effectiveValues } from './effective-values';
import { KEYS_BY_NAME, strictText } from './keys';
import { readStored } from './kind-readers';
import type { Settings } from './settings';

/** The settings, and what of the configuration could not be read. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly unread: LostEntries;
}

/**
 * The laboratory's settings from the decoded configuration, every key with its default. Total: whatever is stored, each setting
 * has a usable value. An entry that is there and cannot be read never opens what it may have closed: its strict text counts.
 */
export function readSettings(
  entries: readonly ConfigurationEntry[],
  lost: LostEntries = NOTHING_LOST,
): ReadSettings {
  const stored = effectiveValues(entries, lost);
  const unread = new Set(lost.keys);
  const values = new Map<string, unknown>();
  for (const [name, row] of KEYS_BY_NAME) {
    const value = readStored(row, stored.get(name));
    // Keys of which no setting comes are told as well.
    if (value === null) unread.add(name);
    if (row.path !== null) values.set(row.path, value ?? readStored(row, strictText(row)));
  }
  // `Settings` is derived from the paths of the same rows.
  const { branding, ...others } = atPaths(values) as Settings;
  const entity = branding.entity || branding.title;
  const settings = { ...others, branding: { ...branding, entity } };
  return { settings, unread: { ...lost, keys: [...unread] } };
}

/** The settings alone; `settingsFromEntries([])` is the configuration of a server that sends none. */
export function settingsFromEntries(entries: readonly ConfigurationEntry[]): Settings {
  return readSettings(entries).settings;
}

/** An object with every value at its path. */
function atPaths(values: ReadonlyMap<string, unknown>): object {
  const areas: Record<string, Record<string, unknown>> = {};
  const others: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [area = path, name] = path.split('.');
    if (name === undefined) others[path] = value;
    else (areas[area] ??= {})[name] = value;
  }
  return { ...areas, ...others };
}
