import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { reportableTests } from '@/domain/reports/content/reportable-tests';

import { sentTests } from './sent-tests';

/**
 * The order as received, with those tests alone that its report tells: the LIS writes a delivery for each test that it is sent, and
 * what was kept from the reader reached nobody. Throws as `reportableTests`.
 */
export function deliveredOrder(
  order: ReportOrder,
  setting: { readonly kind: ReportKind; readonly rules: VisibilityRules },
): ReportOrder['wire'] {
  const told = reportableTests(sentTests(order), setting).filter(({ withheld }) => !withheld);
  return { ...order.wire, resultTest: told.flatMap(({ wire }) => wire ?? []) };
}

/** Whether there is anything to record of what `deliveredOrder` gives. */
export function isDelivery({ resultTest }: ReportOrder['wire']): boolean {
  return !Array.isArray(resultTest) || resultTest.length > 0;
}
