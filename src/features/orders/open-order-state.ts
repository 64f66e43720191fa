import { hashKey } from '@tanstack/react-query';

import type { SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { onlyOrder, standingOrder, type SearchAnswer } from '@/domain/orders/standing-order';

/** What is searched for and which order is open. It lives in memory only: never in the address or in storage. */
export interface OpenOrderState {
  /** The last search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  /** The order chosen in the list of that search. It is open only while that list has it. */
  readonly chosen: OrderSummary | null;
  /** The answer to the last submission is still to be looked at. */
  readonly isAwaited: boolean;
  /** The last submission found this one order and a narrow screen has not turned to it yet. */
  readonly leadsToOrder: boolean;
  /** The order on screen was opened because it was the only one. */
  readonly openedAlone: boolean;
}

export type OpenOrderAction =
  | { readonly type: 'searched'; readonly criteria: SearchCriteria }
  | { readonly type: 'answered'; readonly answer: SearchAnswer }
  | { readonly type: 'turned' }
  | { readonly type: 'selected'; readonly order: OrderSummary };

/** The state before anything is chosen; patients' own orders are searched for at once. */
export function firstState(criteria: SearchCriteria | null): OpenOrderState {
  return {
    criteria,
    chosen: null,
    isAwaited: criteria !== null,
    leadsToOrder: false,
    openedAlone: false,
  };
}

/** Whether a search is the one before once more: then it is a refresh. */
export function isRefresh(state: Pick<OpenOrderState, 'criteria'>, next: SearchCriteria): boolean {
  return hashKey([next]) === hashKey([state.criteria]);
}

/**
 * The next state. Another search takes the order of the one before off the screen at once, before its answer: nobody may read or
 * print one patient's results under the search for another. The same search again is a refresh and keeps what is open.
 */
export function openOrderState(state: OpenOrderState, action: OpenOrderAction): OpenOrderState {
  switch (action.type) {
    case 'searched': {
      const { criteria } = action;
      return { ...firstState(criteria), chosen: isRefresh(state, criteria) ? state.chosen : null };
    }
    case 'answered': {
      const standing = standingOrder(state.chosen, action.answer.items);
      const only = onlyOrder(action.answer);
      return {
        ...state,
        chosen: standing ?? only,
        isAwaited: false,
        leadsToOrder: only !== null,
        openedAlone: standing === null && only !== null,
      };
    }
    case 'turned':
      return { ...state, leadsToOrder: false };
    case 'selected':
      return { ...state, chosen: action.order, leadsToOrder: false, openedAlone: false };
  }
}
