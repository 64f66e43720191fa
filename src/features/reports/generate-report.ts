import type { Attachment } from '@/domain/reports/attachments/attachment';
import type { ReportOrder, ValidatingUser } from '@/domain/reports/content/report-order';
import type { RequiredProtection } from '@/domain/reports/protection/report-password';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import type { ClinicalOrder } from '@/domain/results/clinical-order';
import type { ReadList } from '@/lib/wire/readers';
import type {
  LessenedAttachment,
  MadeReport,
  MergedDocuments,
  ReportJob,
} from '@/reporting/report-engine';

import type { TemplateSources } from './template-sources';

/** Where the making of a report has got to (texts: `reports.step.<step>`). */
export type ReportStep = 'order' | 'results' | 'attachments' | 'draw';

/** The step, and how many bytes of its answer have come. */
export interface StepProgress {
  readonly step: ReportStep;
  readonly received: number;
}

/** What chooses and fills templates, and what results are ordered by. */
export interface ReportSources extends TemplateSources {
  readonly places: ClinicalOrder;
}

/** An order as it arrived, with everything that its report needs. */
export interface FetchedReport {
  readonly order: ReportOrder;
  readonly validators: readonly ValidatingUser[];
  readonly sources: ReportSources;
  /** Records of the order or of its signatures that could not be read. */
  readonly unreadable: number;
}

/** What the steps need of the world. Every port rejects when its signal aborts. */
export interface ReportPorts {
  /** Rejects with `ReportRefusedError` where the order as a whole is kept from the reader. */
  readonly judgeOrder: (order: string, signal: AbortSignal) => Promise<void>;
  /** Null when the LIS has no such order. */
  readonly loadHeader: (
    order: string,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
  /** The order with its tests and attachments; null when no test qualifies. */
  readonly loadReport: (
    header: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    onReceived: (bytes: number) => void,
  ) => Promise<ReportOrder | null>;
  readonly loadValidators: (
    order: string,
    signal: AbortSignal,
  ) => Promise<ReadList<ValidatingUser>>;
  /** The same for every order. */
  readonly loadSources: (signal: AbortSignal) => Promise<ReportSources>;
  /** What may be shown of the order. Throws `ReportRefusedError`. */
  readonly build: (fetched: FetchedReport) => Omit<ReportJob, 'merged'>;
  /** The documents among the attachments as one; null where there is no merge server or it fails. */
  readonly mergeDocuments: (
    attachments: readonly Attachment[],
    signal: AbortSignal,
  ) => Promise<MergedDocuments | null>;
  /** What the laboratory wants its files locked with when they leave; null where it does not want it. */
  readonly protectionOf: (order: ReportOrder) => RequiredProtection | null;
  /** The order with what its report tells, to be sent back once that was delivered. */
  readonly deliveredOf: (order: ReportOrder) => ReportOrder['wire'];
  readonly draw: (job: ReportJob, signal: AbortSignal) => Promise<MadeReport>;
}

/** An attachment that is not whole in the report, with its file as the laboratory sent it. */
interface OriginalAttachment extends LessenedAttachment {
  /** Base64. */
  readonly file: string;
}

/** A report to open or download, and what its delivery record needs. */
export interface GeneratedReport extends MadeReport {
  readonly lessened: readonly OriginalAttachment[];
  readonly order: Pick<ReportOrder, 'wire' | 'orderNumber'>;
  readonly protection: RequiredProtection | null;
  readonly unreadable: number;
  /** That it is not all of its order yet, and the names of the missing tests that may be told; empty when it is. */
  readonly partial: readonly string[];
  /** Names of those who validated results and whose signature the laboratory did not deliver. */
  readonly unsigned: readonly string[];
}

/** How a caller follows and stops the steps. */
export interface ReportRun {
  readonly onStep: (progress: StepProgress) => void;
  readonly signal: AbortSignal;
}

/** The first half: everything that comes over the wire. Many orders can fetch while another is drawn. */
export async function fetchReport(
  order: string,
  ports: ReportPorts,
  { onStep, signal }: ReportRun,
): Promise<FetchedReport> {
  onStep({ step: 'order', received: 0 });
  const [header, sources] = await Promise.all([
    ports.loadHeader(order, signal),
    ports.loadSources(signal),
    ports.judgeOrder(order, signal),
  ]);
  if (header === null) throw new ReportRefusedError('empty');
  const onReceived = (received: number) => {
    onStep({ step: 'results', received });
  };
  onReceived(0);
  const [report, validators] = await Promise.all([
    ports.loadReport(header, signal, onReceived),
    ports.loadValidators(order, signal),
  ]);
  if (report === null) throw new ReportRefusedError('empty');
  const unreadable = report.unreadable + validators.unreadable;
  return { order: report, validators: validators.items, sources, unreadable };
}

/** The second half: the rules of the screen, the attachments, the PDF. */
export async function drawFetched(
  fetched: FetchedReport,
  ports: ReportPorts,
  { onStep, signal }: ReportRun,
): Promise<GeneratedReport> {
  const job = ports.build(fetched);
  onStep({ step: 'attachments', received: 0 });
  const merged = await ports.mergeDocuments(job.attachments, signal);
  onStep({ step: 'draw', received: 0 });
  const made = await ports.draw({ ...job, merged }, signal);
  const { orderNumber } = fetched.order;
  const unsigned = job.data.signatures.filter(({ note }) => note !== '').map(({ name }) => name);
  const lessened = made.lessened.map((one) => ({
    ...one,
    file: job.attachments[one.at]?.file ?? '',
  }));
  return {
    ...made,
    lessened,
    order: { wire: ports.deliveredOf(fetched.order), orderNumber },
    protection: ports.protectionOf(fetched.order),
    unreadable: fetched.unreadable,
    partial: job.data.partial === '' ? [] : [job.data.partial, ...job.data.pending],
    unsigned: [...new Set(unsigned)],
  };
}

/**
 * The making of one report: order, tests, signatures, template, PDF with attachments. Rejects with `ReportRefusedError` when
 * there is nothing to report, and with what the ports reject.
 */
export async function generateReport(
  order: string,
  ports: ReportPorts,
  run: ReportRun,
): Promise<GeneratedReport> {
  return drawFetched(await fetchReport(order, ports, run), ports, run);
}
