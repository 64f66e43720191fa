import { vi } from 'vitest';

import { makeReport, type FullJob } from '@/reporting/builtin/make-report';

/** What happened to the workers of a test. */
interface WorkerLog {
  /** The scripts that workers were started with. */
  readonly started: readonly string[];
  readonly ended: () => number;
}

/**
 * Gives jsdom the workers that it lacks. One draws in this very process and answers as `draw.worker.ts` does: messages are copied,
 * and an ended worker says nothing more.
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

    postMessage(job: FullJob): void {
      makeReport(structuredClone(job)).then(
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
