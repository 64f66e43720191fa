import type { HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/** What an order's own results say of one test: nothing to tell, that it is not for this user, or its validated result. */
export type OrderVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'result'; readonly item: HistoryItem };

/** Of two units that are both known: the history itself names none. */
function otherUnit(unit: string, current: string): string {
  const isOther = unit.trim() !== '' && current.trim() !== '' && unit.trim() !== current.trim();
  return isOther ? unit : '';
}

/** A result of an order as an entry of the history of the same test, whose present unit is that of `current`. */
function pastResult(test: TestResult, current: TestResult): HistoryItem {
  const unit = otherUnit(test.unit, current.unit);
  return {
    order: test.order,
    resultType: test.resultType,
    result: test.result,
    resultNumber: test.resultNumber,
    unreadable: test.unreadable,
    validateDate: test.validationDate,
    reference: test.reference,
    panic: test.panic,
    referenceLiteral: test.referenceLiteral,
    pathology: test.pathology,
    comment: test.comment,
    ...(unit === '' ? {} : { otherUnit: unit }),
  };
}

/** Reads a test of an order, as its reader may see it, beside the open order's: histories hold validated results only. */
export function orderVerdict(test: TestResult, current: TestResult): OrderVerdict {
  if (test.withheld) return { kind: 'withheld' };
  return isValidated(test) ? { kind: 'result', item: pastResult(test, current) } : { kind: 'none' };
}
