import type { ReportData } from '@/domain/reports/report-data';
import type { ReportOrder } from '@/domain/reports/report-order';

/** The report of an order, drawn. */
export interface ZipReport {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** What is missing in it, in words: attachments, unreadable records, characters; empty when nothing is. */
  readonly remark: string;
}

/** Everything of an order that comes over the wire, built into what its report shows, and the drawing of it. */
export interface PreparedOrder {
  readonly order: ReportOrder;
  readonly data: ReportData;
  readonly draw: (signal: AbortSignal) => Promise<ZipReport>;
}

/** What the zip needs of the rest of the portal. Every port with a signal rejects when it aborts. */
export interface ZipPorts {
  /** How the LIS names report files (docs/contract.md §3; GenerarPDFCon). */
  readonly loadFileNaming: () => Promise<number>;
  /**
   * The first half of the single report's making; many orders can prepare while another one is drawn. Rejects with
   * `ReportRefusedError` when there is nothing to report.
   */
  readonly prepare: (order: string, signal: AbortSignal) => Promise<PreparedOrder>;
  /** Tells the LIS that the final report of this order was delivered (docs/behaviour.md 4.7). */
  readonly recordDelivery: (order: Pick<ReportOrder, 'wire'>) => Promise<void>;
  /** Why an order has no report, in words. */
  readonly reasonOf: (error: Error) => string;
  /** Counts as a sign of the user: nobody touches the page while a month of orders is drawn. */
  readonly keepAlive: () => void;
  /** Leaves the session that the server ended; called when nothing can be lost by it any more. */
  readonly endSession: () => void;
}
