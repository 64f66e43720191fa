import { isScaleChanged } from './history-scale';
import {
  referenceInterval,
  type ReferenceInterval,
} from '@/domain/results/values/reference-interval';
import type { HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';

/**
 * The reference interval of an earlier result, worded as the grid words that of the test: the history carries neither ready text
 * nor decimals, which belong to the test, as its kind does. Limits on another scale stand as they are: the decimals of the present
 * one say nothing of theirs.
 */
export function historyInterval(
  {
    reference,
    referenceLiteral,
    unreadable,
  }: Pick<HistoryItem, 'reference' | 'referenceLiteral' | 'unreadable'>,
  test: Pick<TestResult, 'digits' | 'reference' | 'resultType'>,
): ReferenceInterval {
  return referenceInterval({
    reference,
    referenceLiteral,
    referenceInterval: '',
    digits: isScaleChanged(test.reference, reference) ? null : test.digits,
    unreadable,
    resultType: test.resultType,
  });
}
