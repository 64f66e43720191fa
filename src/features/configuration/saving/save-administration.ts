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
import {
  editedUserTypes,
  unstoredUserTypes,
  type UserTypeFieldOf,
} from '@/domain/user-types/user-type-edits';
import { userTypeRows } from '@/domain/user-types/user-type-row';

/** The two things that are saved, one after the other (docs/behaviour.md 7, Save order). */
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
  return outcome.kind === 'conflict'
    ? { part, ...outcome }
    : { ...wanted, userTypes: [...outcome.rows] };
}

function isSame(stored: EditorValues, wanted: EditorValues, key: EditorKey): boolean {
  return String(stored[key]).trim() === String(wanted[key]).trim();
}

/** What a server did not store as it was sent. */
export interface Unstored {
  readonly keys: readonly EditorKey[];
  readonly fields: readonly UserTypeFieldOf[];
}

/** What a reload finds. */
interface Reloaded extends Unstored {
  /** The fields of the form as they are stored now. */
  readonly stored: AdministrationForm;
}

/**
 * Reads configuration and user types again, so that colour, texts and buttons follow at once, and finds out what the server really
 * stored of `saved`, because its answer to a save proves nothing: settings it does not know are left out in silence.
 */
export async function reloadSettings(
  queryClient: QueryClient,
  saved: AdministrationForm,
  signal: AbortSignal,
): Promise<Reloaded> {
  const before = queryClient.getQueryData(configurationOptions().queryKey)?.settings.lisUrl;
  const { settings } = await queryClient.query({ ...configurationOptions(), staleTime: 0 });
  const { items } = await queryClient.query({ ...userTypesOptions(), staleTime: 0 });
  const configuration = await getEditorValues(signal);
  if (settings.lisUrl !== before) {
    const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'configuration' && queryKey[0] !== 'user-types';
    // Whatever came from the former LIS is read from the new one.
    await queryClient.invalidateQueries({ predicate: isOther });
  }
  const rows = userTypeRows(items);
  const userTypes = saved.userTypes.map((row) => rows.find(({ type }) => type === row.type) ?? row);
  const edit = { base: configuration, wanted: saved.configuration };
  return {
    stored: { configuration, userTypes },
    keys: editedKeys(edit).filter((key) => !isSame(configuration, saved.configuration, key)),
    fields: unstoredUserTypes(saved.userTypes, rows),
  };
}
