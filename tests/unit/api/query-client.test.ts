import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { ApiError, type EnvelopeCode } from '@/lib/http/api-error';

const unreachable = new ApiError('unreachable', '/areas');
const said = (code: EnvelopeCode) =>
  new ApiError('rejected', '/areas', {
    status: 500,
    envelope: { code, message: '', errorFields: [] },
  });
const busy = (waitSeconds: number) =>
  new ApiError('rejected', '/areas', { status: 429, waitSeconds });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after which a read that always fails so was asked for again. */
async function pauses(error: Error): Promise<readonly number[]> {
  const asked: number[] = [];
  const start = Date.now();
  const reading = createQueryClient(() => undefined)
    .query({
      queryKey: ['areas'],
      queryFn: () => {
        asked.push(Date.now() - start);
        return Promise.reject(error);
      },
    })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await reading;
  return asked.slice(1);
}

it.each([
  ['that may pass is repeated twice', unreachable, [1000, 3000]],
  ['of a server that asks for some seconds gives them', busy(7), [7000, 14_000]],
])('a read %s, after pauses that differ a little', async (_case, error, expected) => {
  for (const chance of [0, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const asked = await pauses(error);
    expect(asked).toHaveLength(2);
    asked.forEach((at, place) => {
      expect(at).toBeCloseTo((expected[place] ?? 0) * (1 + chance / 4), -1);
    });
  }
});

it.each([
  ['is down', new ApiError('rejected', '/areas', { status: 503 })],
  ['failed unexpectedly', said(0)],
])('a server that %s is asked again twice', async (_case, error) => {
  expect(await pauses(error)).toHaveLength(2);
});

it.each<[string, Error]>([
  ['asks for a minute', busy(60)],
  ['does not know the caller', new ApiError('unauthorized', '/areas', { status: 401 })],
  ['refuses', new ApiError('rejected', '/areas', { status: 409 })],
  ['names a broken rule', said(2)],
  ['answers nonsense', new ApiError('contract', '/areas', { status: 200 })],
  ['is too late', new ApiError('timeout', '/areas')],
  ['is misunderstood by the portal itself', new TypeError('x')],
])('a server that %s is not asked again by itself', async (_case, error) => {
  expect(await pauses(error)).toEqual([]);
});

it('a refusal without a session ends none', async () => {
  const end = vi.fn();
  const refused = () => Promise.reject(new ApiError('unauthorized', '/areas', { status: 403 }));
  const client = createQueryClient(end);
  await client.query({ queryKey: ['areas'], queryFn: refused }).catch(() => undefined);
  expect(end).not.toHaveBeenCalled();
});
