import { CUSTOMER, LABORATORY_USER, PHYSICIAN, type UserTypeCode } from '@/domain/auth/user-type';
import type { OrderSummary } from '@/domain/orders/order-summary';

import { pathologyMark } from '@/domain/results/marks/pathology-mark';
import { resultMark } from '@/domain/results/marks/result-mark';
import { orderStand, type OrderStand } from '@/domain/results/progress/order-progress';
import { patientAnswer } from './patient-answer';
import { isAltered, resultCounts } from './result-counts';
import type { TestResult } from '@/domain/results/test-result';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import { isValidated } from '@/domain/results/visibility/is-validated';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

const REVIEWERS: readonly UserTypeCode[] = [PHYSICIAN, CUSTOMER, LABORATORY_USER];

/** What a look through an order's results finds, as far as the reader may see them. */
export interface OrderReview {
  /** Results that a physician has to know at once; null when there are some and nobody told how many. */
  readonly critical: number | null;
  /** Results that ask for attention, the critical ones among them; null as above. */
  readonly altered: number | null;
  readonly pending: number;
  /** How many are ready of how many, as the order's head says; null where nobody told. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
  /** There are validated results, and none was ever printed or handed over; null where nobody told. */
  readonly isUndelivered: boolean | null;
  /** When its report was handed over in this sitting, in epoch milliseconds. */
  readonly deliveredAt?: number;
  /** Every result is there, validated and within its limits. */
  readonly isNormal: boolean;
  /** The laboratory keeps something back for what it says; then nothing of the order is counted. */
  readonly isKeptBack: boolean;
}

/**
 * What the chips of a list tell orders apart by; an order may belong to several. `unclear` are those that were looked through and of
 * which nobody can tell, `unreviewed` those nobody looked through.
 */
export type ReviewGroup =
  | 'critical'
  | 'altered'
  | 'pending'
  | 'undelivered'
  | 'normal'
  | 'unclear'
  | 'keptBack'
  | 'unreviewed';

export const REVIEW_GROUPS: readonly ReviewGroup[] = [
  'critical',
  'altered',
  'pending',
  'undelivered',
  'normal',
  'unclear',
  'keptBack',
  'unreviewed',
];

/** An order's results as the reader may have them. */
interface SeenResults {
  readonly tests: readonly TestResult[];
  readonly blocked: boolean;
  readonly withheld: boolean;
  /** Tests that are left out for no other reason than that they are not validated. */
  readonly waiting: number;
  /** Records that could not be read. */
  readonly unreadable: number;
}

const KEPT_BACK: OrderReview = {
  critical: 0,
  altered: 0,
  pending: 0,
  stand: null,
  isUndelivered: false,
  isNormal: false,
  isKeptBack: true,
};
/** From this state on a test was printed; the report's own call writes it. */
const PRINTED = 5;

/** What is found in these results. What may not be seen is not counted, and a record that could not be read is never normal. */
export function orderReview(results: SeenResults, texts: ReplacementTexts): OrderReview {
  const { tests, blocked, withheld, waiting, unreadable } = results;
  if (blocked || withheld) return KEPT_BACK;
  const counts = resultCounts(tests, texts);
  const answer = patientAnswer(tests, texts, { waiting, unreadable });
  const altered = tests.filter((test) => isAltered(test, texts));
  const validated = tests.filter(isValidated);
  return {
    critical: altered.filter((test) => resultMark(test).tone === 'urgent').length,
    altered: altered.length,
    pending: counts.pending + waiting,
    stand: orderStand(tests, waiting),
    isUndelivered: validated.length > 0 && validated.every(({ state }) => state < PRINTED),
    isNormal:
      answer.all > 0 && answer.within === answer.all && answer.pending === 0 && !answer.isPartial,
    isKeptBack: false,
  };
}

/**
 * What a server's own summary of an order tells, for which nothing has to be asked. Null where there is none, and where the
 * reader may not see every result, pending ones among them: the summary may speak of those.
 */
export function summaryReview(
  { summary }: Pick<OrderSummary, 'summary'>,
  { onlyValidated, panicBlocking, seesConfidential }: VisibilityRules,
): OrderReview | null {
  if (summary === undefined || panicBlocking !== 'none' || !seesConfidential) return null;
  if (onlyValidated && summary.pending > 0) return null;
  const { tone } = pathologyMark(summary.maxPathology);
  const isCritical = tone === 'urgent';
  const isNormal = tone === 'normal';
  return {
    critical: isCritical ? null : 0,
    altered: isNormal ? 0 : null,
    pending: summary.pending,
    stand: null,
    isUndelivered: null,
    isNormal: isNormal && summary.pending === 0,
    isKeptBack: false,
  };
}

/**
 * Nothing was found in an order that asks for attention or is to come, and it cannot be called normal: results that nobody can judge,
 * records that could not be read, confidential results, or none at all.
 */
export function isUnclear({
  critical,
  altered,
  pending,
  isNormal,
  isKeptBack,
}: OrderReview): boolean {
  return critical === 0 && altered === 0 && pending === 0 && !isNormal && !isKeptBack;
}

/** The groups of an order; an order nobody looked through belongs to no other. */
export function reviewGroups(review: OrderReview | undefined): readonly ReviewGroup[] {
  if (review === undefined) return ['unreviewed'];
  const { critical, altered, pending, isUndelivered, isNormal, isKeptBack } = review;
  const belongs: Readonly<Record<ReviewGroup, boolean>> = {
    critical: critical !== 0,
    altered: altered !== 0,
    pending: pending > 0,
    undelivered: isUndelivered === true,
    normal: isNormal,
    unclear: isUnclear(review),
    keptBack: isKeptBack,
    unreviewed: false,
  };
  return REVIEW_GROUPS.filter((group) => belongs[group]);
}

/** Whether a user type looks through lists: those who answer for several patients. The limit of the installation says how far. */
export function mayReview(userType: UserTypeCode, limit: number): boolean {
  return limit > 0 && REVIEWERS.includes(userType);
}
