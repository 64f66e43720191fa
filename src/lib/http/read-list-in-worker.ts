import type { AnswerBody } from './answer-body';
import type { ListMessage } from './post-list';
import type { ReadList } from '@/lib/wire/readers';
import { trustedScriptUrl } from './trusted-script-url';

/** Reads a large answer away from the page. Null when it could not: the page then reads the answer itself. */
export type LargeAnswerReader<T> = (body: AnswerBody, signal: AbortSignal) => Promise<T | null>;

/**
 * The reader of one list: `script` is the address of a worker that calls `postList` with the list's reader. Every answer has a
 * worker of its own, so that an abort ends the reading at once. Rejects with `AbortError` then.
 */
export function readListInWorker<T>(script: string): LargeAnswerReader<ReadList<T>> {
  return async (body, signal) => {
    signal.throwIfAborted();
    const worker = new Worker(trustedScriptUrl(script), { type: 'module' });
    const items: T[] = [];
    const finished = new Promise<ReadList<T> | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ListMessage<T>>) => {
        if (data.kind === 'part') items.push(...data.items);
        else resolve(data.kind === 'end' ? { items, unreadable: data.unreadable } : null);
      });
      // The script is gone after a newer deployment, or the browser runs none: slow reading is better than no orders.
      worker.addEventListener('error', () => {
        resolve(null);
      });
      signal.addEventListener('abort', () => {
        reject(new DOMException('stopped', 'AbortError'));
      });
    });
    worker.postMessage(body);
    return finished.finally(() => {
      worker.terminate();
    });
  };
}
