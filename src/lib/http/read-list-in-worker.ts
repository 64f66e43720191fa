import type { AnswerParts } from './answer-body';
import type { ListMessage } from './post-list';
import { UNREADABLE, type ReadList } from '@/lib/wire/readers';
import { trustedScriptUrl } from './trusted-script-url';

/**
 * Reads a large answer away from the page, and takes its bytes for good. `UNREADABLE` when it is not what it should be; null when
 * there is nobody to read it: the page then has the bytes still, and reads them itself.
 */
export type LargeAnswerReader<T> = (
  answer: AnswerParts,
  signal: AbortSignal,
) => Promise<T | typeof UNREADABLE | null>;

/**
 * The reader of one list: `script` is the address of a worker that calls `postLists` with the list's reader. Every answer has a
 * worker of its own, so that an abort ends the reading at once. Rejects with `AbortError` then.
 */
export function readListInWorker<T>(script: string): LargeAnswerReader<ReadList<T>> {
  return async (answer, signal) => {
    signal.throwIfAborted();
    const worker = new Worker(trustedScriptUrl(script), { type: 'module' });
    const items: T[] = [];
    let isTaken = false;
    const finished = new Promise<ReadList<T> | typeof UNREADABLE | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ListMessage<T>>) => {
        if (data.kind === 'ready') {
          isTaken = true;
          // A copy of tens of megabytes would hold the page up.
          worker.postMessage(
            answer,
            answer.parts.map(({ buffer }) => buffer),
          );
        } else if (data.kind === 'part') items.push(...data.items);
        else resolve(data.kind === 'end' ? { items, unreadable: data.unreadable } : UNREADABLE);
      });
      // The script is gone after a newer deployment, or the browser runs none: slow reading is better than no orders.
      worker.addEventListener('error', () => {
        resolve(isTaken ? UNREADABLE : null);
      });
      signal.addEventListener('abort', () => {
        reject(new DOMException('stopped', 'AbortError'));
      });
    });
    return finished.finally(() => {
      worker.terminate();
    });
  };
}
