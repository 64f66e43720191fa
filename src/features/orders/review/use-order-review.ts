import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { FoundOrder } from '@/api/orders/found-orders';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { deliveredOrdersOptions } from '@/api/reports/delivered-orders';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import {
  orderReview,
  reviewGroups,
  type OrderReview,
  type ReviewGroup,
} from '@/domain/results/summary/order-review';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { createQueue } from '@/lib/queue';
import { remembered } from '@/lib/remembered';
import { runtimeConfig } from '@/lib/runtime-config';

import { summaries, withDeliveries } from './summaries';
import { useOpenReview } from './use-open-review';

/** What is known of the orders of one list, by `orderKey`. Nothing of it leaves the memory of the page. */
interface ReviewState {
  readonly listKey: string;
  /** What looking through the list found. */
  readonly found: ReadonlyMap<string, OrderReview>;
  /** What the orders told that were opened since. */
  readonly read: ReadonlyMap<string, OrderReview>;
  /** Orders asked for in this run and answered, well or not; null while nobody asked. */
  readonly run: { readonly total: number; readonly done: number; readonly failed: number } | null;
  readonly isRunning: boolean;
  readonly group: ReviewGroup | null;
}

/** The review of a list, and what can be done with it. */
export interface ListReview {
  /** The reader may look through lists. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
  /** It runs, or is about to by itself. */
  readonly isLooking: boolean;
  readonly run: ReviewState['run'];
  readonly countOf: (group: ReviewGroup) => number;
  readonly of: (order: FoundOrder) => OrderReview | undefined;
  /** Something is known of the orders: their entries have a line for it. */
  readonly hasMarks: boolean;
  /** The most orders that are looked through. */
  readonly limit: number;
  /** Among those are some of which nothing is known. */
  readonly hasMore: boolean;
  /** Of how many orders nobody knows whether they were delivered, because the server's own summary is all that was read. */
  readonly untold: number;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly group: ReviewGroup | null;
  readonly choose: (group: ReviewGroup | null) => void;
  /** The orders of the chosen group, in their order. */
  readonly applied: (orders: readonly FoundOrder[]) => readonly FoundOrder[];
}

interface ReviewedList {
  readonly orders: readonly FoundOrder[];
  /** Names the answer that holds them: the same search once more gives another one. */
  readonly listKey: string;
  /** Epoch milliseconds of that answer. */
  readonly listedAt: number;
  readonly opened: OrderSummary | null;
  readonly rules: VisibilityRules;
  readonly isOffered: boolean;
}

/** Few enough that an order which is opened meanwhile does not wait. */
const AT_ONCE = 3;

function firstState(listKey: string): ReviewState {
  return {
    listKey,
    found: new Map(),
    read: new Map(),
    run: null,
    isRunning: false,
    group: null,
  };
}

/** How many orders these are: an order that is listed several times, whose entries stand together, is one. */
const distinct = remembered(
  (orders: readonly FoundOrder[]) =>
    orders.filter((one, at) => {
      const before = orders[at - 1];
      return before?.order !== one.order || before.patientIdDB !== one.patientIdDB;
    }).length,
);

/** What is known once this is added: the very same where it is nothing, so that a list of 100,000 orders is not looked through anew. */
function withMore(
  known: ReadonlyMap<string, OrderReview>,
  more: ReadonlyMap<string, OrderReview>,
): ReadonlyMap<string, OrderReview> {
  return more.size === 0 ? known : new Map([...known, ...more]);
}

/**
 * Looks through the results of the orders found, so that a list can tell what is critical, altered or pending. An order that
 * fails is not reviewed, and never normal; another answer, or leaving the page, ends the calls and begins anew. What an order
 * tells that is opened afterwards counts from then on.
 */
export function useOrderReview({
  orders,
  listKey,
  listedAt,
  opened,
  rules,
  isOffered,
}: ReviewedList): ListReview {
  const queryClient = useQueryClient();
  const { results: texts } = useSettings();
  const limit = runtimeConfig().reviewLimit;
  const [state, setState] = useState(() => firstState(listKey));
  const controller = useRef<AbortController>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [listKey],
  );

  // Once for each list: it may hold 100,000 orders, of which few are looked through.
  const told = useMemo(() => summaries(orders, rules), [orders, rules]);
  const found = useMemo(() => withMore(told, state.found), [told, state.found]);
  const { data: delivered } = useQuery(deliveredOrdersOptions());
  const known = useMemo(
    () => withDeliveries(withMore(found, state.read), orders, delivered),
    [found, state.read, orders, delivered],
  );
  const hasMarks = state.run !== null || told.size > 0;
  const openReview = useOpenReview({ opened, rules, listedAt, isWatched: hasMarks });
  const openKey = opened === null ? null : orderKey(opened);
  if (state.listKey !== listKey) {
    setState(firstState(listKey));
  } else if (
    hasMarks &&
    openKey !== null &&
    openReview !== null &&
    state.read.get(openKey) !== openReview
  ) {
    setState({ ...state, read: new Map(state.read).set(openKey, openReview) });
  }

  const of = useCallback((order: FoundOrder) => known.get(orderKey(order)), [known]);
  const countOf = useMemo(() => {
    const groups = [...known.values()].flatMap(reviewGroups);
    return (group: ReviewGroup) =>
      group === 'unreviewed'
        ? Math.max(distinct(orders) - known.size, 0)
        : groups.filter((candidate) => candidate === group).length;
  }, [orders, known]);
  const unreviewed = useMemo(
    () => orders.slice(0, limit).filter((order) => of(order) === undefined),
    [orders, limit, of],
  );

  const untold = useMemo(
    () => [...known.values()].filter(({ isUndelivered }) => isUndelivered === null).length,
    [known],
  );

  const change = (update: (present: ReviewState) => ReviewState) => {
    // What comes late is of the list before.
    setState((present) => (present.listKey === listKey ? update(present) : present));
  };

  const start = () => {
    const asked = unreviewed;
    const { signal } = (controller.current = new AbortController());
    change((present) => ({
      ...present,
      run: { total: asked.length, done: 0, failed: 0 },
      isRunning: asked.length > 0,
    }));
    const settle = (order: FoundOrder, review: OrderReview | null) => {
      if (signal.aborted) return;
      change((present) => {
        const { total = 0, done = 0, failed = 0 } = present.run ?? {};
        const run = { total, done: done + 1, failed: failed + (review === null ? 1 : 0) };
        const isRunning = run.done < total;
        if (review === null) return { ...present, run, isRunning };
        const reviewed = new Map(present.found).set(orderKey(order), review);
        return { ...present, found: reviewed, run, isRunning };
      });
    };
    const inTurn = createQueue(AT_ONCE);
    const review = async (listed: FoundOrder) => {
      if (signal.aborted) return;
      const { order, patientIdDB } = listed;
      const request = { order, patientIdDB, areaId: ALL_AREAS, rules };
      const results = await queryClient
        .query({ ...orderResultsOptions(request), retry: false })
        // The count of those that failed is on screen, and they can be asked for again.
        .catch(() => null);
      settle(listed, results === null ? null : orderReview(results, texts));
    };
    for (const listed of asked) void inTurn(() => review(listed));
  };

  // By itself as far as the laboratory's server bears it; more orders are looked through when somebody asks.
  const isBorne = isOffered && orders.length > 0 && distinct(orders) <= limit;
  const startByItself = useEffectEvent(start);
  useEffect(() => {
    if (!isBorne) return undefined;
    // The list is drawn first.
    const timer = setTimeout(startByItself);
    return () => {
      clearTimeout(timer);
    };
  }, [isBorne, listKey]);

  const { group, isRunning, run } = state;
  // An order that is handed over stays in sight until the next one is opened.
  const isOpenDelivered = opened !== null && delivered.has(opened.order);
  const keptKey = group === 'undelivered' && isOpenDelivered ? openKey : null;
  const applied = useCallback(
    (list: readonly FoundOrder[]) => {
      const isChosen = (order: FoundOrder) =>
        group === null ||
        reviewGroups(of(order)).includes(group) ||
        (keptKey !== null && orderKey(order) === keptKey);
      return group === null ? list : list.filter(isChosen);
    },
    [group, of, keptKey],
  );
  return {
    isOffered,
    isRunning,
    isLooking: isRunning || (isBorne && run === null),
    run,
    countOf,
    of,
    hasMarks,
    limit,
    hasMore: unreviewed.length > 0,
    untold,
    start,
    cancel: () => {
      controller.current?.abort();
      change((present) => ({ ...present, isRunning: false }));
    },
    group,
    choose: (next) => {
      change((present) => ({ ...present, group: next }));
    },
    applied,
  };
}
