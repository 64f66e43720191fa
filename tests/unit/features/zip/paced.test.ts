import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paced } from '@/features/zip/zip-job';
import type { ZipAction } from '@/features/zip/zip-state';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const drawing = (order: string): ZipAction => ({ type: 'drawing', order });
const stopped: ZipAction = { type: 'moved', phase: 'stopped' };

function start() {
  const told: ZipAction[][] = [];
  let together: ZipAction[] = [];
  const say = paced((action) => {
    if (together.length === 0) {
      told.push(together);
      queueMicrotask(() => {
        together = [];
      });
    }
    together.push(action);
  });
  return { say, told };
}

it('tells progress at most four times a second, all of it, in its order', async () => {
  const { say, told } = start();
  for (let at = 0; at < 100; at += 1) {
    say(drawing(String(at)));
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(250);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(told.flat()).toEqual(Array.from({ length: 100 }, (_, at) => drawing(String(at))));
});

it('tells whatever else happens at once, after what came before it', async () => {
  const { say, told } = start();
  say(drawing('1'));
  expect(told).toEqual([]);
  say(stopped);
  expect(told.flat()).toEqual([drawing('1'), stopped]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.flat()).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
