import { isValidated } from '@/domain/results/visibility/is-validated';

import type { OrderFilter } from './order-filter';

/** Which tests of the orders found are asked for: all, validated ones or those still pending. */
export type StateFilter = 'all' | 'validated' | 'pending';

export const STATE_FILTERS: readonly StateFilter[] = ['all', 'validated', 'pending'];

const VALIDATED = 4;
const PENDING = 0;

/**
 * The filter as the wire carries it: `statetest` 4 for validated, 0 for pending, absent for all. The server accepts the field
 * and ignores it (searchOrders in demo-lis/contract), so the portal applies the filter to the results it shows.
 */
export function stateCriteria(filter: StateFilter): Pick<OrderFilter, 'statetest'> {
  if (filter === 'all') return {};
  return { statetest: filter === 'validated' ? VALIDATED : PENDING };
}

/** The filter that a search asked for; searches without one ask for all. */
export function stateFilterOf({ statetest }: Pick<OrderFilter, 'statetest'>): StateFilter {
  if (statetest === undefined) return 'all';
  return statetest === VALIDATED ? 'validated' : 'pending';
}

/** True for the tests that a filter lets through; what is not validated is pending. */
export function matchesStateFilter(
  test: Parameters<typeof isValidated>[0],
  filter: StateFilter,
): boolean {
  return filter === 'all' || isValidated(test) === (filter === 'validated');
}
