import { expect, it } from 'vitest';

import { secondsLeft } from '@/features/zip/time-left';

it.each([
  ['nothing done', { done: 0, total: 60, elapsed: 900 }, null],
  ['too little done', { done: 2, total: 60, elapsed: 4000 }, null],
  ['a tenth done', { done: 6, total: 60, elapsed: 6000 }, 54],
  ['one left', { done: 59, total: 60, elapsed: 59_000 }, 1],
  ['all done', { done: 60, total: 60, elapsed: 60_000 }, 0],
])('time left with %s', (_case, pace, seconds) => {
  expect(secondsLeft(pace)).toBe(seconds);
});
