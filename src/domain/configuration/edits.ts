import type { ConfigurationEntry } from './configuration-entry';
import { effectiveEntries, isEditable, isMailPassword } from './effective-values';
import { EDITOR_KEYS, type EditorKey, type EditorValues } from './editor-values';
import { CONFIGURATION_KEYS } from './keys';
import { readColor } from './read-values';

/** One setting as `PUT /configuration` takes it: plain text, not encoded; flags as JSON booleans (docs/behaviour.md 1.3). */
export interface SettingToStore {
  readonly key: string;
  readonly value: string | boolean;
}

/** What somebody read, and what they want instead. */
export interface ConfigurationEdit {
  readonly base: EditorValues;
  readonly wanted: EditorValues;
}

/** The keys that were edited. */
export function editedKeys({ base, wanted }: ConfigurationEdit): readonly EditorKey[] {
  return EDITOR_KEYS.filter((key) => base[key] !== wanted[key]);
}

/**
 * The edited keys that somebody else changed meanwhile to yet another value. Secrets are write-only, so nobody can tell for
 * them.
 */
export function conflictingKeys(
  edit: ConfigurationEdit,
  current: EditorValues,
): readonly EditorKey[] {
  const { base, wanted } = edit;
  return editedKeys(edit).filter(
    (key) =>
      CONFIGURATION_KEYS[key].kind !== 'secret' &&
      current[key] !== base[key] &&
      current[key] !== wanted[key],
  );
}

/** The edits of one person on top of what is stored now. */
export function onTopOf(edit: ConfigurationEdit, current: EditorValues): EditorValues {
  const edits = editedKeys(edit).map((key) => [key, edit.wanted[key]]);
  return { ...current, ...(Object.fromEntries(edits) as Partial<EditorValues>) };
}

function storedValue(key: EditorKey, value: string | boolean): string | boolean {
  const color = CONFIGURATION_KEYS[key].kind === 'color' ? readColor(String(value)) : null;
  return color ?? value;
}

/**
 * What to send: every stored entry of the portal with its text untouched, keys and texts that nobody here understands included,
 * and in the place of the edited ones what is wanted. The mail password goes out only when it was typed.
 */
export function settingsToStore(
  stored: readonly ConfigurationEntry[],
  edit: ConfigurationEdit,
): readonly SettingToStore[] {
  const own = stored.filter((entry) => isEditable(entry) && !isMailPassword(entry));
  const told = own.filter(({ origin }) => origin !== null);
  const untold = own.filter(({ origin }) => origin === null);
  // Of one key stored twice the last one counts, and an entry with its origin before one without.
  const values = new Map<string, string | boolean>(
    [...untold, ...told].map(({ key, value }) => [key, value]),
  );
  const effective = effectiveEntries(own);
  for (const key of editedKeys(edit)) {
    values.set(effective.get(key)?.key ?? key, storedValue(key, edit.wanted[key]));
  }
  return Array.from(values, ([key, value]) => ({ key, value }));
}

/** What was sent, as it will be read back. */
export function asEntries(sent: readonly SettingToStore[]): readonly ConfigurationEntry[] {
  return sent.map(({ key, value }) => ({ key, value: String(value), origin: 1 }));
}
