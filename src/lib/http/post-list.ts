import { bodyValue, type AnswerParts } from './answer-body';
import { joinBytes } from '@/lib/files/join-bytes';
import { UNREADABLE, type Reader, type ReadList } from '@/lib/wire/readers';

/**
 * What a worker says: that it is there; of a list that it got then, its items in parts and how many records were unreadable; or that
 * it is no list.
 */
export type ListMessage<T> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly items: readonly T[] }
  | { readonly kind: 'end'; readonly unreadable: number }
  | { readonly kind: 'refused' };

/** So few that the page takes a part over in a few milliseconds, and paints and listens between two of them. */
const PART_SIZE = 1000;

/** Reads the list of an answer and posts it in parts. */
export function postList<T>(
  read: Reader<ReadList<T>>,
  { parts, contentType }: AnswerParts,
  post: (message: ListMessage<T>) => void,
): void {
  const list = read(bodyValue({ bytes: joinBytes(parts), contentType }));
  if (list === UNREADABLE) {
    post({ kind: 'refused' });
    return;
  }
  const { items, unreadable } = list;
  for (let start = 0; start < items.length; start += PART_SIZE) {
    post({ kind: 'part', items: items.slice(start, start + PART_SIZE) });
  }
  post({ kind: 'end', unreadable });
}

/**
 * Makes a worker the reader of one list, with the reader that the page itself uses for small answers: `read-list-in-worker` is its
 * counterpart.
 */
export function postLists(read: Reader<ReadList<unknown>>): void {
  const post = (message: ListMessage<unknown>) => {
    self.postMessage(message);
  };
  self.addEventListener('message', ({ data }: MessageEvent<AnswerParts>) => {
    postList(read, data, post);
  });
  post({ kind: 'ready' });
}
