import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { stateFilterOf, type StateFilter } from '@/domain/orders/state-filter';
import type { SearchCriteria } from '@/features/search/search-criteria';

/** An order on screen, read as the search asked for when it was chosen. A later search leaves it as it is. */
export interface OpenedOrder {
  readonly order: OrderSummary;
  /** 0 for all areas. */
  readonly areaId: number;
  readonly stateFilter: StateFilter;
}

/** What the dashboard shows. It lives in memory only: never in the address or in storage (house.md c.2). */
export interface DashboardState {
  /** The last search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  readonly opened: OpenedOrder | null;
}

export type DashboardAction =
  | { readonly type: 'searched'; readonly criteria: SearchCriteria }
  | { readonly type: 'selected'; readonly order: OrderSummary };

export function dashboardState(state: DashboardState, action: DashboardAction): DashboardState {
  const { criteria } = state;
  switch (action.type) {
    case 'searched':
      return { ...state, criteria: action.criteria };
    case 'selected': {
      const areaId = criteria?.area ?? ALL_AREAS;
      const stateFilter = criteria === null ? 'all' : stateFilterOf(criteria);
      return { ...state, opened: { order: action.order, areaId, stateFilter } };
    }
  }
}
