import type { SummaryOrder } from '@/domain/reports/summary-order';

/** What the summary says of an order that waited outside the page's memory: copying a thousand of them at once would stop it. */
export async function readSummary(json: Blob): Promise<SummaryOrder> {
  return JSON.parse(await json.text()) as SummaryOrder;
}
