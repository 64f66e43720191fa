import {
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  queryOptions,
} from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { readAuthorization } from '@/api/session/authorization-store';
import { compareOrders } from '@/domain/orders/compare-orders';
import { listsEveryOrder, patientOrders } from '@/domain/orders/patient-orders';
import {
  type OrderAnswer,
  ordersToLookUp,
  type RecentResults,
} from '@/domain/results/history/recent-results';
import { createQueue } from '@/lib/queue';

import { orderSearchOptions } from './filter-orders';
import { orderResultsOptions } from './get-order-results';
import { orderKeys, type RecentResultsRequest } from './order-keys';

/** A query of the cache, asked and watched as by a screen: an abort ends its call, unless a screen waits for it as well. */
function watchQuery<T, K extends QueryKey>(
  observer: QueryObserver<T, Error, T, T, K>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const settle = ({ data, error, isFetching }: QueryObserverResult<T>) => {
      if (isFetching) return;
      if (data !== undefined) resolve(data);
      else if (error !== null) reject(error);
    };
    observer.subscribe(settle);
    settle(observer.getCurrentResult());
    const stop = () => {
      reject(new DOMException('nobody waits any more', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { signal: over.signal });
  }).finally(() => {
    observer.destroy();
    over.abort();
  });
}

/** Calls under way: the laboratory has others to serve, and the user other things to ask for. */
const AT_ONCE = 2;
/** What was validated in earlier orders hardly changes while one reads. */
const FRESH = 300_000;
const NOTHING: RecentResults = { listed: [], listedFrom: null, failed: [], answers: new Map() };

type Work = Pick<QueryFunctionContext, 'client' | 'signal'>;

/** The orders that the user may list of the patient; `listedFrom` as in `RecentResults`. */
async function listOrders({ patient, rules }: RecentResultsRequest, { client, signal }: Work) {
  const userType = readAuthorization()?.type;
  if (userType === undefined) return null;
  const filter = patientOrders({ patient, userType, onlyValidated: rules.onlyValidated });
  if (filter === null) return null;
  const list = new QueryObserver(client, orderSearchOptions(filter));
  const { items, unreadable } = await watchQuery(list, signal);
  const orders = items
    .filter(({ patientIdDB }) => patientIdDB === patient.patientIdDB)
    .map(({ order }) => order);
  const isWhole = listsEveryOrder(userType) && unreadable === 0;
  const [listedFrom = null] = isWhole ? orders.toSorted(compareOrders) : [];
  return { orders, listedFrom };
}

/** Asks order by order, a few at once; of one that fails the others go on. */
async function lookUp(
  orders: readonly string[],
  { patient: { patientIdDB }, rules }: RecentResultsRequest,
  { client, signal }: Work,
): Promise<Pick<RecentResults, 'failed' | 'answers'>> {
  const answers = new Map<string, OrderAnswer>();
  const failed: string[] = [];
  const ask = async (order: string) => {
    const options = orderResultsOptions({ order, patientIdDB, areaId: 0, rules });
    try {
      const observer = new QueryObserver(client, { ...options, staleTime: freshFor(FRESH) });
      const { tests, blocked, withheld, unreadable } = await watchQuery(observer, signal);
      answers.set(order, { tests, isWhole: !blocked && !withheld && unreadable === 0 });
    } catch {
      signal.throwIfAborted();
      failed.push(order);
    }
  };
  const inTurn = createQueue(AT_ONCE);
  await Promise.all(orders.map((order) => inTurn(() => ask(order))));
  return { failed, answers };
}

/**
 * What cut histories lack: the patient's orders after `after`, and the results of at most twelve, by the rules of the grid and
 * cached as if they had been opened. Rejects when the orders cannot be listed.
 */
export function recentResultsOptions({ patient, ...rest }: RecentResultsRequest) {
  const { patientIdDB, patientId, documentTypeId } = patient;
  const request = { ...rest, patient: { patientIdDB, patientId, documentTypeId } };
  return queryOptions({
    queryKey: orderKeys.recent(request),
    queryFn: async ({ client, signal }): Promise<RecentResults> => {
      const { order: open, after } = request;
      const list = await listOrders(request, { client, signal });
      if (list === null || after === null) return NOTHING;
      const isNewer = (order: string) => order !== open && compareOrders(order, after) > 0;
      const listed = list.orders.filter(isNewer);
      const looked = await lookUp(ordersToLookUp(listed, open), request, { client, signal });
      return { listed, listedFrom: list.listedFrom, ...looked };
    },
    enabled: request.after !== null,
    staleTime: freshFor(FRESH),
    // What it is made of has been tried again already.
    retry: false,
    structuralSharing: false,
  });
}

/** Whether looking orders up can show that nothing is missing: for users who list a part of a patient's orders it never can. */
export function canCloseGaps(): boolean {
  const userType = readAuthorization()?.type;
  return userType !== undefined && listsEveryOrder(userType);
}
