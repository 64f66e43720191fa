import { vi } from 'vitest';

import type { AnswerParts } from '@/lib/http/answer-body';
import { postList, type ListMessage } from '@/lib/http/post-list';
import type { Reader, ReadList } from '@/lib/wire/readers';

type Message = ListMessage<unknown> | 'error';
type Say = (message: Message) => void;

/**
 * Gives jsdom and Node the workers that they lack, in this very process. Messages are copied or handed over, each arrives in a task of
 * its own, and an ended worker says nothing more.
 */
function stubWorkers(first: Message, onAnswer: (answer: AnswerParts, say: Say) => void) {
  const log = { started: 0, ended: 0 };
  class TestWorker extends EventTarget {
    private isEnded = false;
    private readonly say: Say = (message) => {
      const data = structuredClone(message);
      setTimeout(() => {
        const event = data === 'error' ? new Event(data) : new MessageEvent('message', { data });
        if (!this.isEnded) this.dispatchEvent(event);
      });
    };

    constructor() {
      super();
      log.started += 1;
      this.say(first);
    }

    postMessage(answer: AnswerParts, transfer: ArrayBuffer[]): void {
      const copy = structuredClone(answer, { transfer });
      setTimeout(() => {
        if (!this.isEnded) onAnswer(copy, this.say);
      });
    }

    terminate(): void {
      this.isEnded = true;
      log.ended += 1;
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return { started: () => log.started, ended: () => log.ended };
}

/** Each reads a list, as `read-orders.worker.ts` does with its reader, and says when it is there. */
export const stubReadingWorkers = <T>(read: Reader<ReadList<T>>) =>
  stubWorkers({ kind: 'ready' }, (answer, say) => {
    postList(read, answer, say);
  });

/** They are there and break over what they get. */
export const stubBreakingWorkers = () =>
  stubWorkers({ kind: 'ready' }, (_, say) => {
    say('error');
  });

/** They cannot start, as after a deployment that removed their script. */
export const stubMissingWorkers = () => stubWorkers('error', () => undefined);
