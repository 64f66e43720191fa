import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';

import type { ZipAccount, ZipOutcome } from './zip-account';

/** An order of the list as the summary accounts for it. */
export interface ZipOrderRow extends ZipOutcome {
  readonly documentType: string;
  readonly patientId: string;
  readonly patient: string;
}

/**
 * Every order that was to be in the zip once, as it is listed first, which names its file, with what became of it. Pending ones
 * have no row yet.
 */
export function zipOrderRows(
  orders: readonly OrderSummary[],
  { included, failed, empty }: Pick<ZipAccount, 'included' | 'failed' | 'empty'>,
): readonly ZipOrderRow[] {
  const outcomes = new Map(
    [...included, ...failed, ...empty].map((outcome) => [outcome.order, outcome]),
  );
  const listed = new Map<string, OrderSummary>();
  for (const summary of orders) if (!listed.has(summary.order)) listed.set(summary.order, summary);
  return [...listed].flatMap(([order, summary]) => {
    const outcome = outcomes.get(order);
    if (outcome === undefined) return [];
    const { documentType, patientId } = summary;
    return { ...outcome, documentType, patientId, patient: fullName(summary) };
  });
}
