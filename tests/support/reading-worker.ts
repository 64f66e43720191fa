import { vi } from 'vitest';

import type { AnswerBody } from '@/lib/http/answer-body';
import { postList } from '@/lib/http/post-list';
import type { Reader, ReadList } from '@/lib/wire/readers';

/** What happened to the workers of a test. */
interface WorkerLog {
  readonly started: () => number;
  readonly ended: () => number;
}

/**
 * Gives jsdom and Node the workers that they lack. One reads a list in this very process, as `read-orders.worker.ts` does with its
 * reader: messages are copied, each arrives in a task of its own, and an ended worker says nothing more.
 */
export function stubReadingWorkers<T>(read: Reader<ReadList<T>>): WorkerLog {
  let started = 0;
  let ended = 0;
  class ReadingWorker extends EventTarget {
    private isEnded = false;

    constructor() {
      super();
      started += 1;
    }

    postMessage(body: AnswerBody): void {
      const copy = structuredClone(body);
      setTimeout(() => {
        if (this.isEnded) return;
        postList(read, copy, (message) => {
          const data = structuredClone(message);
          setTimeout(() => {
            if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
          });
        });
      });
    }

    terminate(): void {
      this.isEnded = true;
      ended += 1;
    }
  }
  vi.stubGlobal('Worker', ReadingWorker);
  return { started: () => started, ended: () => ended };
}

/** Workers that cannot start, as after a deployment that removed their script. */
export function stubMissingWorkers(): void {
  class MissingWorker extends EventTarget {
    postMessage(): void {
      setTimeout(() => {
        this.dispatchEvent(new Event('error'));
      });
    }

    terminate(): void {
      return undefined;
    }
  }
  vi.stubGlobal('Worker', MissingWorker);
}
