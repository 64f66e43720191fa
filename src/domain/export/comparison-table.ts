import type { ComparedTest, OrderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';

import { resultCells, type RowWords } from './order-table';
import type { TableCell, TextTable } from './text-table';

/** Heads of the columns of each order, in their order. */
export const SIDE_COLUMNS = ['result', 'mark', 'unit', 'reference', 'date', 'sample'] as const;

/** Heads of the last columns: what a test of the name of another one is told by. */
export const ORIGIN_COLUMNS = ['area', 'profile'] as const;

interface ComparisonTableOptions extends Pick<TextTable, 'owner' | 'heads'> {
  readonly words: RowWords;
  /** The difference of a test's two results, in the words of the screen. */
  readonly change: (compared: ComparedTest) => string;
}

/** Two orders side by side as a table: a row per test, with what each date says of it, and the difference. */
export function comparisonTable(
  { both, onlyEarlier, onlyLater, repeated }: OrderComparison,
  { owner, heads, words, change }: ComparisonTableOptions,
): TextTable {
  const nothing = SIDE_COLUMNS.map(() => '');
  const cells = (test: TestResult): readonly TableCell[] => {
    const own = resultCells(test, words);
    return SIDE_COLUMNS.map((column) => own[column]);
  };
  const origin = ({ areaName, profileName }: TestResult) => [areaName, profileName];
  const alone = (tests: readonly TestResult[], side: 'earlier' | 'later') =>
    tests.map((test) => {
      const own = cells(test);
      const sides = side === 'earlier' ? [...own, ...nothing] : [...nothing, ...own];
      return [words.test(test), ...sides, '', ...origin(test)];
    });
  const rows = [
    ...both.map((compared) => [
      words.test(compared.later),
      ...cells(compared.earlier),
      ...cells(compared.later),
      change(compared),
      ...origin(compared.later),
    ]),
    ...alone(onlyEarlier, 'earlier'),
    ...alone(onlyLater, 'later'),
    ...repeated.flatMap((test) => [
      ...alone(test.earlier, 'earlier'),
      ...alone(test.later, 'later'),
    ]),
  ];
  return { owner, heads, rows };
}
