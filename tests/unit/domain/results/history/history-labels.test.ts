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

it('labels the last, the highest and the lowest, as the laboratory wrote them', () => {
  expect(labelsOf('5', '9.10', '2', '4')).toEqual(['4 above', '9.10 above', '2 below']);
});

it('labels each point once', () => {
  expect(labelsOf('2', '5')).toEqual(['5 above', '2 below']);
  expect(labelsOf('5', '2')).toEqual(['2 below', '5 above']);
  expect(labelsOf('7')).toEqual(['7 above']);
  expect(labelsOf('7', '7', '7')).toEqual(['7 above']);
});

it('labels nothing that has no height, and no text that would cover the chart', () => {
  expect(labelsOf('Negativo')).toEqual([]);
  expect(labelsOf('3', 'Negativo')).toEqual(['3 above']);
  expect(labelsOf()).toEqual([]);
});
