import { addDays, dayNumber, type Day } from '@/domain/base/day';
import { ALL_AREAS } from '@/domain/catalogues/area';

import type { SearchCriteria } from './order-filter';

/** The search for the orders of the last days, today included. */
export function recentOrders(days: number, today: Day): SearchCriteria {
  return {
    dateNumberInit: dayNumber(addDays(today, 1 - days)),
    dateNumberEnd: dayNumber(today),
    area: ALL_AREAS,
  };
}
