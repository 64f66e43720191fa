import type { Attachment } from '@/domain/reports/attachment';
import type { ReportData } from '@/domain/reports/report-data';
import type { ReportOrder, ValidatingUser } from '@/domain/reports/report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import type { ReadList } from '@/lib/schema';
import type { MadeReport } from '@/reporting/report-engine';

/** Where the making of a report has got to (texts: `reports.step.<step>`). */
export type ReportStep = 'order' | 'results' | 'draw';

/** What the steps need of the world. */
export interface ReportPorts {
  readonly loadHeader: (
    order: string,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
  readonly loadReport: (
    header: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => Promise<ReportOrder | null>;
  readonly loadValidators: (
    order: string,
    signal: AbortSignal,
  ) => Promise<ReadList<ValidatingUser>>;
  /** What may be shown of the order: the report and the attachments that go with it. */
  readonly build: (
    order: ReportOrder,
    validators: readonly ValidatingUser[],
  ) => { readonly data: ReportData; readonly attachments: readonly Attachment[] };
  readonly make: (
    data: ReportData,
    attachments: readonly Attachment[],
    signal: AbortSignal,
  ) => Promise<MadeReport>;
}

/** A report to open or download, and what its delivery record needs. */
export interface GeneratedReport extends MadeReport {
  readonly order: Pick<ReportOrder, 'wire' | 'orderNumber'>;
  /** Records of the order or of its signatures that could not be read. */
  readonly unreadable: number;
}

/** How a caller follows and stops the steps. */
export interface ReportRun {
  readonly onStep: (step: ReportStep) => void;
  readonly signal: AbortSignal;
}

/**
 * The making of one report (spec §4, Report generation): header, tests, signatures, PDF with attachments. Rejects with
 * `ReportRefusedError` when there is nothing to report, and with what the ports reject.
 */
export async function generateReport(
  order: string,
  ports: ReportPorts,
  { onStep, signal }: ReportRun,
): Promise<GeneratedReport> {
  onStep('order');
  const header = await ports.loadHeader(order, signal);
  if (header === null) throw new ReportRefusedError('empty');
  onStep('results');
  const [report, validators] = await Promise.all([
    ports.loadReport(header, signal),
    ports.loadValidators(order, signal),
  ]);
  if (report === null) throw new ReportRefusedError('empty');
  onStep('draw');
  const { data, attachments } = ports.build(report, validators.items);
  const made = await ports.make(data, attachments, signal);
  const { wire, orderNumber } = report;
  const unreadable = report.unreadable + validators.unreadable;
  return { ...made, order: { wire, orderNumber }, unreadable };
}
