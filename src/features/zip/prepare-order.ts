import type { ReportData } from '@/domain/reports/content/report-data';
import type { RequiredProtection } from '@/domain/reports/protection/report-password';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import {
  buildReport,
  drawReport,
  fetchReport,
  type GeneratedReport,
  type ReportContext,
} from '@/features/reports/generate-report';
import { protectInTime } from '@/reporting/protect-in-time';

/** The report of an order, drawn. */
export interface ZipReport {
  /** Behind its password where the laboratory wants one. */
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly protection: RequiredProtection | null;
  /** What its delivery record needs. */
  readonly order: GeneratedReport['order'];
  /** What is missing in it, in words: attachments, unreadable records, characters; empty when nothing is. */
  readonly remark: string;
}

/** Everything of an order that comes over the wire, built into what its report shows, and the drawing of it. */
export interface PreparedOrder {
  readonly order: ReportOrder;
  readonly data: ReportData;
  readonly draw: (signal: AbortSignal) => Promise<ZipReport>;
}

interface Preparation {
  readonly context: ReportContext;
  readonly remarkOf: (report: GeneratedReport) => string;
  /** The password of the reports whose order holds none. */
  readonly code: string;
}

/** The dialog of the zip tells of orders, not of the steps of each. */
function onStep(): void {
  return undefined;
}

async function locked(
  { pdf, protection, order }: GeneratedReport,
  code: string,
  signal: AbortSignal,
): Promise<Omit<ZipReport, 'remark'>> {
  if (protection === null) return { pdf, protection, order };
  const password = 'password' in protection ? protection.password : code;
  return { pdf: await protectInTime({ pdf, password }, signal), protection, order };
}

/**
 * The first half of the single report's making, by the same steps; many orders can prepare while another one is drawn. Rejects as
 * `fetchReport` and `buildReport` do, and when the signal aborts.
 */
export async function prepareOrder(
  order: string,
  { context, remarkOf, code }: Preparation,
  signal: AbortSignal,
): Promise<PreparedOrder> {
  const fetched = await fetchReport(order, context, { onStep, signal });
  const built = buildReport(fetched, context);
  return {
    order: fetched.order,
    data: built.job.data,
    draw: async (drawSignal) => {
      const made = await drawReport(built, context, { onStep, signal: drawSignal });
      return { ...(await locked(made, code, drawSignal)), remark: remarkOf(made) };
    },
  };
}
