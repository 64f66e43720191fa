import type { OrderComparison } from '@/domain/results/comparison/order-comparison';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

import { resultCells, type RowWords } from './order-table';
import type { TableCell, TextTable } from './text-table';

/** Two orders side by side as a table: a row per test, with result, mark, unit and limits of each date, and the difference. */
export function comparisonTable(
  { both, onlyEarlier, onlyLater, repeated }: OrderComparison,
  { owner, heads, words }: Pick<TextTable, 'owner' | 'heads'> & { readonly words: RowWords },
): TextTable {
  const nothing = ['', '', '', ''];
  const cells = (test: TestResult): readonly TableCell[] => {
    const { result, mark, unit, interval } = resultCells(test, words);
    return [result, mark, unit, interval];
  };
  const alone = (tests: readonly TestResult[], side: 'earlier' | 'later') =>
    tests.map((test) => {
      const own = cells(test);
      const sides = side === 'earlier' ? [...own, ...nothing] : [...nothing, ...own];
      return [testLabel(test), ...sides, ''];
    });
  const rows = [
    ...both.map(({ earlier, later, change }) => [
      testLabel(later),
      ...cells(earlier),
      ...cells(later),
      change.kind === 'number' ? change.text : '',
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
