import { isObject } from '@/domain/base/is-object';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { summaryOrder } from '@/domain/reports/zip/summary-order';
import { parseJson } from '@/lib/http/parse-json';
import { dayNumberOf } from '@/reporting/workbook/day-number';

import type { PreparedOrder, ZipReport } from './prepare-order';

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
