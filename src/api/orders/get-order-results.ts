import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import type { TestResult } from '@/domain/results/test-result';
import { visibleTests, withoutHints } from '@/domain/results/visible-tests';
import { ApiError } from '@/lib/api-error';
import { readListInWorker } from '@/lib/read-list-in-worker';
import { isUnread, type ReadList } from '@/lib/schema';

import { foundTests } from './found-tests';
import { orderKeys, type OrderResultsRequest } from './order-keys';
import workerUrl from './read-tests.worker?worker&url';

const PATH = '/orders/results/order/{order}/{areaId}';

/**
 * GET service `/orders/results/order/{order}/{areaId}`: the tests of an order in the server's order. A test that belongs to
 * another order counts as unreadable: it must never stand under this patient's name. Rejects with `contract` when nothing could be
 * read.
 */
export async function getOrderResults(
  order: string,
  areaId: number,
  signal?: AbortSignal,
): Promise<ReadList<TestResult>> {
  const { items, unreadable } = await service(
    foundTests,
    { path: PATH, values: { order, areaId }, limit: 'detail', signal },
    readListInWorker(workerUrl),
  );
  const own = items.filter((test) => test.order === '' || test.order === order);
  const read = {
    items: own.map((test) => ({ ...test, order })),
    unreadable: unreadable + items.length - own.length,
  };
  if (isUnread(read)) throw new ApiError('contract', PATH);
  return read;
}

/** Hidden tests, and what hints at a blocked result, are dropped here, before anything is cached (behaviour.md 3.4). */
export function orderResultsOptions(request: OrderResultsRequest) {
  return queryOptions({
    queryKey: orderKeys.results(request),
    queryFn: async ({ signal }) => {
      const { items, unreadable } = await getOrderResults(request.order, request.areaId, signal);
      const visible = visibleTests(items, request.rules);
      return {
        ...visible,
        tests: visible.tests.map((test) => withoutHints(test, request.rules)),
        unreadable,
      };
    },
    staleTime: 30_000,
  });
}
