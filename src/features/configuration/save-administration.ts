import type { QueryClient } from '@tanstack/react-query';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { getEditorValues } from '@/api/configuration/get-editor-values';
import {
  saveConfiguration,
  type ConfigurationSaving,
} from '@/api/configuration/save-configuration';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import { saveUserTypes, type UserTypesSaving } from '@/api/user-types/save-user-types';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { editedKeys } from '@/domain/configuration/edits';
import type { EditorKey, EditorValues } from '@/domain/configuration/editor-values';
import { editedUserTypes } from '@/domain/user-types/user-type-edits';

/** The two things that are saved, one after the other (behaviour.md 7, Save order). */
export type SavedPart = 'configuration' | 'userTypes';

export interface AdministrationEdit {
  /** What was read. */
  readonly base: AdministrationForm;
  readonly wanted: AdministrationForm;
}

/** Values of the same fields that somebody else stored meanwhile. */
export type AdministrationConflict =
  | ({ readonly part: 'configuration' } & Extract<ConfigurationSaving, { kind: 'conflict' }>)
  | ({ readonly part: 'userTypes' } & Extract<UserTypesSaving, { kind: 'conflict' }>);

/** Whether there is anything to lose. */
export function hasEdits({ base, wanted }: AdministrationEdit): boolean {
  return (
    partHasEdits({ base, wanted }, 'configuration') || partHasEdits({ base, wanted }, 'userTypes')
  );
}

export function partHasEdits({ base, wanted }: AdministrationEdit, part: SavedPart): boolean {
  return part === 'configuration'
    ? editedKeys({ base: base.configuration, wanted: wanted.configuration }).length > 0
    : editedUserTypes({ base: base.userTypes, wanted: wanted.userTypes }).length > 0;
}

/** Saves one part: what stands in the form afterwards, or the conflict that holds it back. */
export async function savePart(
  { base, wanted }: AdministrationEdit,
  part: SavedPart,
  signal: AbortSignal,
): Promise<AdministrationForm | AdministrationConflict> {
  if (part === 'configuration') {
    const edit = { base: base.configuration, wanted: wanted.configuration };
    const outcome = await saveConfiguration(edit, signal);
    return outcome.kind === 'conflict'
      ? { part, ...outcome }
      : { ...wanted, configuration: outcome.values };
  }
  const outcome = await saveUserTypes({ base: base.userTypes, wanted: wanted.userTypes }, signal);
  return outcome.kind === 'conflict' ? { part, ...outcome } : wanted;
}

function isSame(stored: EditorValues, wanted: EditorValues, key: EditorKey): boolean {
  return String(stored[key]).trim() === String(wanted[key]).trim();
}

/** What a reload finds. */
export interface Reloaded {
  readonly configuration: EditorValues;
  /** Keys that the server did not take over: it changes only those that it already knows (contract §2). */
  readonly ignored: readonly EditorKey[];
}

/**
 * Reads configuration and user types again, so that colour, texts and buttons follow at once (issue 8), and finds out what the
 * server really stored, because its answer to a save proves nothing.
 */
export async function reloadSettings(
  queryClient: QueryClient,
  saved: EditorValues,
  signal: AbortSignal,
): Promise<Reloaded> {
  const before = queryClient.getQueryData(configurationOptions().queryKey)?.settings.lisUrl;
  const { settings } = await queryClient.query({ ...configurationOptions(), staleTime: 0 });
  await queryClient.query({ ...userTypesOptions(), staleTime: 0 });
  const configuration = await getEditorValues(signal);
  if (settings.lisUrl !== before) {
    const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'configuration' && queryKey[0] !== 'user-types';
    // Whatever came from the former LIS is read from the new one.
    await queryClient.invalidateQueries({ predicate: isOther });
  }
  const ignored = editedKeys({ base: configuration, wanted: saved }).filter(
    (key) => !isSame(configuration, saved, key),
  );
  return { configuration, ignored };
}
