import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { onTopOf } from '@/domain/configuration/edits';
import type { EditorKey } from '@/domain/configuration/editor-values';
import { userTypesOnTopOf, type UserTypeFieldOf } from '@/domain/user-types/user-type-edits';

import {
  configurationEdit,
  userTypesEdit,
  type AdministrationConflict,
  type AdministrationEdit,
  type EditedParts,
} from './save-administration';

/** Names one conflict of user types in the question. */
export function fieldId({ type, field }: UserTypeFieldOf): string {
  return `${type}.${field}`;
}

/** Own edits on top of what is stored now, but for the fields where the stored value was chosen. */
export function settledForm(
  edit: AdministrationEdit,
  conflict: AdministrationConflict,
  takeTheirs: ReadonlySet<string>,
): Pick<AdministrationEdit, 'base' | 'wanted'> {
  const { base, wanted } = edit;
  if (conflict.part === 'configuration') {
    const { current, keys } = conflict;
    const mine = onTopOf(configurationEdit(edit), current);
    const taken = keys.filter((key) => takeTheirs.has(key));
    const theirs = Object.fromEntries(taken.map((key: EditorKey) => [key, current[key]]));
    return {
      base: { ...base, configuration: current },
      wanted: { ...wanted, configuration: { ...mine, ...theirs } },
    };
  }
  const { current, fields } = conflict;
  const taken = fields.filter((field) => takeTheirs.has(fieldId(field)));
  const mine = userTypesOnTopOf(userTypesEdit(edit), current);
  const userTypes = mine.map((row) => {
    const stored = current.find(({ type }) => type === row.type);
    const own = taken.filter(({ type }) => type === row.type);
    return { ...row, ...Object.fromEntries(own.map(({ field }) => [field, stored?.[field]])) };
  });
  return {
    base: { ...base, userTypes: [...current] },
    wanted: { ...wanted, userTypes },
  };
}

/** What is stored now, but for the fields of `kept`, which stay as they are in the form. */
export function storedBut(
  stored: AdministrationForm,
  form: AdministrationForm,
  { keys, fields }: EditedParts,
): AdministrationForm {
  const own = Object.fromEntries(keys.map((key) => [key, form.configuration[key]]));
  const userTypes = stored.userTypes.map((row) => {
    const mine = form.userTypes.find(({ type }) => type === row.type);
    const kept = fields.filter(({ type }) => type === row.type);
    return { ...row, ...Object.fromEntries(kept.map(({ field }) => [field, mine?.[field]])) };
  });
  return { configuration: { ...stored.configuration, ...own }, userTypes };
}
