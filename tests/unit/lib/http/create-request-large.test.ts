import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { joinBytes } from '@/lib/files/join-bytes';
import { createRequest } from '@/lib/http/create-request';
import type { LargeAnswerReader } from '@/lib/http/read-list-in-worker';
import { abortSession } from '@/lib/http/request-session';
import { listOf, raw, UNREADABLE } from '@/lib/wire/readers';

import { answerAll, portalPerTest, SERVICE } from '@tests/unit/api/portal';

const request = createRequest({ baseUrl: () => SERVICE, token: () => null });
const call = { path: '/orders', limit: 'list' } as const;
const list = listOf(raw);
const READ_ELSEWHERE = { items: ['read elsewhere'], unreadable: 0 };

/** A JSON text of that many bytes. */
function answerBytes(count: number): void {
  const text = JSON.stringify(['x'.repeat(count - 4)]);
  answerAll(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
}

function reader(outcome: typeof READ_ELSEWHERE | null) {
  return vi.fn<LargeAnswerReader<typeof READ_ELSEWHERE>>(() => Promise.resolve(outcome));
}

portalPerTest();

it('has an answer of more than 2 MB read elsewhere', async () => {
  answerBytes(2_000_001);
  const readLarge = reader(READ_ELSEWHERE);
  expect(await request<unknown>(list, call, readLarge)).toBe(READ_ELSEWHERE);
  const [given] = readLarge.mock.calls[0] ?? [];
  expect(given?.contentType).toBe('application/json');
  expect(joinBytes(given?.parts ?? [])).toHaveLength(2_000_001);
});

it('reads an answer of up to 2 MB itself, and a larger one when nobody else can', async () => {
  answerBytes(2_000_000);
  const readLarge = reader(READ_ELSEWHERE);
  const itself = { items: { length: 1 } };
  expect(await request<unknown>(list, call, readLarge)).toMatchObject(itself);
  expect(readLarge).not.toHaveBeenCalled();
  answerBytes(2_000_001);
  expect(await request<unknown>(list, call, reader(null))).toMatchObject(itself);
  expect(await request<unknown>(list, call)).toMatchObject(itself);
});

it('calls a large answer wrong that nobody can read elsewhere either', async () => {
  answerBytes(2_000_001);
  const readLarge = () => Promise.resolve(UNREADABLE);
  await expect(request<unknown>(list, call, readLarge)).rejects.toMatchObject({ kind: 'contract' });
});

const PAGE = { kind: 'contract', isPage: true };
const LARGE = 'x'.repeat(2_000_001);
it.each<[string, () => Response, object]>([
  ['a web page', () => HttpResponse.html(`<!doctype html>${LARGE}`), PAGE],
  ['a refusal', () => new HttpResponse(LARGE, { status: 500 }), { kind: 'rejected' }],
])('never has %s read as an answer, however large', async (_case, answer, error) => {
  answerAll(answer);
  const readLarge = reader(READ_ELSEWHERE);
  await expect(request<unknown>(list, call, readLarge)).rejects.toMatchObject(error);
  expect(readLarge).not.toHaveBeenCalled();
});

it.each([
  [
    'the caller cancels',
    (stop: AbortController) => {
      stop.abort();
    },
  ],
  ['the session ends', abortSession],
])('calls the reading off when %s', async (_, end) => {
  answerBytes(2_000_001);
  const stop = new AbortController();
  let signal: AbortSignal | undefined;
  const readLarge: LargeAnswerReader<typeof READ_ELSEWHERE> = (_body, given) => {
    signal = given;
    end(stop);
    return Promise.resolve(READ_ELSEWHERE);
  };
  const answer = request<unknown>(list, { ...call, signal: stop.signal }, readLarge);
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(signal?.aborted).toBe(true);
});
