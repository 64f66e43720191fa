import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';

import type { WorkerAnswer } from '@/reporting/builtin/draw.worker';
import { makeReport, type FullJob } from '@/reporting/builtin/report/make-report';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { protectPdf, type ProtectionJob } from '@/reporting/builtin/protection/protect-pdf';
import { makeSummaryWorkbook } from '@/reporting/zip/make-summary-workbook';
import type { SummaryJob } from '@/reporting/zip/summary-job';

import { FILTER, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { FINAL_REPORT, HEADER, VALIDATORS } from './reports';

const TAKEN = Date.UTC(2026, 2, 1, 12);

/** What can happen to an order of a zip. */
export type ZipFault =
  | 'unknown order'
  | 'no results'
  | 'status 404'
  | 'status 500'
  | 'dropped'
  | 'html'
  | 'broken drawing'
  | 'session over';

/** Faults by order number; they may change while a test runs. */
export type ZipFaults = Map<string, ZipFault>;

/** Numbers of so many orders, newest first, as the list shows them. */
export function zipOrders(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `20260301${String(count - at).padStart(4, '0')}`);
}

/** The result of an order's only test; no two orders have the same. */
export function resultOf(order: string): string {
  return `Valor${order.slice(-4)}`;
}

function headerOf(order: string) {
  return {
    orderNumber: Number(order),
    createdDate: TAKEN,
    createdDateShort: 20260301,
    patient: {
      patientId: `doc ${order}`,
      name1: `Ana ${order.slice(-4)}`,
      lastName: 'Prueba',
      documentType: { id: 1, abbr: 'CC', name: 'Cédula' },
    },
  };
}

const FAILURES: Readonly<Partial<Record<ZipFault, () => Response>>> = {
  'no results': () => new HttpResponse('', { status: 200 }),
  'status 404': () => new HttpResponse(null, { status: 404 }),
  'status 500': () => new HttpResponse(null, { status: 500 }),
  'session over': () => new HttpResponse(null, { status: 401 }),
  dropped: () => HttpResponse.error(),
  html: () => HttpResponse.html('<html><body>Proxy</body></html>'),
};

/** The final report of an order with its only test. */
export function zipReport(order: string, result = resultOf(order)) {
  const test = wireTest(order, 1, { result, resultType: 2 });
  return { order: { ...headerOf(order), resultTest: [test] }, attachments: [] };
}

/** The laboratory lists these orders and reports each of them, but for its fault. */
export function answerZip(orders: readonly string[], faults: ZipFaults, result = resultOf): void {
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(orders.map((order) => wireOrder(order, `Ana ${order.slice(-4)}`))),
    ),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(HEADER, async ({ request }) => {
      const { init } = (await request.json()) as { init: string };
      return HttpResponse.json(faults.get(init) === 'unknown order' ? [] : [headerOf(init)]);
    }),
    http.post(FINAL_REPORT, async ({ request }) => {
      const [order = ''] = /\d{12}/.exec(await request.text()) ?? [];
      const fault = faults.get(order);
      const job = zipReport(order, result(order));
      return (fault && FAILURES[fault])?.() ?? HttpResponse.json({ listOrders: [job] });
    }),
  );
}

async function reportOf(job: FullJob, faults: ZipFaults): Promise<WorkerAnswer> {
  if (faults.get(job.data.head.orderNumber) === 'broken drawing') return 'failed';
  return { made: await makeReport(job) };
}

async function protectedFile(job: ProtectionJob): Promise<unknown> {
  return { made: { pdf: await protectPdf(job) } };
}

/** Gives the page of a test the workers of reports and summary. */
export function stubZipBrowser(faults: ZipFaults): void {
  class InProcessWorker extends EventTarget {
    private isEnded = false;
    private readonly script: string;
    private fonts: ReportFonts | null = null;

    constructor(script: string) {
      super();
      this.script = script;
    }

    postMessage(sent: object): void {
      // The blobs of a simulated browser cannot be copied.
      if (this.script.includes('summary')) {
        this.answer(makeSummaryWorkbook(sent as SummaryJob));
        return;
      }
      const job = structuredClone(sent);
      if ('fonts' in job) this.fonts = job.fonts as ReportFonts;
      else if ('protection' in job) this.answer(protectedFile(job.protection as ProtectionJob));
      else if (this.fonts === null) throw new Error('the worker has no typeface');
      else this.answer(reportOf({ ...(job as FullJob), fonts: this.fonts }, faults));
    }

    terminate(): void {
      this.isEnded = true;
    }

    private answer(made: Promise<unknown>): void {
      void made.then((data) => {
        if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }
  vi.stubGlobal('Worker', InProcessWorker);
}
