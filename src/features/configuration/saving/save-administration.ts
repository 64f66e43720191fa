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
import { editedKeys, isStoredAs, type ConfigurationEdit } from '@/domain/configuration/edits';
import type { EditorKey } from '@/domain/configuration/editor-values';
import {
  editedUserTypes,
  unstoredUserTypes,
  type UserTypeFieldOf,
  type UserTypesEdit,
} from '@/domain/user-types/user-type-edits';
import { userTypeRows } from '@/domain/user-types/user-type-row';
import { ApiError, isUnconfirmed } from '@/lib/http/api-error';

/** The two things that are saved, one after the other. */
export type SavedPart = 'configuration' | 'userTypes';

/** What was sent of each part since it was read and never confirmed: it may be stored or not. */
export type Unconfirmed = { readonly [Part in SavedPart]: readonly AdministrationForm[Part][] };

export interface AdministrationEdit {
  /** What was read. */
  readonly base: AdministrationForm;
  readonly wanted: AdministrationForm;
  readonly unconfirmed: Unconfirmed;
}

export function configurationEdit(edit: AdministrationEdit): ConfigurationEdit {
  return {
    base: edit.base.configuration,
    wanted: edit.wanted.configuration,
    unconfirmed: edit.unconfirmed.configuration,
  };
}

export function userTypesEdit(edit: AdministrationEdit): UserTypesEdit {
  return {
    base: edit.base.userTypes,
    wanted: edit.wanted.userTypes,
    unconfirmed: edit.unconfirmed.userTypes,
  };
}

/** Values of the same fields that somebody else stored meanwhile. */
export type AdministrationConflict =
  | ({ readonly part: 'configuration' } & Extract<ConfigurationSaving, { kind: 'conflict' }>)
  | ({ readonly part: 'userTypes' } & Extract<UserTypesSaving, { kind: 'conflict' }>);

/** Keys of the configuration and fields of user types. */
export interface EditedParts {
  readonly keys: readonly EditorKey[];
  readonly fields: readonly UserTypeFieldOf[];
}

/** Whether there is anything to lose. */
export function hasEdits(edit: AdministrationEdit): boolean {
  const { keys, fields } = editsOf(edit);
  return keys.length > 0 || fields.length > 0;
}

/** What an edit changes, of all or of one part. */
export function editsOf(edit: AdministrationEdit, part?: SavedPart): EditedParts {
  return {
    keys: part === 'userTypes' ? [] : editedKeys(configurationEdit(edit)),
    fields: part === 'configuration' ? [] : editedUserTypes(userTypesEdit(edit)),
  };
}

/** What is read before it is written cannot leave anything half done. */
export function mayBeStored(error: unknown): boolean {
  const isRead = error instanceof ApiError && error.method === 'GET';
  return !isRead && isUnconfirmed(error);
}

/** Saves one part: what stands in the form afterwards, or the conflict that holds it back. */
export async function savePart(
  edit: AdministrationEdit,
  part: SavedPart,
  signal: AbortSignal,
): Promise<AdministrationForm | AdministrationConflict> {
  const { wanted } = edit;
  if (part === 'configuration') {
    const outcome = await saveConfiguration(configurationEdit(edit), signal);
    return outcome.kind === 'conflict'
      ? { part, ...outcome }
      : { ...wanted, configuration: outcome.values };
  }
  const outcome = await saveUserTypes(userTypesEdit(edit), signal);
  return outcome.kind === 'conflict'
    ? { part, ...outcome }
    : { ...wanted, userTypes: [...outcome.rows] };
}

/** What a reload finds. */
interface Reloaded {
  /** The fields of the form as they are stored now. */
  readonly stored: AdministrationForm;
  /** What was sent and is stored otherwise. */
  readonly ignored: EditedParts;
}

/**
 * Reads configuration and user types again, so that colour, texts and buttons follow at once, and finds out what the server really
 * stored of what was `sent` to come to `saved`, because its answer to a save proves nothing: settings it does not know are left out
 * in silence. What else is stored otherwise somebody else changed.
 */
export async function reloadSettings(
  queryClient: QueryClient,
  { saved, sent }: { readonly saved: AdministrationForm; readonly sent: EditedParts },
  signal: AbortSignal,
): Promise<Reloaded> {
  const before = queryClient.getQueryData(configurationOptions().queryKey)?.settings.lisUrl;
  // A read that is under way, such as one after a failed one, may be older than what was saved.
  const giveUp = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryClient.cancelQueries({ queryKey, exact: true });
  await giveUp(configurationOptions());
  const { settings } = await queryClient.query({ ...configurationOptions(), staleTime: 0 });
  // Right before it is read again: given up earlier, it would be left without an answer where the settings cannot be read.
  await giveUp(userTypesOptions());
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
  const isSent = (one: UserTypeFieldOf) =>
    sent.fields.some(({ type, field }) => type === one.type && field === one.field);
  return {
    stored: { configuration, userTypes },
    ignored: {
      keys: sent.keys.filter((key) => !isStoredAs(key, saved.configuration, configuration)),
      fields: unstoredUserTypes(saved.userTypes, rows).filter(isSent),
    },
  };
}
