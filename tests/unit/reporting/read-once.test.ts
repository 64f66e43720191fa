import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readOnce } from '@/reporting/read-once';

const MINUTE = 60_000;
/** A reading of a network that does not answer, and the signals that it was given. */
const stalled: AbortSignal[] = [];
const stall = (signal: AbortSignal) => {
  stalled.push(signal);
  return new Promise<string>(() => undefined);
};

beforeEach(() => {
  vi.useFakeTimers();
  stalled.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

it('reads once, also for those who ask meanwhile, and after a failure anew', async () => {
  const kept = new Map<string, Promise<string>>();
  const read = vi.fn(() => Promise.resolve('fonts'));
  read.mockRejectedValueOnce(new Error('gone'));
  await expect(readOnce({ kept, name: 'a', read })).rejects.toThrow('gone');
  expect(
    await Promise.all([readOnce({ kept, name: 'a', read }), readOnce({ kept, name: 'a', read })]),
  ).toEqual(['fonts', 'fonts']);
  expect(await readOnce({ kept, name: 'a', read })).toBe('fonts');
  expect(read).toHaveBeenCalledTimes(2);
});

it('a reading that stalls is given up, and read anew by whoever asks next', async () => {
  const kept = new Map<string, Promise<string>>();
  const reading = readOnce({ kept, name: 'a', read: stall }).catch(String);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await reading).toMatch('late');
  expect(stalled.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await readOnce({ kept, name: 'a', read: () => Promise.resolve('fonts') })).toBe('fonts');
  expect(vi.getTimerCount()).toBe(0);
});

it('who gives up waits no longer and tries anew; the others wait on', async () => {
  const kept = new Map<string, Promise<string>>();
  let answer: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const stop = new AbortController();
  const other = readOnce({ kept, name: 'a', read: () => slow });
  const own = readOnce({ kept, name: 'a', read: stall }, stop.signal).catch(String);
  stop.abort();
  expect(await own).toMatch('stopped');
  expect(await readOnce({ kept, name: 'a', read: () => Promise.resolve('anew') })).toBe('anew');
  answer('late, but there');
  expect(await other).toBe('late, but there');
  expect(await readOnce({ kept, name: 'a', read: stall })).toBe('anew');
});
