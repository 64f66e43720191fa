import { expect, it } from 'vitest';

import { matrixSpark } from '@/domain/results/history/history-matrix-spark';
import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

const DAY = 86_400_000;
const SIZE = { width: 100, height: 20 };

/** Results written as "day text"; - is no date. */
const itemsOf = (results: readonly string[]) =>
  results.map((one, order) => {
    const [day, result = ''] = one.split(' ');
    const validateDate = day === '-' ? null : Date.UTC(2026, 0, 1) + Number(day) * DAY;
    return historyItem({ validateDate, order: String(order), result });
  });

it.each([
  ['true time from left to right', ['0 1', '1 3', '10 2'], 'M0 20h0L10 0L100 10'],
  ['a text breaks the line', ['0 1', '5 <1', '10 2'], 'M0 20h0M100 0h0'],
  ['equal values lie in the middle', ['0 4', '10 4'], 'M0 10h0L100 10'],
  ['two results on one instant stay two', ['0 1', '0 2', '5 1'], 'M0 20h0L0 0L100 20'],
  ['undated results have no place', ['- 9', '0 1', '5 2'], 'M0 20h0L100 0'],
  ['one number has no course', ['0 1', '5 Negativo'], undefined],
])('%s', (_case, results, path) => {
  expect(matrixSpark(historySeries(itemsOf(results)), SIZE)?.path).toBe(path);
});

it('ends open where a newer order was not looked up', () => {
  const items = itemsOf(['1 1', '2 2']);
  expect(matrixSpark(historySeries(items, { gap: null }), SIZE)?.isOpen).toBe(false);
  const gap = { after: '0', known: new Set<string>(), unknown: ['9'], isListPartial: false };
  expect(matrixSpark(historySeries(items, { gap }), SIZE)?.isOpen).toBe(true);
});
