import { service } from '@/api/origins';
import type { HistoryItem, TestHistory } from '@/domain/results/test-history';
import { readNumber } from '@/lib/scalars';
import {
  innerListOf,
  instant,
  integer,
  listOf,
  raw,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
  type ReadList,
} from '@/lib/schema';

import { comment, pathology, readLimits, resultTypeOf } from './test-fields';

/** Beyond every instant. */
const UNDATED = Number.MAX_SAFE_INTEGER;
const NUMBER_TEXT = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The number only where the shown text is one: `<5` must not become a point at 5, nor an empty result one at 0. */
function resultNumberOf(result: string, wireNumber: unknown): number | null {
  if (!NUMBER_TEXT.test(result.trim())) return null;
  return readNumber(wireNumber) ?? readNumber(result);
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
    history: innerListOf(itemSchema),
  },
  ({ testName, abbr, resultType, history, ...test }) => ({
    unreadable: history.unreadable,
    test: {
      ...test,
      name: testName,
      abbreviation: abbr,
      resultType: resultTypeOf(resultType),
      items: history.items.toSorted(
        (one, other) => (one.validateDate ?? UNDATED) - (other.validateDate ?? UNDATED),
      ),
    } satisfies TestHistory,
  }),
);

/**
 * PATCH service `/orders/results/history` (spec §3, History item): the earlier results of a patient's tests, oldest first,
 * undated ones last. Without tests nothing is asked.
 */
export async function getResultHistory(
  patientIdDB: number,
  testIds: readonly number[],
  signal?: AbortSignal,
): Promise<ReadList<TestHistory>> {
  if (testIds.length === 0) return { items: [], unreadable: 0 };
  const { items, unreadable } = await service(listOf(historySchema), {
    method: 'PATCH',
    path: '/orders/results/history',
    body: { id: patientIdDB, testId: testIds },
    limit: 'detail',
    signal,
  });
  return {
    items: items.map(({ test }) => test),
    unreadable: items.reduce((sum, { unreadable: inside }) => sum + inside, unreadable),
  };
}
