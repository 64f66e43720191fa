import type { SearchCriteria } from '@/domain/orders/order-filter';

import type { SearchValues } from './search-values';

/** The criteria of a mode without the area, which all modes share, or what is wrong with which field. */
export type SearchReading<Problem extends string = string> =
  | { readonly ok: true; readonly criteria: Omit<SearchCriteria, 'area'> }
  | {
      readonly ok: false;
      readonly problems: Readonly<Partial<Record<keyof SearchValues, Problem>>>;
    };
