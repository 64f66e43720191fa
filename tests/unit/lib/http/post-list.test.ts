import { expect, it } from 'vitest';

import { postList, type ListMessage } from '@/lib/http/post-list';
import { listOf, record, requiredInteger } from '@/lib/wire/readers';

const list = listOf(record({ id: requiredInteger }, ({ id }) => id));

function messagesOf(text: string): readonly ListMessage<number>[] {
  const messages: ListMessage<number>[] = [];
  // Parts end where they like, in the middle of a letter too.
  const bytes = new TextEncoder().encode(text);
  const parts = [bytes.slice(0, 7), bytes.slice(7)];
  postList(list, { parts, contentType: 'application/json' }, (message) => messages.push(message));
  return messages;
}

it('posts every item in parts and in order, then how many were unreadable', () => {
  const ids = Array.from({ length: 2500 }, (_, index) => index);
  const messages = messagesOf(JSON.stringify([...ids.map((id) => ({ id })), { id: 'x' }, null]));
  const read = messages.flatMap((message) => (message.kind === 'part' ? message.items : []));
  expect(read).toEqual(ids);
  expect(messages.at(-1)).toEqual({ kind: 'end', unreadable: 2 });
  const sizes = messages.map((message) => (message.kind === 'part' ? message.items.length : 0));
  expect(Math.max(...sizes)).toBe(1000);
});

const REFUSED = ['<html></html>', '5', '"text"', '{}', '{"id":"x"}', '{"data":[{"id":1}]}'];
it('posts an empty list for nothing, and refuses what nothing is read of', () => {
  const nothing = [{ kind: 'end', unreadable: 0 }];
  expect(['', '[]', 'null'].map(messagesOf)).toEqual([nothing, nothing, nothing]);
  const refused = [...REFUSED, '[{"id":"x"},null]'].map((text) => [text, ...messagesOf(text)]);
  expect(refused).toEqual(refused.map(([text]) => [text, { kind: 'refused' }]));
});
