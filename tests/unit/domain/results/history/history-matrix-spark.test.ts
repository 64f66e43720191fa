import { expect, it } from 'vitest';

import { matrixSpark } from '@/domain/results/history/history-matrix-spark';
import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/** The spark of results on days; a null day is no date. */
function spark(results: readonly (readonly [day: number | null, result: string])[]) {
  const items = results.map(([day, result], at) =>
    historyItem({
      validateDate: day === null ? null : START + day * DAY,
      order: `2026000${at}`,
      result,
    }),
  );
  return matrixSpark(historySeries(items), { width: 100, height: 20 });
}

it.each<[string, Parameters<typeof spark>[0], string | null]>([
  [
    'true time from left to right',
    [
      [0, '1'],
      [1, '3'],
      [10, '2'],
    ],
    'M0 20h0L10 0L100 10',
  ],
  [
    'a text breaks the line',
    [
      [0, '1'],
      [5, '<1'],
      [10, '2'],
    ],
    'M0 20h0M100 0h0',
  ],
  [
    'equal values lie in the middle',
    [
      [0, '4'],
      [10, '4'],
    ],
    'M0 10h0L100 10',
  ],
  [
    'two results on one instant stay two',
    [
      [0, '1'],
      [0, '2'],
      [5, '1'],
    ],
    'M0 20h0L0 0L100 20',
  ],
  [
    'undated results have no place',
    [
      [null, '9'],
      [0, '1'],
      [5, '2'],
    ],
    'M0 20h0L100 0',
  ],
  [
    'one number has no course',
    [
      [0, '1'],
      [5, 'Negativo'],
    ],
    null,
  ],
])('%s', (_case, results, path) => {
  expect(spark(results)?.path ?? null).toBe(path);
});

it.each([
  ['nothing newer may be missing', null, false],
  [
    'a newer order was not looked up',
    { after: '0', known: new Set<string>(), unknown: ['9'], isListPartial: false },
    true,
  ],
])('whether it ends open: %s', (_case, gap, isOpen) => {
  const items = ['1', '2'].map((order) =>
    historyItem({ order, result: order, validateDate: START + Number(order) * DAY }),
  );
  const drawn = matrixSpark(historySeries(items, { gap }), { width: 100, height: 20 });
  expect(drawn?.isOpen).toBe(isOpen);
});
