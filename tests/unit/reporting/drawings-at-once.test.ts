import { expect, it } from 'vitest';

import { drawingsAtOnce } from '@/reporting/drawings-at-once';

it.each([
  [1, 8, 1],
  [2, 8, 1],
  [3, 8, 2],
  [4, 8, 3],
  [5, 8, 4],
  [64, 8, 4],
  [8, 4, 4],
])('%i cores, %d GB: %i', (hardwareConcurrency, deviceMemory, at) => {
  expect(drawingsAtOnce({ hardwareConcurrency, deviceMemory })).toBe(at);
});

it.each([0.25, 0.5, 1, 2])('one where memory is short: %d GB', (deviceMemory) => {
  expect(drawingsAtOnce({ hardwareConcurrency: 8, deviceMemory })).toBe(1);
});

it('goes by the cores where a browser does not tell its memory', () => {
  expect(drawingsAtOnce({ hardwareConcurrency: 6 })).toBe(4);
});
