import { compareOrders } from '@/domain/orders/compare-orders';
import type { Day } from '@/domain/base/day';
import { grouped } from '@/domain/base/grouped';

import type { AskedHistory } from './asked-histories';
import type { HistoryItem } from './test-history';

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
  /** Only in a column for orders that nobody looked up: which ones, newest first; none where they are not even listed. */
  readonly unknown?: readonly string[];
}

/** A column with the name that `columnKey` gives its results. */
export type KeyedColumn = readonly [key: string, column: MatrixColumn];

/** The calendar day of an instant at the laboratory. */
export type DayOf = (instant: number) => Day;

/** Names the column of a result. */
export function columnKey({ validateDate, order }: HistoryItem, dayOf: DayOf): string {
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

/** The columns of results by their keys, newest first. */
function resultColumns(items: readonly HistoryItem[], dayOf: DayOf): readonly KeyedColumn[] {
  return [...grouped(items, (item) => columnKey(item, dayOf))]
    .map(([key, group]) => [key, columnOf(group)] as const)
    .toSorted(([, one], [, other]) => compareOrders(other.order, one.order))
    .toSorted(([, one], [, other]) => (other.last ?? -Infinity) - (one.last ?? -Infinity));
}

/** The orders that nobody looked up, by the place among the columns where their numbers belong. */
function unknownByPlace(
  columns: readonly KeyedColumn[],
  histories: readonly AskedHistory[],
): ReadonlyMap<number, readonly string[]> {
  const gaps = histories.flatMap(({ gap }) => gap ?? []);
  const present = new Set(columns.map(([, { order }]) => order));
  const places = new Map<number, readonly string[]>();
  const placeOf = (order: string) => {
    const place = columns.findIndex(
      ([, column]) => column.last === null || compareOrders(column.order, order) <= 0,
    );
    return place === -1 ? columns.length : place;
  };
  for (const order of new Set(gaps.flatMap(({ unknown }) => unknown))) {
    if (present.has(order)) continue;
    const place = placeOf(order);
    places.set(place, [...(places.get(place) ?? []), order]);
  }
  // Orders that are not even listed come after the newest one that a cut list holds.
  const ends = gaps.filter(({ isListPartial }) => isListPartial).map(({ after }) => after);
  const end = ends.toSorted(compareOrders).at(-1);
  if (end !== undefined) places.set(placeOf(end), places.get(placeOf(end)) ?? []);
  return places;
}

function unknownColumn(orders: readonly string[] | undefined): readonly KeyedColumn[] {
  if (orders === undefined) return [];
  const unknown = orders.toSorted((one, other) => compareOrders(other, one));
  const order = unknown[0] ?? '';
  // A space: no key of a result begins so.
  return [[` ${order}`, { first: null, last: null, order, unknown }]];
}

/**
 * The columns of histories by their keys, newest first. Orders that nobody looked up have a column where their numbers belong,
 * neighbours a common one: a result of theirs that is missing must not look as if there were none.
 */
export function matrixColumns(
  histories: readonly AskedHistory[],
  dayOf: DayOf,
): readonly KeyedColumn[] {
  const items = histories.flatMap((history) => history.items);
  const columns = resultColumns(items, dayOf);
  const unknown = unknownByPlace(columns, histories);
  return [
    ...columns.flatMap((column, place) => [...unknownColumn(unknown.get(place)), column]),
    ...unknownColumn(unknown.get(columns.length)),
  ];
}
