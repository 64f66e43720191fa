import type { ConfigurationEntry } from './configuration-entry';
import { effectiveEntries, isEditable, isMailPassword } from './effective-values';
import { EDITOR_KEYS, type EditorKey, type EditorValues } from './editor-values';
import { CONFIGURATION_KEYS, type KeyKind } from './keys';
import { readColor } from './read-values';

/** One setting as `PUT /configuration` takes it: plain text, not encoded; flags as JSON booleans. */
export interface SettingToStore {
  readonly key: string;
  readonly value: string | boolean;
}

/** What somebody read, and what they want instead. */
export interface ConfigurationEdit {
  readonly base: EditorValues;
  readonly wanted: EditorValues;
  /** What was sent since `base` was read and never confirmed: any of it may be stored, so what is wanted instead is an edit too. */
  readonly unconfirmed?: readonly EditorValues[];
}

/** The keys that were edited. */
export function editedKeys(edit: ConfigurationEdit): readonly EditorKey[] {
  const { base, wanted, unconfirmed = [] } = edit;
  return EDITOR_KEYS.filter((key) => {
    // A secret that is empty again asks for nothing: sent, it would wipe the stored one.
    const before = CONFIGURATION_KEYS[key].kind === 'secret' ? [base] : [base, ...unconfirmed];
    return before.some((values) => values[key] !== wanted[key]);
  });
}

const ONE_LINE: ReadonlySet<KeyKind> = new Set<KeyKind>([
  'line',
  'link',
  'lisUrl',
  'mailAddress',
  'port',
]);

/** As it is sent: colours as they are stored, and no blanks around what stands on one line, which come from pasting. */
function storedValue(key: EditorKey, value: string | boolean): string | boolean {
  const { kind } = CONFIGURATION_KEYS[key];
  if (typeof value === 'boolean') return value;
  if (kind === 'color') return readColor(value) ?? value;
  return ONE_LINE.has(kind) ? value.trim() : value;
}

/** Whether `stored` is what a key has once `sent` is taken over. */
export function isStoredAs(key: EditorKey, sent: EditorValues, stored: EditorValues): boolean {
  return String(stored[key]).trim() === String(storedValue(key, sent[key])).trim();
}

/**
 * The edited keys that somebody else changed meanwhile to yet another value. Secrets are write-only, so nobody can tell for
 * them.
 */
export function conflictingKeys(
  edit: ConfigurationEdit,
  current: EditorValues,
): readonly EditorKey[] {
  const { base, wanted, unconfirmed = [] } = edit;
  return editedKeys(edit).filter(
    (key) =>
      CONFIGURATION_KEYS[key].kind !== 'secret' &&
      current[key] !== base[key] &&
      current[key] !== wanted[key] &&
      // One's own, stored after all.
      !unconfirmed.some((sent) => isStoredAs(key, sent, current)),
  );
}

/** The edits of one person on top of what is stored now. */
export function onTopOf(edit: ConfigurationEdit, current: EditorValues): EditorValues {
  const edits = editedKeys(edit).map((key) => [key, edit.wanted[key]]);
  return { ...current, ...(Object.fromEntries(edits) as Partial<EditorValues>) };
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
