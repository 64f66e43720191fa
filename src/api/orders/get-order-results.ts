import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { service } from '@/api/origins';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { missingTests } from '@/domain/results/progress/missing-tests';
import type { GuardedTest, TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';
import {
  asReaderMaySee,
  isWithheld,
  visibleTests,
  type VisibilityRules,
} from '@/domain/results/visibility/visible-tests';
import { repeatedTests } from '@/domain/results/repeated-tests';
import { countUnreadable } from '@/domain/results/summary/result-counts';
import { ApiError } from '@/lib/http/api-error';
import { readListInWorker } from '@/lib/http/read-list-in-worker';
import { countDamaged } from '@/lib/text/damaged-text';
import { isUnread, type ReadList } from '@/lib/wire/readers';

import { foundTests } from './test-reader';
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
): Promise<ReadList<GuardedTest>> {
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

/** A test whose area nobody told may be of any: it is shown rather than lost. */
const UNKNOWN_AREA = 0;

/** Whether a test is left out for no other reason than that it is not validated yet: that may be told, and whether its sample was taken. */
function isWaiting(test: GuardedTest, rules: VisibilityRules): boolean {
  return rules.onlyValidated && !isValidated(test) && !isWithheld(test, rules);
}

/**
 * The tests, with those antibiograms kept that may be of one kept back: they are asked for by order and test alone, and a test may
 * come several times.
 */
function withKeptAntibiograms(
  seen: readonly TestResult[],
  keptBack: ReadonlySet<number>,
): readonly TestResult[] {
  return seen.map((test) =>
    test.antibiogram !== 'none' && keptBack.has(test.testId)
      ? { ...test, antibiogram: 'kept' }
      : test,
  );
}

/**
 * What the reader may see of the tests that were read. What is wrong with them is counted once, and not each time that the order is
 * opened.
 */
export function visibleResults(
  { items, unreadable }: ReadList<GuardedTest>,
  { areaId, rules }: Pick<OrderResultsRequest, 'areaId' | 'rules'>,
) {
  const { tests, ...judged } = visibleTests(items, rules);
  const isInArea = (test: TestResult) =>
    areaId === ALL_AREAS || test.areaId === areaId || test.areaId === UNKNOWN_AREA;
  const inArea = tests.filter(isInArea);
  const waiting = items.filter((test) => isInArea(test) && isWaiting(test, rules));
  const allowed = new Set(tests.filter((test) => !isWithheld(test, rules)));
  const keptBack = new Set(items.filter((test) => !allowed.has(test)).map(({ testId }) => testId));
  const seen = withKeptAntibiograms(
    inArea.map((test) => asReaderMaySee(test, rules)),
    keptBack,
  );
  const partlyRead = countUnreadable(seen);
  return {
    ...judged,
    tests: seen,
    waiting: waiting.length,
    missing: missingTests(seen, waiting),
    repeated: repeatedTests([...seen, ...waiting]),
    unreadable,
    partlyRead,
    damaged: countDamaged(seen),
  };
}

/**
 * What the reader may see of an order: hidden tests, and what tells a withheld result, are dropped before anything is cached. Where a
 * pathological result blocks the order, the whole order is asked for and judged, and the area is picked from it here: the block holds
 * in every area. An area that was asked for is the server's own to tell.
 */
export function orderResultsOptions(request: OrderResultsRequest) {
  return queryOptions({
    queryKey: orderKeys.results(request),
    queryFn: async ({ signal }) => {
      const { order, areaId, rules } = request;
      const isJudgedWhole = rules.panicBlocking === 'order';
      const read = await getOrderResults(order, isJudgedWhole ? ALL_AREAS : areaId, signal);
      return visibleResults(read, { areaId: isJudgedWhole ? areaId : ALL_AREAS, rules });
    },
    staleTime: freshFor(30_000),
  });
}
