import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readListInWorker } from '@/lib/http/read-list-in-worker';
import { listOf, record, requiredInteger, UNREADABLE } from '@/lib/wire/readers';

import {
  stubBreakingWorkers,
  stubMissingWorkers,
  stubReadingWorkers,
} from '@tests/support/page/reading-worker';

const list = listOf(record({ id: requiredInteger }, ({ id }) => id));
const ids = Array.from({ length: 2500 }, (_, index) => index);
const read = readListInWorker<number>('/worker.js');

function answerOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  const parts = [bytes.slice(0, 1000), bytes.slice(1000)];
  return { parts, contentType: 'application/json' };
}

const lengthsOf = ({ parts }: ReturnType<typeof answerOf>) => parts.map(({ length }) => length);
const answer = () => answerOf(JSON.stringify([...ids.map((id) => ({ id })), 'x']));

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
  vi.stubGlobal('window', { location: { origin: 'https://portal.test' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the list that the worker posts in parts, and ends the worker', async () => {
  const workers = stubReadingWorkers(list);
  expect(await read(answer(), new AbortController().signal)).toEqual({ items: ids, unreadable: 1 });
  expect([workers.started(), workers.ended()]).toEqual([1, 1]);
});

it('leaves the answer to the page, whole, when no worker starts', async () => {
  stubMissingWorkers();
  const given = answer();
  const lengths = lengthsOf(given);
  expect(await read(given, new AbortController().signal)).toBeNull();
  expect(lengthsOf(given)).toEqual(lengths);
});

it('calls unreadable what breaks the worker, which has the bytes then', async () => {
  stubBreakingWorkers();
  const given = answer();
  expect(await read(given, new AbortController().signal)).toBe(UNREADABLE);
  expect(lengthsOf(given)).toEqual([0, 0]);
});

it('ends the worker when the reading is called off', async () => {
  const workers = stubReadingWorkers(list);
  const stop = new AbortController();
  const reading = read(answer(), stop.signal);
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.ended()).toBe(1);
});

it('starts no worker for what was called off before', async () => {
  const workers = stubReadingWorkers(list);
  await expect(read(answer(), AbortSignal.abort())).rejects.toThrow();
  expect(workers.started()).toBe(0);
});
