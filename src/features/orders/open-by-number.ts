import { createContext } from 'react';

import { ALL_AREAS } from '@/domain/catalogues/area';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';

import type { OrderList } from './use-order-list';

/** Opens an order of the patient by its number; null for one that cannot be opened from here. */
export type OpenByNumber = (order: string) => (() => void) | null;

/** In a context: it changes with the list, and only what names other orders needs it. */
export const OpenByNumberContext = createContext<OpenByNumber>(() => null);

interface Openers {
  readonly select: (order: OrderSummary) => void;
  /** Null where nobody searches by number. */
  readonly search: ((criteria: SearchCriteria) => void) | null;
}

/** Opens the order in the list, as a click on it would; one that is not listed is searched for by its number. */
export function openByNumber(
  { quickFilter }: OrderList,
  { select, search }: Openers,
): OpenByNumber {
  return (order) => {
    const listed = quickFilter.all.find((one) => one.order === order);
    if (listed !== undefined) {
      return () => {
        select(listed);
      };
    }
    if (search === null) return null;
    return () => {
      search({ order, area: ALL_AREAS });
    };
  };
}
