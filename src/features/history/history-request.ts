import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** Whose earlier results are wanted, of which tests, and under which rules. */
export interface HistoryRequest {
  readonly patient: OrderSummary;
  /** The ticked tests, in the order of the grid. */
  readonly testIds: readonly number[];
  /** The tests of the order that the user may see. */
  readonly tests: readonly TestResult[];
  readonly rules: VisibilityRules;
}
