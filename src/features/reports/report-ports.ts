import type { QueryClient } from '@tanstack/react-query';

import { getOrderResults } from '@/api/orders/get-order-results';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { readCaller } from '@/api/session/caller-store';
import type { Language } from '@/domain/base/language';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { Settings } from '@/domain/configuration/settings';
import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import { deliveredOrder } from '@/domain/reports/delivery/delivered-order';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import { requiredProtection } from '@/domain/reports/protection/report-password';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
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
import type { MergedDocuments } from '@/reporting/report-engine';

import type { FetchedReport, ReportPorts } from './generate-report';
import { loadTemplateSources } from './template-sources';

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

/** What distinguishes one report from another, besides its order. */
export interface ReportContext {
  readonly kind: ReportKind;
  readonly settings: Settings;
  readonly rules: VisibilityRules;
  readonly words: ReportWords;
  readonly language: Language;
  readonly queryClient: QueryClient;
}

function portalUrl(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href.replace(/(?<!\/)\/+$/, '');
}

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

function build(context: ReportContext, { order, validators, sources }: FetchedReport) {
  const { kind, settings, rules, words, language } = context;
  const { dateFormat } = settings;
  const template = sources.templateOf(order);
  const setting = {
    kind,
    rules,
    validators,
    clinicalOrder: sources.places,
    laboratory: paperLaboratory(settings),
    userName: readCaller()?.userName ?? '',
    portalUrl: portalUrl(),
    now: serverNow(),
    words,
    dayOf: dayOfInstant,
  };
  return {
    data: buildReportData(order, setting),
    attachments: visibleAttachments(order, rules),
    language,
    template: template.name,
    legacy: () =>
      buildLegacyReport(order, {
        ...setting,
        dateFormat,
        labels: sources.labels,
        templateItem: template.item,
      }),
  };
}

/** The steps of a report against the laboratory's servers and the installation's engine, for one order or for many. */
export function reportPorts(context: ReportContext): ReportPorts {
  const { queryClient } = context;
  return {
    judgeOrder: (order, signal) => judgeOrder(context, order, signal),
    loadHeader: getOrderHeader,
    loadReport: async (header, signal, onReceived) => {
      const load = context.kind === 'final' ? getFinalReport : getPrintingReport;
      const report = await load(header, { signal, onReceived });
      return report === null ? null : withBirthMidnight(report);
    },
    loadValidators: getValidatingUsers,
    loadSources: async () => {
      const pathFe = context.settings.reports.path;
      const [templates, places] = await Promise.all([
        loadTemplateSources({ queryClient, pathFe, language: context.language }),
        loadClinicalOrder(queryClient),
      ]);
      return { ...templates, places };
    },
    build: (fetched) => build(context, fetched),
    mergeDocuments,
    protectionOf: (order) =>
      requiredProtection(order, { source: runtimeConfig().reportPassword, dayOf: dayOfInstant }),
    deliveredOf: (order) => deliveredOrder(order, context),
    draw: async (job, signal) =>
      drawInTime(await engineOf(runtimeConfig().reportEngine), job, signal),
  };
}
