import type { ComparedTest, OrderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';

import { tableRow, type RowWords, type TableColumn } from './order-table';
import type { TextTable } from './text-table';

interface ComparisonTableOptions extends Pick<TextTable, 'owner' | 'heads'> {
  /** Of each order. */
  readonly sides: readonly TableColumn[];
  /** The last ones: what a test of the name of another one is told by. */
  readonly origin: readonly TableColumn[];
  readonly words: RowWords;
  /** The difference of a test's two results, in the words of the screen. */
  readonly change: (compared: ComparedTest) => string;
}

/** Two orders side by side as a table: a row per test, with what each date says of it, and the difference. */
export function comparisonTable(
  { both, onlyEarlier, onlyLater, repeated }: OrderComparison,
  { owner, heads, sides, origin, words, change }: ComparisonTableOptions,
): TextTable {
  const cells = (test: TestResult | null) =>
    test === null ? sides.map(() => '') : tableRow(sides, test, words);
  const row = (test: TestResult, dates: readonly (TestResult | null)[], changed = '') => [
    words.test(test),
    ...dates.flatMap(cells),
    changed,
    ...tableRow(origin, test, words),
  ];
  const before = (test: TestResult) => row(test, [test, null]);
  const after = (test: TestResult) => row(test, [null, test]);
  const rows = [
    ...both.map((pair) => row(pair.later, [pair.earlier, pair.later], change(pair))),
    ...onlyEarlier.map(before),
    ...onlyLater.map(after),
    ...repeated.flatMap((test) => [...test.earlier.map(before), ...test.later.map(after)]),
  ];
  return { owner, heads, rows };
}
