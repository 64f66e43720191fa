import { vi } from 'vitest';

import type { ProtectedFile, WorkerOrder } from '@/reporting/builtin/draw.worker';
import { makeDocument } from '@/reporting/builtin/make-document';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import { protectPdf } from '@/reporting/builtin/protection/protect-pdf';
import { makeWorkbook } from '@/reporting/workbook/make-workbook';
import type { FullWorkbookJob } from '@/reporting/workbook/workbook-job';

/** What happened to the workers of a test. */
interface WorkerLog {
  /** The scripts that workers were started with. */
  readonly started: readonly string[];
  readonly ended: () => number;
}

/**
 * Gives jsdom the workers that it lacks. One works in this very process and answers as `draw.worker.ts` and `workbook.worker.ts`
 * do: messages are copied, and an ended worker says nothing more.
 */
export function stubWorkers(): WorkerLog {
  const started: string[] = [];
  let ended = 0;
  class InProcessWorker extends EventTarget {
    private isEnded = false;
    private fonts: ReportFonts | null = null;

    constructor(script: string) {
      super();
      started.push(script);
    }

    postMessage(job: WorkerOrder | FullWorkbookJob): void {
      if ('sheet' in job) {
        void makeWorkbook(structuredClone(job)).then((workbook) => {
          this.answer(workbook);
        });
        return;
      }
      if ('fonts' in job) {
        this.fonts = structuredClone(job.fonts);
        return;
      }
      this.make(structuredClone(job)).then(
        (made) => {
          this.answer({ made });
        },
        () => {
          this.answer('failed');
        },
      );
    }

    private async make(job: Exclude<WorkerOrder, { fonts: ReportFonts }>): Promise<ProtectedFile> {
      if ('protection' in job) return { pdf: await protectPdf(job.protection) };
      if (this.fonts === null) throw new Error('the worker has no typeface');
      return makeDocument({ ...job, fonts: this.fonts });
    }

    terminate(): void {
      this.isEnded = true;
      ended += 1;
    }

    private answer(data: unknown): void {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', InProcessWorker);
  return { started, ended: () => ended };
}
