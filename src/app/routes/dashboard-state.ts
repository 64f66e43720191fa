import type { OrderSummary } from '@/domain/orders/order-summary';
import type { SearchCriteria } from '@/features/search/search-criteria';

/** What the dashboard shows. It lives in memory only: never in the address or in storage (house.md c.2). */
export interface DashboardState {
  /** The last search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  readonly order: OrderSummary | null;
  /** On narrow screens the search folds away once it has run. */
  readonly isSearchOpen: boolean;
}

export type DashboardAction =
  | { readonly type: 'searched'; readonly criteria: SearchCriteria }
  | { readonly type: 'selected'; readonly order: OrderSummary }
  | { readonly type: 'search-toggled' };

export function dashboardState(state: DashboardState, action: DashboardAction): DashboardState {
  switch (action.type) {
    case 'searched':
      return { ...state, criteria: action.criteria, isSearchOpen: false };
    case 'selected':
      return { ...state, order: action.order };
    case 'search-toggled':
      return { ...state, isSearchOpen: !state.isSearchOpen };
  }
}
