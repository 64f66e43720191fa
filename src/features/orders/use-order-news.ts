import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { filterOrders } from '@/api/orders/filter-orders';
import { orderKeys } from '@/api/orders/order-keys';
import type { OrderFilter } from '@/domain/orders/order-filter';
import { orderNews, type OrderNews } from '@/domain/orders/order-news';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { ApiError } from '@/lib/http/api-error';
import { runtimeConfig } from '@/lib/runtime-config';

import type { OrderSearch } from './use-order-search';

const MINUTE = 60_000;
const NO_ORDERS: readonly OrderSummary[] = [];

/** Milliseconds that the server wants to be left alone. */
function waitAfter(error: unknown): number {
  return error instanceof ApiError ? (error.waitSeconds ?? 0) * 1000 : 0;
}

/** True in one of the tabs in sight, where the browser lets tabs agree on one; false in tabs that are hidden. */
function useLeadingTab(isWanted: boolean): boolean {
  const [leads, setLeads] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    // Pages without a certificate have none.
    const locks = 'locks' in navigator ? navigator.locks : null;
    let turn = new AbortController();
    const leave = () => {
      turn.abort();
      setLeads(false);
    };
    const stand = () => {
      leave();
      if (document.visibilityState === 'hidden') return;
      turn = new AbortController();
      const { signal } = turn;
      const lead = () => {
        setLeads(true);
        return new Promise<void>((left) => {
          signal.addEventListener('abort', () => {
            left();
          });
        });
      };
      // Rejects when the tab leaves before its turn; by then another turn may have begun.
      const request = locks?.request('order-news', { signal }, lead) ?? lead();
      request.catch(() => undefined);
    };
    stand();
    document.addEventListener('visibilitychange', stand);
    return () => {
      document.removeEventListener('visibilitychange', stand);
      leave();
    };
  }, [isWanted]);
  return leads;
}

/** What an answer told, and when the next one is asked for. */
interface Heard {
  /** The list that it is later than. */
  readonly listedAt: number;
  readonly items: readonly OrderSummary[];
  /** Epoch milliseconds. */
  readonly due: number;
}

/**
 * What the search has found since its list came; null for nothing. Asked for every `watchMinutes` by one tab in sight, never sooner
 * than a server wants that is busy; a failure is not told. The window's title begins with the count.
 */
export function useOrderNews(filter: OrderFilter | null, search: OrderSearch): OrderNews | null {
  const { list, isEarlierList, isFetching } = search;
  const queryClient = useQueryClient();
  const every = runtimeConfig().watchMinutes * MINUTE;
  const isWatched = every > 0 && filter !== null && list !== undefined && !isEarlierList;
  const leads = useLeadingTab(isWatched);
  const listedAt = list?.receivedAt ?? 0;
  const [heard, setHeard] = useState<Heard>({ listedAt: 0, items: NO_ORDERS, due: 0 });

  const ask = useEffectEvent(async (isDropped: () => boolean) => {
    if (filter === null) return;
    let next: Heard;
    try {
      const { items } = await queryClient.query({
        queryKey: orderKeys.news(filter),
        queryFn: ({ signal }) => filterOrders(filter, signal),
        gcTime: 0,
        retry: false,
        structuralSharing: false,
      });
      next = { listedAt, items, due: Date.now() + every };
    } catch (error) {
      next = { ...heard, due: Date.now() + Math.max(every, waitAfter(error)) };
    }
    if (!isDropped()) setHeard(next);
  });
  const due = Math.max(listedAt + every, heard.due);
  useEffect(() => {
    if (!leads || isFetching) return undefined;
    let isOver = false;
    const timer = setTimeout(() => void ask(() => isOver), Math.max(due - Date.now(), 0));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [leads, isFetching, due]);

  const listed = isWatched && heard.listedAt === listedAt ? list.items : NO_ORDERS;
  const answered = listed === NO_ORDERS ? NO_ORDERS : heard.items;
  const news = useMemo(() => {
    const found = orderNews(listed, answered);
    return found.added + found.changed === 0 ? null : found;
  }, [listed, answered]);
  const count = news === null ? 0 : news.added + news.changed;
  useEffect(() => {
    if (count === 0) return undefined;
    const { title } = document;
    document.title = `(${count}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);
  return news;
}
