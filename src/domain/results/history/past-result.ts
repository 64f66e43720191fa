import type { HistoryItem } from './test-history';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

/** What an order's own results say of one test. */
export interface OrderVerdict {
  /** Its validated results, each once; several where it was done several times. */
  readonly items: readonly HistoryItem[];
  /** A result of it is not for this user. */
  readonly isWithheld: boolean;
}

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
    ...(test.sample.trim() === '' ? {} : { sample: test.sample }),
  };
}

/** The results of a test in one order, each once: where it stands in two profiles, the same one comes twice. */
export function distinctTests(tests: readonly TestResult[]): readonly TestResult[] {
  const byResult = tests.map((test) => {
    const { result, sample, state, validationDate } = test;
    return [JSON.stringify([result, sample, state, validationDate]), test] as const;
  });
  // The first of equal ones.
  return [...new Map(byResult.toReversed()).values()].toReversed();
}

/**
 * Reads the results of a test in one order, as its reader may see them, beside the open order's: histories hold validated results
 * only.
 */
export function orderVerdict(tests: readonly TestResult[], current: TestResult): OrderVerdict {
  const seen = distinctTests(tests).filter((test) => !test.withheld && isValidated(test));
  return {
    items: seen.map((test) => pastResult(test, current)),
    isWithheld: tests.some(({ withheld }) => withheld),
  };
}
