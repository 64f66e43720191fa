import { onTopOf } from '@/domain/configuration/edits';
import type { EditorKey } from '@/domain/configuration/editor-values';
import { userTypesOnTopOf, type UserTypeFieldOf } from '@/domain/user-types/user-type-edits';

import type { AdministrationConflict, AdministrationEdit } from './save-administration';

/** Names one conflict of user types in the question. */
export function fieldId({ type, field }: UserTypeFieldOf): string {
  return `${type}.${field}`;
}

/** Own edits on top of what is stored now, but for the fields where the stored value was chosen. */
export function settledForm(
  edit: AdministrationEdit,
  conflict: AdministrationConflict,
  takeTheirs: ReadonlySet<string>,
): AdministrationEdit {
  const { base, wanted } = edit;
  if (conflict.part === 'configuration') {
    const { current, keys } = conflict;
    const mine = onTopOf({ base: base.configuration, wanted: wanted.configuration }, current);
    const taken = keys.filter((key) => takeTheirs.has(key));
    const theirs = Object.fromEntries(taken.map((key: EditorKey) => [key, current[key]]));
    return {
      base: { ...base, configuration: current },
      wanted: { ...wanted, configuration: { ...mine, ...theirs } },
    };
  }
  const { current, fields } = conflict;
  const taken = fields.filter((field) => takeTheirs.has(fieldId(field)));
  const mine = userTypesOnTopOf({ base: base.userTypes, wanted: wanted.userTypes }, current);
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
