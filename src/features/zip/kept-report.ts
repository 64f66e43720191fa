import { isObject } from '@/domain/base/is-object';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { summaryOrder } from '@/domain/reports/zip/summary-order';
import { parseJson } from '@/lib/http/parse-json';
import { dayNumberOf } from '@/reporting/workbook/day-number';
import { isUnauthorized } from '@/lib/http/api-error';
import { createQueue } from '@/lib/queue';

import type { PreparedOrder, ZipReport } from './prepare-order';

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

/** What is held of a drawn order until its zip is written. The blobs lie outside the page's memory. */
export interface KeptReport {
  readonly pdf: Blob;
  /** A `SummaryOrder`, as JSON. */
  readonly summary: Blob;
  /** The order as it is sent back, as JSON; null once its delivery was recorded, for that happens once. */
  readonly wire: Blob | null;
  readonly isProtected: boolean;
}

/** Lets go of everything of a drawn order but this. */
export function keepReport(
  { order, data }: PreparedOrder,
  { pdf, protection, order: delivered }: ZipReport,
): KeptReport {
  return {
    pdf: new Blob([pdf], { type: 'application/pdf' }),
    summary: new Blob([JSON.stringify(summaryOrder(order, data, dayNumberOf))]),
    wire: new Blob([JSON.stringify(delivered.wire)]),
    isProtected: protection !== null,
  };
}

/** The order as it is sent back. */
export async function wireOf(kept: Blob): Promise<ReportOrder['wire']> {
  const wire = parseJson(await kept.text());
  if (!isObject(wire)) throw new TypeError('the kept order is no object');
  return wire;
}
