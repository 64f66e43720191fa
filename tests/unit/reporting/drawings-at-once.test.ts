import { expect, it } from 'vitest';

import { drawingsAtOnce } from '@/reporting/drawings-at-once';

it.each([
  [1, 8, 1],
  [2, 8, 1],
  [3, 8, 2],
  [5, 8, 4],
  [64, 8, 4],
  [8, 4, 4],
  // One where memory is short.
  [8, 2, 1],
  [8, 0.25, 1],
  // The cores decide where a browser does not tell its memory.
  [6, undefined, 4],
])('%i cores, %s GB: %i', (hardwareConcurrency, deviceMemory, at) => {
  const memory = deviceMemory === undefined ? {} : { deviceMemory };
  expect(drawingsAtOnce({ hardwareConcurrency, ...memory })).toBe(at);
});
