import type { QueryClient } from '@tanstack/react-query';

import { signPrintLink } from '@/api/authentication/get-preset-user';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { readCaller } from '@/api/session/caller-store';
import type { Language } from '@/domain/base/language';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { Settings } from '@/domain/configuration/settings';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import { orderCode } from '@/domain/reports/content/order-code';
import { deliveredOrder } from '@/domain/reports/delivery/delivered-order';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import { requiredProtection } from '@/domain/reports/protection/report-password';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder, ValidatingUser } from '@/domain/reports/content/report-order';
import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { SAMPLE_VALIDATOR } from '@/domain/sample/sample-tests';
import type { RequiredProtection } from '@/domain/reports/protection/report-password';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import type { ReportWords } from '@/domain/reports/content/report-words';
import { visibleAttachments } from '@/domain/reports/attachments/visible-attachments';
import { type VisibilityRules, visibleTests } from '@/domain/results/visibility/visible-tests';
import { birthMidnight } from '@/api/wire/birth-midnight';
import { dayOfInstant } from '@/lib/dates/dates';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';
import { engineOf } from '@/reporting/choose-engine';
import { drawInTime } from '@/reporting/draw-in-time';
import { areasOptions } from '@/api/catalogues/get-areas';
import { orderFileOptions } from '@/api/reports/installation/get-order-file';
import { type ClinicalOrder, NO_ORDER_FILE } from '@/domain/results/clinical-order';
import { mergePdf } from '@/api/reports/merge-pdf';
import type { Attachment } from '@/domain/reports/attachments/attachment';
import { ApiError } from '@/lib/http/api-error';
import type {
  LessenedAttachment,
  MadeReport,
  MergedDocuments,
  ReportJob,
} from '@/reporting/report-engine';

import { loadTemplateSources, type TemplateSources } from './template-sources';

/** Where the making of a report has got to (texts: `reports.step.<step>`). */
export type ReportStep = 'order' | 'results' | 'attachments' | 'draw';

/** The step, and how many bytes of its answer have come. */
export interface StepProgress {
  readonly step: ReportStep;
  readonly received: number;
}

/** What chooses and fills templates, and what results are ordered by. */
interface ReportSources extends TemplateSources {
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

/** What distinguishes one report from another, besides its order. */
export interface ReportContext {
  readonly kind: ReportKind;
  readonly settings: Settings;
  readonly rules: VisibilityRules;
  readonly words: ReportWords;
  readonly language: Language;
  readonly queryClient: QueryClient;
  /** An invented order, whose report asks no laboratory for anything; null for those of the laboratory. */
  readonly sample: ReportOrder | null;
  readonly isLargePrint?: boolean;
  /** The signed print link by which a visitor came: he prints no other. */
  readonly ownLink?: string | null;
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

/** What comes over the wire of a report, and what it is drawn from. */
export interface BuiltReport {
  readonly fetched: FetchedReport;
  readonly job: Omit<ReportJob, 'merged'>;
}

/**
 * The documents among the attachments as the merge server joins them; null without such a server, without documents, and after a
 * failure, for then they are merged in the browser and nothing is missing.
 */
async function mergeDocuments(
  attachments: readonly Attachment[],
  signal: AbortSignal,
): Promise<MergedDocuments | null> {
  if (runtimeConfig().mergeUrl === '') return null;
  try {
    return await mergePdf(attachments, signal);
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind !== 'aborted') return null;
    throw cause;
  }
}

/**
 * What the order of results goes by before any report is read: asked for once, as on screen. What cannot be had leaves the next
 * best order and never keeps a report back; the configuration tells the administrator of a file that is wrong.
 */
async function loadClinicalOrder(queryClient: QueryClient): Promise<ClinicalOrder> {
  const [file, areas] = await Promise.all([
    queryClient.query(orderFileOptions()).catch(() => NO_ORDER_FILE),
    queryClient.query(areasOptions()).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  return { file, areas };
}

function portalUrl(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/(?<!\/)\/+$/, '');
}

/** The whole address of a print link. */
export const printAddress = (said: string): string => portalUrl() + orderCode(said);

/** The order with its patient born on the day that was meant, whatever is made of it. */
function withBirthMidnight(order: ReportOrder): ReportOrder {
  const { patient } = order;
  const birthday = patient.birthday === null ? null : birthMidnight(patient.birthday);
  return { ...order, patient: { ...patient, birthday } };
}

/**
 * A final report holds validated tests alone, and a reader of all of them is kept from an order by any: it is judged as the screen
 * judges it, whole. Rejects with `ReportRefusedError` and as `getOrderResults`.
 */
async function judgeOrder(
  { kind, rules }: ReportContext,
  order: string,
  signal: AbortSignal,
): Promise<void> {
  const isWhole = kind === 'preliminary' || rules.onlyValidated;
  if (isWhole || rules.panicBlocking !== 'order') return;
  const { items } = await getOrderResults(order, ALL_AREAS, signal);
  if (visibleTests(items, rules).blocked) throw new ReportRefusedError('blocked');
}

async function loadSources({
  queryClient,
  settings,
  language,
}: ReportContext): Promise<ReportSources> {
  const [templates, places] = await Promise.all([
    loadTemplateSources({ queryClient, pathFe: settings.reports.path, language }),
    loadClinicalOrder(queryClient),
  ]);
  return { ...templates, places };
}

/** An invented order as if it had been fetched, for the installed template. */
function fetchedSample(order: ReportOrder): FetchedReport {
  const templateOf = () => ({ name: GENERAL_TEMPLATE, item: '' });
  return {
    order,
    validators: [{ id: SAMPLE_VALIDATOR, signature: '' }],
    sources: { templateOf, labels: {}, places: { file: NO_ORDER_FILE, areas: [] } },
    unreadable: 0,
  };
}

/**
 * The first step: everything that comes over the wire. Many orders can fetch while another is drawn. Rejects with
 * `ReportRefusedError` when there is nothing to report, `unknown` where the LIS has no such order, and with `ApiError`.
 */
export async function fetchReport(
  order: string,
  context: ReportContext,
  { onStep, signal }: ReportRun,
): Promise<FetchedReport> {
  if (context.sample !== null) return fetchedSample(context.sample);
  onStep({ step: 'order', received: 0 });
  const [header, sources] = await Promise.all([
    getOrderHeader(order, signal),
    loadSources(context),
    judgeOrder(context, order, signal),
  ]);
  if (header === null) throw new ReportRefusedError('unknown');
  const onReceived = (received: number) => {
    onStep({ step: 'results', received });
  };
  onReceived(0);
  const load = context.kind === 'final' ? getFinalReport : getPrintingReport;
  const [report, validators] = await Promise.all([
    load(header, { signal, onReceived }),
    getValidatingUsers(order, signal),
  ]);
  if (report === null) throw new ReportRefusedError('empty');
  const unreadable = report.unreadable + validators.unreadable;
  return { order: withBirthMidnight(report), validators: validators.items, sources, unreadable };
}

/** The second step: what may be shown of the order, by the rules of the screen. Throws `ReportRefusedError`. */
export function buildReport(fetched: FetchedReport, context: ReportContext): BuiltReport {
  const { order, validators, sources } = fetched;
  const { kind, settings, rules, words, language, isLargePrint = false, ownLink } = context;
  const isSigned = runtimeConfig().printGate && context.sample === null;
  const template = sources.templateOf(order);
  const setting = {
    kind,
    rules,
    validators,
    clinicalOrder: sources.places,
    laboratory: paperLaboratory(settings),
    userName: readCaller()?.userName ?? '',
    portalUrl: isSigned ? '' : portalUrl(),
    now: serverNow(),
    words,
    dayOf: dayOfInstant,
    dateFormat: settings.dateFormat,
    labels: sources.labels,
    templateItem: template.item,
  };
  const job = {
    data: buildReportData(order, setting),
    attachments: visibleAttachments(order, rules),
    language,
    template: template.name,
    source: { order, setting },
    isLargePrint,
    ...(isSigned && {
      signLink: async (signal?: AbortSignal) =>
        printAddress(ownLink ?? (await signPrintLink(order.orderNumber, signal))),
    }),
  };
  return { fetched, job };
}

/** The last step: the attachments and the PDF. Rejects as the installation's engine does, and when the signal aborts. */
export async function drawReport(
  { fetched, job }: BuiltReport,
  context: ReportContext,
  { onStep, signal }: ReportRun,
): Promise<GeneratedReport> {
  onStep({ step: 'attachments', received: 0 });
  const merged = await mergeDocuments(job.attachments, signal);
  onStep({ step: 'draw', received: 0 });
  const { reportEngine, reportPassword } = runtimeConfig();
  const made = await drawInTime(await engineOf(reportEngine), { ...job, merged }, signal);
  const { order, unreadable } = fetched;
  const unsigned = job.data.signatures.filter(({ note }) => note !== '').map(({ name }) => name);
  const lessened = made.lessened.map((one) => ({
    ...one,
    file: job.attachments[one.at]?.file ?? '',
  }));
  return {
    ...made,
    lessened,
    order: { wire: deliveredOrder(order, context), orderNumber: order.orderNumber },
    protection: requiredProtection(order, { source: reportPassword, dayOf: dayOfInstant }),
    unreadable,
    partial: job.data.partial === '' ? [] : [job.data.partial, ...job.data.pending],
    unsigned: [...new Set(unsigned)],
  };
}
