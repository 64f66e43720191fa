import { foldText } from '@/domain/base/fold-text';
import type { FieldPlace } from '@/features/configuration/tabs/field-place';

/** One setting as somebody may look for it. */
export interface SettingEntry {
  /** Unlike all others. */
  readonly id: string;
  readonly label: string;
  /** The line of help below its field; empty for none. */
  readonly help: string;
  /** What the servers call it. */
  readonly wireName: string;
  /** The tab, in words. */
  readonly where: string;
  /** Null: it is changed in the LIS and not here. */
  readonly place: FieldPlace | null;
}

/** How near an entry comes to what is looked for, the nearest 0; null when it lacks one of the words. */
function distance({ label, help, wireName, where }: SettingEntry, query: string): number | null {
  const [name, wire] = [foldText(label), foldText(wireName)];
  const all = [name, wire, foldText(help), foldText(where)].join(' ');
  if (!query.split(/\s+/).every((word) => all.includes(word))) return null;
  if (name === query || wire === query) return 0;
  if (name.startsWith(query) || wire.startsWith(query)) return 1;
  return name.includes(query) || wire.includes(query) ? 2 : 3;
}

/**
 * The settings that have every word of the query in their label, help, tab or wire name, whatever the accents and capitals, those
 * named so first. None for an empty query.
 */
export function searchSettings(
  entries: readonly SettingEntry[],
  query: string,
): readonly SettingEntry[] {
  const folded = foldText(query.trim());
  if (folded === '') return [];
  const found = entries.flatMap((entry) => {
    const far = distance(entry, folded);
    return far === null ? [] : [{ entry, far }];
  });
  return found.toSorted((one, other) => one.far - other.far).map(({ entry }) => entry);
}
