import { compareOrders } from '@/domain/orders/compare-orders';
import type { Day } from '@/domain/orders/day';

import type { AskedHistory } from './asked-histories';
import { groupResults } from './group-results';
import { historyInterval } from './history-interval';
import { referenceInterval, type ReferenceInterval } from './reference-interval';
import type { HistoryItem } from './test-history';
import type { TestResult } from './test-result';

/**
 * A column: what was validated on one day in one order. Laboratories validate test by test, so that a column per instant would
 * hold one result each. The last column may hold all that has no date.
 */
export interface MatrixColumn {
  /** First and last validation, epoch milliseconds; null for the column without date. */
  readonly first: number | null;
  readonly last: number | null;
  /** Empty for the column without date: its entries may come from several orders. */
  readonly order: string;
}

/** One result in a cell, with the reference interval that held for it. */
export interface MatrixEntry {
  readonly item: HistoryItem;
  readonly interval: ReferenceInterval;
  /** The interval is not the one that holds for the test now. */
  readonly hasOtherInterval: boolean;
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
}

/** A line of the matrix. Every line knows its area, for the heading that stays at the top. */
export type MatrixRow =
  | { readonly kind: 'area'; readonly areaName: string }
  | { readonly kind: 'profile'; readonly areaName: string; readonly profileName: string }
  | MatrixTest;

/** Results of tests over dates (spec §2, condensed history). */
export interface HistoryMatrix {
  /** Newest first; the column without date is the last one. */
  readonly columns: readonly MatrixColumn[];
  /** Areas, profiles and tests in the order of the results grid. */
  readonly rows: readonly MatrixRow[];
}

/** The calendar day of an instant at the laboratory. */
type DayOf = (instant: number) => Day;

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

/** Names the column of a result. */
function keyOf({ validateDate, order }: HistoryItem, dayOf: DayOf): string {
  if (validateDate === null) return '';
  const { year, month, day } = dayOf(validateDate);
  return [year, month, day, order].join(' ');
}

function columnOf(items: readonly HistoryItem[]): MatrixColumn {
  const instants = items.flatMap(({ validateDate }) => validateDate ?? []);
  if (instants.length === 0) return { first: null, last: null, order: '' };
  return {
    first: Math.min(...instants),
    last: Math.max(...instants),
    order: items[0]?.order ?? '',
  };
}

/** The columns by their keys, newest first. */
function columnsOf(
  items: readonly HistoryItem[],
  dayOf: DayOf,
): readonly (readonly [key: string, column: MatrixColumn])[] {
  const groups = new Map<string, HistoryItem[]>();
  for (const item of items) {
    const key = keyOf(item, dayOf);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups]
    .map(([key, group]) => [key, columnOf(group)] as const)
    .toSorted(([, one], [, other]) => compareOrders(other.order, one.order))
    .toSorted(([, one], [, other]) => (other.last ?? -Infinity) - (one.last ?? -Infinity));
}

/** Results of one cell: newest first, then by order. */
function inCellOrder(items: readonly HistoryItem[]): readonly HistoryItem[] {
  return items
    .toSorted((one, other) => compareOrders(other.order, one.order))
    .toSorted((one, other) => (other.validateDate ?? 0) - (one.validateDate ?? 0));
}

/** The interval of a result beside that of its test now. Most results share one, and working it out is dear. */
function judgeOf(test: TestResult, interval: ReferenceInterval) {
  const known = new Map<string, Pick<MatrixEntry, 'interval' | 'hasOtherInterval'>>();
  return (item: HistoryItem) => {
    const key = JSON.stringify([item.reference, item.referenceLiteral]);
    const judged = known.get(key);
    if (judged !== undefined) return judged;
    const own = historyInterval(item, test);
    const hasOtherInterval = JSON.stringify(own) !== JSON.stringify(interval);
    known.set(key, { interval: own, hasOtherInterval });
    return { interval: own, hasOtherInterval };
  };
}

function testCells(
  { test, items }: Pick<AskedHistory, 'test' | 'items'>,
  keys: readonly string[],
  dayOf: DayOf,
): Pick<MatrixTest, 'test' | 'interval' | 'cells'> {
  const interval = referenceInterval(test);
  const judge = judgeOf(test, interval);
  const entries = new Map<string, MatrixEntry[]>();
  for (const item of inCellOrder(items)) {
    const entry = { item, ...judge(item) };
    const key = keyOf(item, dayOf);
    const cell = entries.get(key);
    if (cell === undefined) entries.set(key, [entry]);
    else cell.push(entry);
  }
  return { test, interval, cells: keys.map((key) => entries.get(key) ?? EMPTY) };
}

/** The matrix of tests and dates. Every entry of a history stands in exactly one cell of its test's row. */
export function historyMatrix(
  histories: readonly AskedHistory[],
  dayOfInstant: DayOf,
): HistoryMatrix {
  const dayOf = remembered(dayOfInstant);
  const itemsOf = new Map(histories.map(({ test, items }) => [test, items]));
  const columns = columnsOf(
    histories.flatMap(({ items }) => items),
    dayOf,
  );
  const keys = columns.map(([key]) => key);
  const areas = groupResults(histories.map(({ test }) => test));
  const rows = areas.flatMap(({ areaName, profiles }): readonly MatrixRow[] => [
    { kind: 'area', areaName },
    ...profiles.flatMap(({ profileId, profileName, tests }): readonly MatrixRow[] => {
      const isInProfile = profileId !== 0;
      return [
        ...(isInProfile ? [{ kind: 'profile', areaName, profileName } as const] : []),
        ...tests.map((test): MatrixTest => ({
          kind: 'test',
          areaName,
          profileName: isInProfile ? profileName : null,
          ...testCells({ test, items: itemsOf.get(test) ?? [] }, keys, dayOf),
        })),
      ];
    }),
  ]);
  return { columns: columns.map(([, column]) => column), rows };
}
