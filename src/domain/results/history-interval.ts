import { isScaleChanged } from './history-scale';
import { referenceInterval, type ReferenceInterval } from './reference-interval';
import type { HistoryItem } from './test-history';
import type { TestResult } from './test-result';

/**
 * The reference interval of an earlier result, worded as the grid words that of the test: the history carries neither ready text
 * nor decimals, which belong to the test (safety.md F3). Limits on another scale stand as they are: with the decimals of the
 * present one, 3.9 to 5.5 would read 4 to 6.
 */
export function historyInterval(
  { reference, referenceLiteral }: Pick<HistoryItem, 'reference' | 'referenceLiteral'>,
  test: Pick<TestResult, 'digits' | 'resultType' | 'reference'>,
): ReferenceInterval {
  return referenceInterval({
    reference,
    referenceLiteral,
    referenceInterval: '',
    digits: isScaleChanged(test.reference, reference) ? null : test.digits,
    resultType: test.resultType,
  });
}
