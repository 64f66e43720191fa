import { describe, expect, it } from 'vitest';

import { referenceBands } from '@/domain/results/history/history-bands';
import { historySeries } from '@/domain/results/history/history-series';
import type { Limits } from '@/domain/results/test-result';
import { historyItem } from '@tests/support/fixtures/test-history';

type Dated = readonly [time: number, min: number | null, max: number | null];

function bandsOf(dates: readonly Dated[], from = 0, to = 100) {
  const items = dates.map(([validateDate, min, max]) =>
    historyItem({ validateDate, reference: { min, max } satisfies Limits }),
  );
  const bands = referenceBands(historySeries(items).points, { from, to });
  return bands.map((band) => [band.from, band.to, band.min, band.max]);
}

describe('referenceBands', () => {
  it.each([
    ['nothing without results', [], []],
    ['the limits of a single result for all time', [[50, 3, 9]], [[0, 100, 3, 9]]],
    [
      'one band while the limits stay',
      [
        [20, 3, 9],
        [60, 3, 9],
      ],
      [[0, 100, 3, 9]],
    ],
    [
      'a step at the date of new limits',
      [
        [20, 3, 9],
        [60, 4, 9],
      ],
      [
        [0, 60, 3, 9],
        [60, 100, 4, 9],
      ],
    ],
    [
      'a gap where a date has none',
      [
        [20, 3, 9],
        [60, null, null],
      ],
      [[0, 60, 3, 9]],
    ],
    [
      'nothing for the defaulted zeros (F10)',
      [
        [20, 0, 0],
        [60, 0, 0],
      ],
      [],
    ],
    [
      'open sides as they are',
      [
        [20, null, 9],
        [60, 3, null],
      ],
      [
        [0, 60, null, 9],
        [60, 100, 3, null],
      ],
    ],
    [
      'both limits of one instant, each on its side',
      [
        [20, 3, 9],
        [20, 4, 9],
      ],
      [
        [0, 20, 3, 9],
        [20, 100, 4, 9],
      ],
    ],
  ] as const)('has %s', (_case, dates: readonly Dated[], bands) => {
    expect(bandsOf(dates)).toEqual(bands);
  });

  it('ends at the edges, also when all dates lie before', () => {
    expect(
      bandsOf(
        [
          [20, 3, 9],
          [30, 4, 9],
        ],
        50,
        70,
      ),
    ).toEqual([[50, 70, 4, 9]]);
    expect(
      bandsOf(
        [
          [20, 3, 9],
          [90, 4, 9],
        ],
        50,
        70,
      ),
    ).toEqual([[50, 70, 3, 9]]);
  });
});
