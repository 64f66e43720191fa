import { queryOptions } from '@tanstack/react-query';

import { service } from '@/api/origins';
import type { HistoryItem, TestHistory } from '@/domain/results/test-history';
import { visibleHistory } from '@/domain/results/visible-history';
import { ApiError } from '@/lib/api-error';
import { readNumber } from '@/lib/scalars';
import {
  instant,
  integer,
  isUnread,
  listOf,
  raw,
  record,
  requiredIdentifier,
  requiredInteger,
  sentListOf,
  text,
  type ReadList,
} from '@/lib/schema';

import { orderKeys, type ResultHistoryRequest } from './order-keys';
import { comment, pathology, readLimits, resultTypeOf } from './test-fields';

const PATH = '/orders/results/history';
/** The server lists no more results of one test (contract, listResultHistory). */
const MOST_ENTRIES = 20;
/** Beyond every instant. */
const UNDATED = Number.MAX_SAFE_INTEGER;
const NUMBER_TEXT = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The readings that a number's text allows: a separator before digits means decimals or, before three, thousands. */
function readingsOf(text: string): readonly (number | null)[] {
  if (!/[.,]/.test(text)) return [readNumber(text)];
  // A further digit takes the ambiguity away: 1.2340 can only mean decimals.
  return [readNumber(`${text}0`), readNumber(text.replace(/[.,](?=\d{3}$)/, ''))];
}

/**
 * The number only where the shown text is one: `<5` must not become a point at 5, nor an empty result one at 0. `1.234` is one
 * where the server's own number tells which of its two readings holds; a number that contradicts its text counts for nothing.
 */
function resultNumberOf(result: string, wireNumber: unknown): number | null {
  const text = result.trim();
  if (!NUMBER_TEXT.test(text)) return null;
  const number = readNumber(wireNumber);
  if (number === null) return readNumber(text);
  return readingsOf(text).includes(number) ? number : null;
}

const itemSchema = record(
  {
    order: requiredIdentifier,
    result: text,
    resultNumber: raw,
    validateDate: instant,
    refMin: raw,
    refMax: raw,
    refLiteral: text,
    pathology,
    resultComment: comment,
  },
  ({ refMin, refMax, refLiteral, resultNumber, resultComment, ...item }): HistoryItem => ({
    ...item,
    resultNumber: resultNumberOf(item.result, resultNumber),
    reference: readLimits(refMin, refMax),
    referenceLiteral: refLiteral,
    comment: resultComment,
  }),
);

const historySchema = record(
  {
    testId: requiredInteger,
    testCode: text,
    testName: text,
    abbr: text,
    resultType: integer,
    history: sentListOf(itemSchema),
  },
  ({ testName, abbr, resultType, history, ...test }) => ({
    unreadable: history.unreadable,
    test: {
      ...test,
      name: testName,
      abbreviation: abbr,
      resultType: resultTypeOf(resultType),
      truncated: history.items.length + history.unreadable === MOST_ENTRIES,
      hasGaps: history.unreadable > 0,
      items: history.items.toSorted(
        (one, other) => (one.validateDate ?? UNDATED) - (other.validateDate ?? UNDATED),
      ),
    } satisfies TestHistory,
  }),
);

/** Nothing of a history was left out before the visibility rules, or at least something of it was read. */
function isRead({ items, hasGaps }: TestHistory): boolean {
  return items.length > 0 || !hasGaps;
}

/**
 * PATCH service `/orders/results/history` (spec §3, History item): the earlier results of a patient's tests, oldest first,
 * undated ones last. Without tests nothing is asked, and tests that nobody asked for count as unreadable. A test of whose history nothing could be read is left out and counted: only an
 * empty list means that there is none. Rejects with `contract` when that holds for all of them.
 */
export async function getResultHistory(
  patientIdDB: number,
  testIds: readonly number[],
  signal?: AbortSignal,
): Promise<ReadList<TestHistory>> {
  if (testIds.length === 0) return { items: [], unreadable: 0 };
  const { items, unreadable } = await service(listOf(historySchema), {
    method: 'PATCH',
    path: PATH,
    body: { id: patientIdDB, testId: testIds },
    limit: 'detail',
    signal,
  });
  const own = items.filter(({ test }) => testIds.includes(test.testId));
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
      return { items: visibleHistory(items, request.rules), unreadable };
    },
    staleTime: 30_000,
  });
}
