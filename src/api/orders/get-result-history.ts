import { queryOptions } from '@tanstack/react-query';

import { freshFor } from '@/api/fresh-for';
import { service } from '@/api/origins';
import { event } from '@/api/wire/dates';
import { referenceLimits } from '@/api/wire/limits';
import { readResultNumber } from '@/api/wire/numbers';
import { pathology, resultType } from '@/api/wire/states';
import { comment } from '@/api/wire/texts';
import { NO_LIMITS } from '@/domain/results/values/limits';
import { countUnreadable } from '@/domain/results/summary/result-counts';
import type { HistoryItem, TestHistory } from '@/domain/results/history/test-history';
import type { ResultType } from '@/domain/results/test-result';
import { visibleHistory } from '@/domain/results/visibility/visible-history';
import { ApiError } from '@/lib/http/api-error';
import { readKnownText, readNumber } from '@/lib/wire/scalars';
import {
  isUnread,
  listOf,
  owner,
  raw,
  record,
  requiredInteger,
  requiredKey,
  sentListOf,
  text,
  type ReadList,
} from '@/lib/wire/readers';

import { orderKeys, type ResultHistoryRequest } from './order-keys';
import { unreadableFields } from './test-reader';

const PATH = '/orders/results/history';
/** The server lists no more results of one test (listResultHistory in demo-lis/contract). */
const MOST_ENTRIES = 20;
/** Beyond every instant. */
const UNDATED = Number.MAX_SAFE_INTEGER;

/** What an entry says, until the type of its test is known. */
interface WireItem extends Omit<HistoryItem, 'resultType' | 'resultNumber'> {
  readonly sent: number | null;
}

/** An entry with the test that it names; null where it names none. */
interface NamedItem {
  readonly testId: number | null;
  readonly item: WireItem;
}

const itemReader = record(
  {
    order: requiredKey,
    testId: owner(requiredInteger),
    result: readKnownText,
    resultNumber: raw,
    validateDate: event,
    refMin: raw,
    refMax: raw,
    refLiteral: readKnownText,
    pathology,
    resultComment: comment,
  },
  ({ order, testId, validateDate, pathology: code, ...wire }): NamedItem => {
    const { result, refLiteral, resultComment } = wire;
    const reference = referenceLimits({ ...wire, refInterval: '', unit: '' }, null);
    const item = {
      order,
      validateDate,
      result: result ?? '',
      unreadable: unreadableFields({
        result,
        reference: refLiteral === null ? null : reference,
        comment: resultComment,
      }),
      reference: reference ?? NO_LIMITS,
      referenceLiteral: refLiteral ?? '',
      pathology: code,
      comment: resultComment ?? '',
      sent: readNumber(wire.resultNumber),
    };
    return { testId, item };
  },
);

/**
 * An entry with its number: `<5` must not become a point at 5, nor an empty result one at 0. What could be read two ways is read by
 * the server's number and the limits of its date.
 */
function withNumber({ sent, ...item }: WireItem, type: ResultType): HistoryItem {
  const evidence = { ...item, resultType: type, digits: null, panic: NO_LIMITS, sent };
  return { ...item, resultType: type, resultNumber: readResultNumber(item.result, evidence) };
}

/** The entries of one test: one that names another is unreadable here, as a test that names another order is in an order. */
function entriesOf(testId: number, { items, unreadable }: ReadList<NamedItem>): ReadList<WireItem> {
  const own = items.filter((entry) => (entry.testId ?? testId) === testId);
  return {
    items: own.map(({ item }) => item),
    unreadable: unreadable + items.length - own.length,
  };
}

const historyReader = record(
  {
    testId: requiredInteger,
    testCode: text,
    testName: text,
    abbr: text,
    resultType,
    history: sentListOf(itemReader),
  },
  ({ testName, abbr, history, ...test }) => {
    const { items, unreadable } = entriesOf(test.testId, history);
    return {
      // What is only partly readable stays visible, and counts all the same.
      unreadable: unreadable + countUnreadable(items),
      test: {
        ...test,
        name: testName,
        abbreviation: abbr,
        truncated: items.length + unreadable === MOST_ENTRIES,
        hasGaps: unreadable > 0,
        items: items
          .map((item) => withNumber(item, test.resultType))
          .toSorted(
            (one, other) => (one.validateDate ?? UNDATED) - (other.validateDate ?? UNDATED),
          ),
      } satisfies TestHistory,
    };
  },
);

/** Nothing of a history was left out before the visibility rules, or at least something of it was read. */
function isRead({ items, hasGaps }: TestHistory): boolean {
  return items.length > 0 || !hasGaps;
}

/**
 * PATCH service `/orders/results/history`: the earlier results of a patient's tests, oldest first, undated ones last. Without
 * tests nothing is asked, and tests that nobody asked for count as unreadable. A test of whose history nothing could be read is
 * left out and counted: only an empty list means that there is none. Rejects with `contract` when that holds for all of them.
 */
export async function getResultHistory(
  patientIdDB: number,
  testIds: readonly number[],
  signal?: AbortSignal,
): Promise<ReadList<TestHistory>> {
  if (testIds.length === 0) return { items: [], unreadable: 0 };
  const { items, unreadable } = await service(listOf(historyReader), {
    method: 'PATCH',
    path: PATH,
    body: { id: patientIdDB, testId: testIds },
    limit: 'detail',
    signal,
  });
  const asked = new Set(testIds);
  const own = items.filter(({ test }) => asked.has(test.testId));
  const read = {
    items: own.map(({ test }) => test).filter(isRead),
    unreadable: own.reduce(
      (sum, { unreadable: inside }) => sum + inside,
      unreadable + items.length - own.length,
    ),
  };
  if (isUnread(read)) throw new ApiError('contract', PATH);
  return read;
}

/** Hidden results are dropped here, before anything is cached. */
export function resultHistoryOptions(request: ResultHistoryRequest) {
  return queryOptions({
    queryKey: orderKeys.history(request),
    queryFn: async ({ signal }): Promise<ReadList<TestHistory>> => {
      const { items, unreadable } = await getResultHistory(
        request.patientIdDB,
        request.testIds,
        signal,
      );
      return { items: visibleHistory(items, request.rules, request.texts), unreadable };
    },
    staleTime: freshFor(30_000),
  });
}
