import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readListInWorker } from '@/lib/http/read-list-in-worker';
import { listOf, record, requiredInteger } from '@/lib/wire/readers';

import { stubMissingWorkers, stubReadingWorkers } from '@tests/support/reading-worker';

const list = listOf(record({ id: requiredInteger }, ({ id }) => id));
const ids = Array.from({ length: 2500 }, (_, index) => index);
const read = readListInWorker<number>('/worker.js');

function bodyOf(text: string) {
  return { bytes: new TextEncoder().encode(text), contentType: 'application/json' };
}

const body = bodyOf(JSON.stringify([...ids.map((id) => ({ id })), 'x']));

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
  vi.stubGlobal('window', { location: { origin: 'https://portal.test' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the list that the worker posts in parts, and ends the worker (H3)', async () => {
  const workers = stubReadingWorkers(list);
  expect(await read(body, new AbortController().signal)).toEqual({ items: ids, unreadable: 1 });
  expect([workers.started(), workers.ended()]).toEqual([1, 1]);
});

it('leaves what is no list to the page', async () => {
  const workers = stubReadingWorkers(list);
  expect(await read(bodyOf('<html>'), new AbortController().signal)).toBeNull();
  expect(workers.ended()).toBe(1);
});

it('leaves the answer to the page when no worker starts', async () => {
  stubMissingWorkers();
  expect(await read(body, new AbortController().signal)).toBeNull();
});

it('keeps the bytes, because the page may have to read them', async () => {
  stubReadingWorkers(list);
  await read(body, new AbortController().signal);
  expect(body.bytes.length).toBeGreaterThan(0);
});

it('ends the worker when the reading is called off', async () => {
  const workers = stubReadingWorkers(list);
  const stop = new AbortController();
  const reading = read(body, stop.signal);
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.ended()).toBe(1);
});

it('starts no worker for what was called off before', async () => {
  const workers = stubReadingWorkers(list);
  await expect(read(body, AbortSignal.abort())).rejects.toThrow();
  expect(workers.started()).toBe(0);
});
