import { vi } from 'vitest';

import type { AnswerParts } from '@/lib/http/answer-body';
import { postList, type ListMessage } from '@/lib/http/post-list';
import type { Reader, ReadList } from '@/lib/wire/readers';

/** What happened to the workers of a test. */
interface WorkerLog {
  readonly started: () => number;
  readonly ended: () => number;
}

/**
 * Gives jsdom and Node the workers that they lack. One reads a list in this very process, as `read-orders.worker.ts` does with its
 * reader: it says when it is there, messages are copied or handed over, each arrives in a task of its own, and an ended worker says
 * nothing more.
 */
export function stubReadingWorkers<T>(read: Reader<ReadList<T>>): WorkerLog {
  let started = 0;
  let ended = 0;
  class ReadingWorker extends EventTarget {
    private isEnded = false;

    constructor() {
      super();
      started += 1;
      this.say({ kind: 'ready' });
    }

    private say(message: ListMessage<T>): void {
      const data = structuredClone(message);
      setTimeout(() => {
        if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }

    postMessage(answer: AnswerParts, transfer: ArrayBuffer[]): void {
      const copy = structuredClone(answer, { transfer });
      setTimeout(() => {
        if (this.isEnded) return;
        postList(read, copy, (message) => {
          this.say(message);
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

/** A worker that is there and breaks over what it gets. */
export function stubBreakingWorkers(): void {
  class BreakingWorker extends EventTarget {
    constructor() {
      super();
      setTimeout(() => {
        this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } }));
      });
    }

    postMessage(answer: AnswerParts, transfer: ArrayBuffer[]): void {
      structuredClone(answer, { transfer });
      setTimeout(() => {
        this.dispatchEvent(new Event('error'));
      });
    }

    terminate(): void {
      return undefined;
    }
  }
  vi.stubGlobal('Worker', BreakingWorker);
}

/** Workers that cannot start, as after a deployment that removed their script. */
export function stubMissingWorkers(): void {
  class MissingWorker extends EventTarget {
    constructor() {
      super();
      setTimeout(() => {
        this.dispatchEvent(new Event('error'));
      });
    }

    postMessage(): void {
      return undefined;
    }

    terminate(): void {
      return undefined;
    }
  }
  vi.stubGlobal('Worker', MissingWorker);
}
