import type { UserTypeRow } from '@/domain/user-types/user-type-row';

import type { EditorValues } from './editor-values';

/** What the configuration dialog edits: the configuration's keys, and one row per user type. */
export interface AdministrationForm {
  configuration: EditorValues;
  userTypes: UserTypeRow[];
}
