import { expect, it } from 'vitest';

import { labelledPoints } from '@/domain/results/history/history-labels';
import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

const DAY = 86_400_000;

/** The labels of results that came a day after each other. */
function labelsOf(...results: readonly string[]): readonly string[] {
  const items = results.map((result, day) =>
    historyItem({ order: `${day}`, validateDate: (day + 1) * DAY, result }),
  );
  return labelledPoints(historySeries(items).points).map(
    ({ point, side }) => `${point.item.result} ${side}`,
  );
}

it.each([
  [
    ['5', '9.10', '2', '4'],
    ['4 above', '9.10 above', '2 below'],
  ],
  [
    ['2', '5'],
    ['5 above', '2 below'],
  ],
  [
    ['5', '2'],
    ['2 below', '5 above'],
  ],
  [['7'], ['7 above']],
  [['7', '7', '7'], ['7 above']],
  // What has no height, and a text that would cover the chart.
  [['Negativo'], []],
  [['3', 'Negativo'], ['3 above']],
  [[], []],
])('of %j labels the last, the highest and the lowest, each once: %j', (results, labels) => {
  expect(labelsOf(...results)).toEqual(labels);
});
