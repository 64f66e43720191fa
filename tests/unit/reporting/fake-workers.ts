import { vi } from 'vitest';

import type { WorkerAnswer, WorkerOrder } from '@/reporting/builtin/draw.worker';

/** A worker that draws nothing: what it was given, and whether it was ended. */
export interface FakeWorker extends EventTarget {
  readonly taken: readonly WorkerOrder[];
  readonly isEnded: boolean;
}

export const answered = (data: WorkerAnswer) => new MessageEvent('message', { data });

/** Stands in for the workers of a browser with two cores; `answerOf` gives what follows an order, null where a worker hangs. */
export function fakeWorkers(answerOf: (order: WorkerOrder) => Event | null): FakeWorker[] {
  const workers: FakeWorker[] = [];
  class Fake extends EventTarget implements FakeWorker {
    readonly taken: WorkerOrder[] = [];
    isEnded = false;

    constructor() {
      super();
      workers.push(this);
    }

    postMessage(order: WorkerOrder): void {
      this.taken.push(order);
      const answer = answerOf(order);
      if (answer !== null) queueMicrotask(() => this.dispatchEvent(answer));
    }

    terminate(): void {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', Fake);
  vi.stubGlobal('navigator', { onLine: true, hardwareConcurrency: 2 });
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
  vi.stubGlobal('window', { location: { origin: 'https://portal.test' } });
  return workers;
}
