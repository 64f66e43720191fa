import { bodyValue, type AnswerBody } from './answer-body';
import { UNREADABLE, type Reader, type ReadList } from '@/lib/wire/readers';

/** What a worker answers about a list: its items in parts, then how many records were unreadable; or that it is no list. */
export type ListMessage<T> =
  | { readonly kind: 'part'; readonly items: readonly T[] }
  | { readonly kind: 'end'; readonly unreadable: number }
  | { readonly kind: 'refused' };

/** So few that the page takes a part over in a few milliseconds, and paints and listens between two of them. */
const PART_SIZE = 1000;

/**
 * Reads the list of an answer and posts it in parts (docs/promises.md H3). Called in a worker, with the reader that the page
 * itself uses for small answers: `read-list-in-worker` is its counterpart.
 */
export function postList<T>(
  read: Reader<ReadList<T>>,
  body: AnswerBody,
  post: (message: ListMessage<T>) => void,
): void {
  const list = read(bodyValue(body));
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
