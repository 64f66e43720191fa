import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer } from 'react';

import { orderSearchOptions } from '@/api/orders/filter-orders';
import { besideSearches, orderKeys } from '@/api/orders/order-keys';
import { NO_SEARCH, type SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { standingOrder } from '@/domain/orders/standing-order';

import { firstState, isRefresh, openOrderState } from './open-order-state';

interface OpenOrderSetting {
  /** What is searched for before anybody asks; null when nothing is. */
  readonly firstCriteria: SearchCriteria | null;
  readonly onlyValidated: boolean;
  /** Nothing is searched before it is known what the user type may see. */
  readonly isKnown: boolean;
}

/** Why no order is open: none is chosen, the search found none, or it failed. */
export type WhyNoneOpen = 'unchosen' | 'no-match' | 'failed';

/**
 * The search of the dashboard and the order that is open. An order is open only while it stands in the answer to the present
 * search, so the pane can never show a patient whom the list does not; the only order of an answer opens itself.
 */
export function useOpenOrder({ firstCriteria, onlyValidated, isKnown }: OpenOrderSetting) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(openOrderState, firstCriteria, firstState);
  const { criteria, chosen, isAwaited } = state;
  const filter = useMemo(
    () => (criteria === null ? null : { ...criteria, onlyValidated }),
    [criteria, onlyValidated],
  );
  const search = useQuery({
    ...orderSearchOptions(filter ?? NO_SEARCH),
    enabled: isKnown && filter !== null,
  });
  const { data, dataUpdatedAt, error, isFetching } = search;
  const answer = filter === null || !isKnown ? undefined : data;
  if (isAwaited && answer !== undefined && error === null && !isFetching) {
    dispatch({ type: 'answered', answer });
  }
  const opened = useMemo(() => standingOrder(chosen, answer?.items ?? []), [chosen, answer]);

  const whyNoneOpen = (): WhyNoneOpen => {
    if (error !== null && !isFetching) return 'failed';
    const isEmpty = answer?.items.length === 0 && answer.unreadable === 0;
    return isEmpty && !isFetching ? 'no-match' : 'unchosen';
  };
  return {
    criteria,
    filter,
    opened,
    /** Epoch milliseconds of the answer that has the open order: what is told of it is not to be older. */
    answeredAt: dataUpdatedAt,
    whyNoneOpen: whyNoneOpen(),
    openedAlone: opened !== null && state.openedAlone,
    leadsToOrder: opened !== null && state.leadsToOrder,
    search: (next: SearchCriteria) => {
      dispatch({ type: 'searched', criteria: next });
      const list = queryClient.invalidateQueries({
        queryKey: orderKeys.search({ ...next, onlyValidated }),
      });
      if (isRefresh(state, next)) {
        // What was opened is not on screen any more, and what it told is not shown once more while it is asked for anew.
        void queryClient.resetQueries({ queryKey: orderKeys.everyOnDemand });
        // The open order too, once the list says whose it is by now: results name nobody.
        void list.then(() => queryClient.invalidateQueries(besideSearches));
      } else {
        // Takes nothing of other orders for new.
        void queryClient.invalidateQueries({ queryKey: orderKeys.everyInTurn });
      }
    },
    /** Takes over a search that was just asked for and answered. */
    showAnswered: (next: SearchCriteria) => {
      dispatch({ type: 'searched', criteria: next });
    },
    /** Opens an order of the list. One of an earlier list, which stays while another search runs, is not opened. */
    select: (order: OrderSummary) => {
      const isListed = answer?.items.some((found) => found === order) === true;
      if (isListed) dispatch({ type: 'selected', order });
    },
    /** A narrow screen turned to the order that opened itself. */
    turned: () => {
      dispatch({ type: 'turned' });
    },
  };
}

export type OpenOrder = ReturnType<typeof useOpenOrder>;
