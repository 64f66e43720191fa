import { firstText } from '@/domain/base/first-text';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { waitingTests } from '@/domain/reports/content/pending-tests';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { reportableTests } from '@/domain/reports/content/reportable-tests';
import { inClinicalOrder, type ClinicalOrder } from '@/domain/results/clinical-order';
import { repeatedTests } from '@/domain/results/repeated-tests';
import type { TestResult } from '@/domain/results/test-result';
import { visibleTests, type VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** What a final report says, to be read on a screen that is too small for its page. */
export interface PrintedResults {
  readonly order: OrderSummary;
  /** The tests of the report, in the laboratory's order. */
  readonly tests: readonly TestResult[];
  /** The ids of those that come several times. */
  readonly repeated: readonly number[];
  /** What the laboratory notes on the order, as stored. */
  readonly comments: readonly string[];
  /** Results are kept back for what they say. */
  readonly isWithheld: boolean;
  /** Tests that are still to come; null where some are and their number may not be told. */
  readonly waiting: number | null;
  /** Records that could not be read, and tests of which something could not. */
  readonly unreadable: number;
}

/** An order of a report, as the lists know it; the id in the database, which only histories ask for, is not there. */
function summaryOf({ orderNumber, patient }: ReportOrder): OrderSummary {
  const { documentType, ...person } = patient;
  return {
    ...person,
    order: orderNumber,
    patientIdDB: 0,
    documentTypeId: 0,
    documentType: firstText(documentType.code, documentType.name),
  };
}

interface Printing {
  readonly rules: VisibilityRules;
  readonly places: ClinicalOrder;
}

/**
 * The results that a final report of the order shows to whoever these rules are for. Antibiograms stay on paper, where a test
 * has one that is printed: the screen asks for them test by test, and a visitor may ask for nothing more. Throws as `reportableTests`.
 */
export function printedResults(order: ReportOrder, { rules, places }: Printing): PrintedResults {
  const tests = reportableTests(order.tests, { kind: 'final', rules });
  return {
    order: summaryOf(order),
    tests: inClinicalOrder(tests, places).map((test) => ({
      ...test,
      hasAntibiogram: test.microorganisms.length > 0,
    })),
    repeated: repeatedTests(tests),
    comments: order.comments,
    isWithheld: visibleTests(order.tests, rules).withheld,
    waiting: waitingTests(order, rules),
    unreadable: order.unreadable,
  };
}
