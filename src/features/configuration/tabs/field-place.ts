import type { EditorKey, EditorValues } from '@/domain/configuration/editor-values';
import type { UserTypeField } from '@/domain/user-types/user-type-edits';
import { isFixedByOutlook } from '@/features/configuration/saving/editor-problems';

import { tabOf, type FormTab } from './form-tabs';

/** What bears no value of the form and is led to all the same: it has its name in `data-place`. */
export const OTHER_PLACES = ['customerData', 'mailTest', 'openStep'] as const;

type OtherPlace = (typeof OTHER_PLACES)[number];

/** The name of what can have the focus: a field of the form, or another part of a tab. */
export type PlaceName =
  `configuration.${EditorKey}` | `userTypes.${number}.${UserTypeField}` | OtherPlace;

/** One place of the dialog, where the focus can be led. */
export interface FieldPlace {
  readonly tab: FormTab;
  readonly name: PlaceName;
}

/** Where a setting is edited: its own field, or what stands for it where it has none. */
export function placeOf(key: EditorKey, values: Pick<EditorValues, 'ServidorCorreo'>): FieldPlace {
  // The background is chosen beside its preview.
  if (key === 'FondoLogin') return { tab: 'client', name: 'customerData' };
  const shown = isFixedByOutlook(key, values) ? 'ServidorCorreo' : key;
  return { tab: tabOf(key), name: `configuration.${shown}` };
}

/** Where a field of the type in this row of the form is edited. */
export function placeOfType(row: number, field: UserTypeField): FieldPlace {
  return { tab: 'userTypes', name: `userTypes.${row}.${field}` };
}
