import { compareOrders } from '@/domain/orders/compare-orders';
import type { Day } from '@/domain/base/day';
import { grouped } from '@/domain/base/grouped';

import type { AskedHistory } from './asked-histories';
import { groupResults, isInProfile } from '@/domain/results/group-results';
import { columnKey, matrixColumns, type DayOf, type MatrixColumn } from './history-columns';
import { isUnknown, type HistoryGap } from './recent-results';
import { historyInterval } from './history-interval';
import { isScaleChanged } from './history-scale';
import {
  referenceInterval,
  type ReferenceInterval,
} from '@/domain/results/values/reference-interval';
import type { HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

/** One result in a cell, with the reference interval that held for it. */
export interface MatrixEntry {
  readonly item: HistoryItem;
  readonly interval: ReferenceInterval;
  /** The interval is known not to be the one that holds for the test now. */
  readonly hasOtherInterval: boolean;
  /** Its limits are hardly of the test's present unit, which says nothing of it then. */
  readonly isScaleChanged: boolean;
}

/** A test with one cell per column; a cell holds no, one or, validated more than once on its day, several results. */
export interface MatrixTest {
  readonly kind: 'test';
  readonly areaName: string;
  /** Null for tests that stand by themselves. */
  readonly profileName: string | null;
  readonly test: TestResult;
  /** As it holds now. */
  readonly interval: ReferenceInterval;
  readonly cells: readonly (readonly MatrixEntry[])[];
  /** By column: there may be a result that nobody looked up. */
  readonly unknown: readonly boolean[];
  /** Results may be missing somewhere in the row. */
  readonly isIncomplete: boolean;
}

/** A line of the matrix. Every line knows its area, for the heading that stays at the top. */
export type MatrixRow =
  | { readonly kind: 'area'; readonly areaName: string }
  | { readonly kind: 'profile'; readonly areaName: string; readonly profileName: string }
  | MatrixTest;

/** Results of tests over dates. */
export interface HistoryMatrix {
  /** Newest first; the column without date is the last one. */
  readonly columns: readonly MatrixColumn[];
  /** Areas, profiles and tests in the order of the results grid. */
  readonly rows: readonly MatrixRow[];
}

const EMPTY: readonly MatrixEntry[] = [];
const QUARTER_HOUR = 900_000;

/** Asking for the day is dear. Zones differ by whole quarters of an hour, so that all instants of one are of one day. */
function remembered(dayOf: DayOf): DayOf {
  const days = new Map<number, Day>();
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER_HOUR);
    const day = days.get(quarter) ?? dayOf(instant);
    days.set(quarter, day);
    return day;
  };
}

/** Whether a test may have a result in a column that nobody looked up. */
function isUnknownIn(gap: HistoryGap | null, { order, unknown }: MatrixColumn): boolean {
  if (gap === null) return false;
  if (unknown === undefined) return order !== '' && isUnknown(gap, order);
  return gap.isListPartial || unknown.some((one) => isUnknown(gap, one));
}

/** Results of one cell: newest first, then by order. */
function inCellOrder(items: readonly HistoryItem[]): readonly HistoryItem[] {
  return items
    .toSorted((one, other) => compareOrders(other.order, one.order))
    .toSorted((one, other) => (other.validateDate ?? 0) - (one.validateDate ?? 0));
}

/**
 * The interval of a result beside that of its test now, as a history would tell it: the server's ready text is in none. Most results
 * share one, and working it out is dear.
 */
function judgeOf(test: TestResult) {
  const now = JSON.stringify(historyInterval(test, test));
  const known = new Map<string, Omit<MatrixEntry, 'item'>>();
  return (item: HistoryItem) => {
    const key = JSON.stringify([item.reference, item.referenceLiteral, item.unreadable]);
    const judged = known.get(key);
    if (judged !== undefined) return judged;
    const own = historyInterval(item, test);
    const fresh = {
      interval: own,
      hasOtherInterval: JSON.stringify(own) !== now,
      isScaleChanged: isScaleChanged(test.reference, item.reference),
    };
    known.set(key, fresh);
    return fresh;
  };
}

function testCells(
  { test, items }: Pick<AskedHistory, 'test' | 'items'>,
  keys: readonly string[],
  dayOf: DayOf,
): Pick<MatrixTest, 'test' | 'interval' | 'cells'> {
  const interval = referenceInterval(test);
  const judge = judgeOf(test);
  const byColumn = grouped(inCellOrder(items), (item) => columnKey(item, dayOf));
  const cellOf = (key: string) => byColumn.get(key)?.map((item) => ({ item, ...judge(item) }));
  return { test, interval, cells: keys.map((key) => cellOf(key) ?? EMPTY) };
}

/** The matrix of tests and dates. Every entry of a history stands in exactly one cell of its test's row. */
export function historyMatrix(
  histories: readonly AskedHistory[],
  dayOfInstant: DayOf,
): HistoryMatrix {
  const dayOf = remembered(dayOfInstant);
  const historyOf = new Map(histories.map((history) => [history.test, history]));
  const columns = matrixColumns(histories, dayOf);
  const keys = columns.map(([key]) => key);
  const areas = groupResults(histories.map(({ test }) => test));
  const rows = areas.flatMap(({ areaName, profiles }): readonly MatrixRow[] => [
    { kind: 'area', areaName },
    ...profiles.flatMap((profile): readonly MatrixRow[] => {
      const profileName = isInProfile(profile) ? profile.profileName : null;
      return [
        ...(profileName === null ? [] : [{ kind: 'profile', areaName, profileName } as const]),
        ...profile.tests.map((test): MatrixTest => {
          const { items = [], gap = null } = historyOf.get(test) ?? {};
          return {
            kind: 'test',
            areaName,
            profileName,
            ...testCells({ test, items }, keys, dayOf),
            unknown: columns.map(([, column]) => isUnknownIn(gap, column)),
            isIncomplete: gap !== null,
          };
        }),
      ];
    }),
  ]);
  return { columns: columns.map(([, column]) => column), rows };
}
