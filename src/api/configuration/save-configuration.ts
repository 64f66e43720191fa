import {
  asEntries,
  conflictingKeys,
  settingsToStore,
  type ConfigurationEdit,
  type SettingToStore,
} from '@/domain/configuration/edits';
import {
  editorValues,
  type EditorKey,
  type EditorValues,
} from '@/domain/configuration/editor-values';
import { withoutStored } from '@/domain/configuration/effective-values';
import { service } from '@/api/origins';
import { nothing } from '@/lib/wire/readers';

import { getEditableEntries } from './get-stored-entries';

/**
 * PUT service `/configuration`. The answer only echoes the request: read the configuration again to see what was stored. A plain
 * function, because the list may hold the mail password.
 */
export async function putConfiguration(
  settings: readonly SettingToStore[],
  signal?: AbortSignal,
): Promise<void> {
  await service(nothing, {
    method: 'PUT',
    path: '/configuration',
    body: settings,
    limit: 'write',
    signal,
  });
}

/** What became of a save: sent, or held back because somebody else changed the same keys since they were read. */
export type ConfigurationSaving =
  | {
      readonly kind: 'sent';
      /** What an editor should find from now on, as far as the server stored it. */
      readonly values: EditorValues;
    }
  | {
      readonly kind: 'conflict';
      readonly keys: readonly EditorKey[];
      /** What is stored now. */
      readonly current: EditorValues;
    };

/**
 * Stores what an administrator edited: reads the list again, holds back when the same keys changed there, and otherwise sends
 * every stored entry back with only the edited ones replaced. The list and its secrets live in this call only.
 */
export async function saveConfiguration(
  edit: ConfigurationEdit,
  signal?: AbortSignal,
): Promise<ConfigurationSaving> {
  const { items, lost } = await getEditableEntries(signal);
  const current = editorValues(items, lost);
  const keys = conflictingKeys(edit, current);
  if (keys.length > 0) return { kind: 'conflict', keys, current };
  const sent = settingsToStore(items, edit);
  await putConfiguration(sent, signal);
  const stillLost = withoutStored(
    lost,
    sent.map(({ key }) => key),
  );
  return { kind: 'sent', values: editorValues([...items, ...asEntries(sent)], stillLost) };
}
