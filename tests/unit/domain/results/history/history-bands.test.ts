import { expect, it } from 'vitest';

import { referenceBands } from '@/domain/results/history/history-bands';
import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

const limitOf = (text = '-') => (text === '-' ? null : Number(text));

/** The bands of results "date min max", as "from to min max"; - is no limit. */
function bandsOf(results: readonly string[], from = 0, to = 100): readonly string[] {
  const items = results.map((result) => {
    const [time, min, max] = result.split(' ');
    const reference = { min: limitOf(min), max: limitOf(max) };
    return historyItem({ validateDate: Number(time), reference });
  });
  const bands = referenceBands(historySeries(items).points, { from, to });
  return bands.map((band) => [band.from, band.to, band.min ?? '-', band.max ?? '-'].join(' '));
}

it.each([
  ['nothing without results', [], []],
  ['the limits of a single result for all time', ['50 3 9'], ['0 100 3 9']],
  ['one band while the limits stay', ['20 3 9', '60 3 9'], ['0 100 3 9']],
  ['a step at the date of new limits', ['20 3 9', '60 4 9'], ['0 60 3 9', '60 100 4 9']],
  ['a gap where a date has none', ['20 3 9', '60 - -'], ['0 60 3 9']],
  ['nothing for the defaulted zeros', ['20 0 0', '60 0 0'], []],
  ['open sides as they are', ['20 - 9', '60 3 -'], ['0 60 - 9', '60 100 3 -']],
  ['both limits of one instant, on its sides', ['20 3 9', '20 4 9'], ['0 20 3 9', '20 100 4 9']],
])('has %s', (_case, results, bands) => {
  expect(bandsOf(results)).toEqual(bands);
});

it('ends at the edges, also when all dates lie before', () => {
  expect(bandsOf(['20 3 9', '30 4 9'], 50, 70)).toEqual(['50 70 4 9']);
  expect(bandsOf(['20 3 9', '90 4 9'], 50, 70)).toEqual(['50 70 3 9']);
});
