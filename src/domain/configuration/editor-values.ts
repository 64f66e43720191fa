import { NOTHING_LOST, type ConfigurationEntry, type LostEntries } from './configuration-entry';
import { effectiveValues } from './effective-values';
import {
  CONFIGURATION_KEYS,
  KEYS_BY_NAME,
  strictText,
  type ConfigurationKey,
  type KeyGroup,
  type KeysWith,
} from './keys';
import { readColor, readFlag } from './read-values';

/** The keys that can be edited: flags, and all that is text: lines, codes, pictures, rich text. */
export type EditorKey = KeysWith<{ group: KeyGroup }>;
export type EditorFlag = KeysWith<{ group: KeyGroup; kind: 'flag' }>;
export type EditorText = Exclude<EditorKey, EditorFlag>;

/**
 * The editable configuration as forms hold it, under the wire's own names. `SmtpPasswordUser` always starts empty, which means
 * unchanged.
 */
export type EditorValues = Record<EditorFlag, boolean> & Record<EditorText, string>;

function isEditorKey(name: string): name is EditorKey {
  const row = KEYS_BY_NAME.get(name);
  return row !== undefined && row.group !== null;
}

export function isEditorFlag(key: EditorKey): key is EditorFlag {
  return CONFIGURATION_KEYS[key].kind === 'flag';
}

const IN_ORDER = [...KEYS_BY_NAME.keys()].filter(isEditorKey);

export const EDITOR_TEXTS = IN_ORDER.filter((key): key is EditorText => !isEditorFlag(key));

export const EDITOR_KEYS: readonly EditorKey[] = [
  ...IN_ORDER.filter(isEditorFlag),
  ...EDITOR_TEXTS,
];

/** The keys of one group in the order of the screen. */
export function keysIn<Group extends KeyGroup>(group: Group) {
  return IN_ORDER.filter(
    (key): key is EditorKey & KeysWith<{ group: Group }> => CONFIGURATION_KEYS[key].group === group,
  );
}

function editorValue(row: ConfigurationKey, stored: string | undefined): string | boolean {
  const { kind, fallback } = row;
  if (kind === 'flag') {
    const text = (stored ?? '').trim() || fallback;
    return readFlag(text) ?? strictText(row) === 'true';
  }
  if (kind === 'secret') return '';
  if (stored === undefined || (stored.trim() === '' && fallback !== '')) return fallback;
  if (kind === 'color') return readColor(stored) ?? stored;
  // A blank around a code means nothing.
  return kind === 'list' || kind === 'panicBlocking' ? stored.trim() : stored;
}

/**
 * What the forms of the administration start with: every key with its stored value, or its default, or the strict value where an
 * entry cannot be read. Texts that no choice offers stay as they are.
 */
export function editorValues(
  entries: readonly ConfigurationEntry[],
  lost: LostEntries = NOTHING_LOST,
): EditorValues {
  const stored = effectiveValues(entries, lost);
  return Object.fromEntries(
    EDITOR_KEYS.map((key) => [key, editorValue(CONFIGURATION_KEYS[key], stored.get(key))]),
  ) as EditorValues;
}
