import type { SummaryOrder } from '@/domain/reports/summary-order';

/** What the summary says of an order, outside the page's memory: copying a thousand of them at once would stop the page. */
export interface KeptSummary {
  /** JSON of a `SummaryOrder`. */
  readonly json: Blob;
}

export function keptSummary(summary: SummaryOrder): KeptSummary {
  return { json: new Blob([JSON.stringify(summary)]) };
}

export async function readSummary({ json }: KeptSummary): Promise<SummaryOrder> {
  return JSON.parse(await json.text()) as SummaryOrder;
}
