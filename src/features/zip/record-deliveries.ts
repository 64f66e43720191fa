import type { ReportOrder } from '@/domain/reports/content/report-order';
import { isUnauthorized } from '@/lib/http/api-error';

import { createQueue } from '@/lib/queue';
import { wireOf, type KeptReport } from './kept-report';

/** The LIS writes a record per test: a few orders at a time are work enough for it. */
const AT_ONCE = 3;

interface Recording {
  readonly reports: Map<string, KeptReport>;
  /** Tells the LIS that the final report of an order was delivered. */
  readonly recordDelivery: (order: string, report: Pick<ReportOrder, 'wire'>) => Promise<void>;
}

/**
 * Records the delivery of every report of a written zip, once each, also when it fails: the call is never repeated by itself.
 * Gives the number of deliveries that the LIS does not know of, and whether it refused the session.
 */
export async function recordDeliveries(
  orders: readonly string[],
  { reports, recordDelivery }: Recording,
): Promise<{ readonly unrecorded: number; readonly isRefused: boolean }> {
  let unrecorded = 0;
  let isRefused = false;
  const record = async (order: string) => {
    const kept = reports.get(order);
    if (!kept?.wire) return;
    reports.set(order, { ...kept, wire: null });
    try {
      if (!isRefused) await recordDelivery(order, { wire: await wireOf(kept.wire) });
    } catch (error) {
      isRefused ||= isUnauthorized(error);
      unrecorded += 1;
      return;
    }
    if (isRefused) unrecorded += 1;
  };
  const inTurn = createQueue(AT_ONCE);
  await Promise.all(orders.map((order) => inTurn(() => record(order))));
  return { unrecorded, isRefused };
}
