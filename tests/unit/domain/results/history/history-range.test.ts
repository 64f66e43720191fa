import { expect, it } from 'vitest';

import { HISTORY_RANGES, historySpan } from '@/domain/results/history/history-range';

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 7, 31, 15);
const OLDEST = Date.UTC(2015, 0, 1);

it.each([
  ['5years', Date.UTC(2021, 7, 31, 15)],
  ['1year', Date.UTC(2025, 7, 31, 15)],
  ['6months', Date.UTC(2026, 1, 28, 15)],
] as const)('%s goes back from the newest result', (range, from) => {
  const span = historySpan([NEWEST, OLDEST], range);
  expect(span?.from).toBe(from);
  expect(span?.to).toBeGreaterThan(NEWEST);
});

it('holds every instant with room on both sides, and knows no span without one', () => {
  const span = historySpan([NEWEST, OLDEST], 'all');
  expect(span?.from).toBeLessThan(OLDEST);
  expect(span?.to).toBeGreaterThan(NEWEST);
  expect(historySpan([], 'all')).toBeNull();
  for (const range of HISTORY_RANGES) {
    const { from, to } = historySpan([NEWEST], range) ?? { from: 0, to: 0 };
    expect(to - from).toBeGreaterThan(DAY);
  }
});
