import type { Settings } from '@/domain/configuration/settings';

import type { SearchFormState } from './search-values';

/** What the fields of every search mode work on. */
export interface ModeFieldsProps {
  readonly form: SearchFormState;
  readonly settings: Settings;
}
