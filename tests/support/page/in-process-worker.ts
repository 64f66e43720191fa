import { vi } from 'vitest';

import type { ProtectedFile, WorkerOrder } from '@/reporting/builtin/draw.worker';
import { makeDocument } from '@/reporting/builtin/make-document';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { protectPdf } from '@/reporting/builtin/protection/protect-pdf';
import { makeWorkbook } from '@/reporting/workbook/make-workbook';
import type { FullWorkbookJob } from '@/reporting/workbook/workbook-job';
import { makeSummaryWorkbook } from '@/reporting/zip/make-summary-workbook';
import type { SummaryJob } from '@/reporting/zip/summary-job';

type Job = Exclude<WorkerOrder, { fonts: ReportFonts }>;

/** What happened to the workers of a test. */
interface WorkerLog {
  /** The scripts that workers were started with, without that of the viewer. */
  readonly started: readonly string[];
  readonly ended: () => number;
}

/**
 * Gives jsdom the workers that it lacks. One works in this very process and answers as `draw.worker.ts` and the workers of workbooks
 * do: messages are copied, and an ended worker says nothing more. It fails over the jobs that `isBroken` tells.
 */
export function stubWorkers(isBroken: (job: Job) => boolean = () => false): WorkerLog {
  const started: string[] = [];
  let ended = 0;
  class InProcessWorker extends EventTarget {
    private isEnded = false;
    private readonly isViewer: boolean;
    private fonts: ReportFonts | null = null;

    constructor(script: string) {
      super();
      this.isViewer = script.includes('pdf.worker');
      if (!this.isViewer) started.push(script);
    }

    postMessage(sent: WorkerOrder | FullWorkbookJob | SummaryJob): void {
      // The blobs of a simulated browser cannot be copied.
      if ('included' in sent) this.answer(makeSummaryWorkbook(sent));
      else if ('sheet' in sent) this.answer(makeWorkbook(structuredClone(sent)));
      else if ('fonts' in sent) this.fonts = structuredClone(sent.fonts);
      else this.answer(this.make(structuredClone(sent)).catch(() => 'failed'));
    }

    private async make(job: Job): Promise<{ readonly made: ProtectedFile }> {
      if (isBroken(job)) throw new Error('a broken drawing');
      if ('protection' in job) return { made: { pdf: await protectPdf(job.protection) } };
      if (this.fonts === null) throw new Error('the worker has no typeface');
      return { made: await makeDocument({ ...job, fonts: this.fonts }) };
    }

    terminate(): void {
      this.isEnded = true;
      if (!this.isViewer) ended += 1;
    }

    private answer(made: Promise<unknown>): void {
      void made.then((data) => {
        if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }
  vi.stubGlobal('Worker', InProcessWorker);
  return { started, ended: () => ended };
}
