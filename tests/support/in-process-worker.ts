import { vi } from 'vitest';

import { makeDocument, type DocumentJob } from '@/reporting/builtin/make-document';
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

    constructor(script: string) {
      super();
      started.push(script);
    }

    postMessage(job: DocumentJob | FullWorkbookJob): void {
      if ('sheet' in job) {
        this.answer(makeWorkbook(structuredClone(job)));
        return;
      }
      makeDocument(structuredClone(job)).then(
        (made) => {
          this.answer({ made });
        },
        () => {
          this.answer(null);
        },
      );
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
