import fc from 'fast-check';
import { expect, it } from 'vitest';

import { rangeBar, type RangeBarModel } from '@/domain/results/values/range-bar';
import type { Limits } from '@/domain/results/test-result';

import { runs } from '@tests/support/environment/runs';
import { reportTest } from '@tests/support/fixtures/report-order';

type Limit = number | null;
type FourLimits = readonly [panicMin: Limit, min: Limit, max: Limit, panicMax: Limit];

function barOf([panicMin, min, max, panicMax]: FourLimits, result: string): RangeBarModel | null {
  const panic = { min: panicMin, max: panicMax };
  return rangeBar(reportTest({ result, reference: { min, max }, panic }));
}

const round = (fraction: number) => Math.round(fraction * 1000) / 1000;

/** The model in one line: band with its open ends, panic zones, value with the end it lies beyond. */
function drawn(limits: FourLimits, result: string): string | null {
  const bar = barOf(limits, result);
  if (bar === null) return null;
  const spans = bar.panic.map(({ from, to }) => ` panic ${round(from)}-${round(to)}`).join('');
  const open = bar.open.map((end) => ` open ${end}`).join('');
  const beyond = bar.clipped === null ? '' : ` beyond ${bar.clipped}`;
  return `${bar.normal.from}-${bar.normal.to}${open}${spans} at ${round(bar.value)}${beyond}`;
}

it.each<[string, FourLimits, string, string]>([
  ['in the middle of two limits', [null, 70, 110, null], '90', '0.3-0.7 at 0.5'],
  ['on the lower limit', [null, 70, 110, null], '70', '0.3-0.7 at 0.3'],
  ['on the upper limit', [null, 70, 110, null], '110', '0.3-0.7 at 0.7'],
  ['below, same scale as inside', [null, 70, 110, null], '60', '0.3-0.7 at 0.2'],
  ['above', [null, 70, 110, null], '120', '0.3-0.7 at 0.8'],
  ['off the low end', [null, 70, 110, null], '39', '0.3-0.7 at 0 beyond low'],
  ['off the high end', [null, 70, 110, null], '1040', '0.3-0.7 at 1 beyond high'],
  ['decimal comma', [null, 3.5, 5.5, null], '4,5', '0.3-0.7 at 0.5'],
  ['a sign', [null, -2, 2, null], '-2', '0.3-0.7 at 0.3'],
  [
    'between them and panic',
    [40, 70, 110, 500],
    '305',
    '0.3-0.7 panic 0-0.15 panic 0.85-1 at 0.775',
  ],
  ['in the low panic zone', [40, 70, 110, 500], '30', '0.3-0.7 panic 0-0.15 panic 0.85-1 at 0.1'],
  [
    'beyond panic',
    [40, 70, 110, 500],
    '2000',
    '0.3-0.7 panic 0-0.15 panic 0.85-1 at 1 beyond high',
  ],
  ['panic at the reference limit', [70, 70, 110, null], '60', '0.3-0.7 panic 0-0.3 at 0.2'],
  ['only an upper limit', [null, null, 40, null], '20', '0-0.7 open low at 0.35'],
  ['above the only limit', [null, null, 40, null], '50', '0-0.7 open low at 0.875'],
  ['a negative upper limit', [null, null, -10, null], '-15', '0-0.7 open low at 0.35'],
  ['only a lower limit', [null, 60, null, null], '90', '0.3-1 open high at 0.65'],
  ['below the only limit', [null, 60, null, null], '40', '0.3-1 open high at 0.067'],
  ['far below the only limit', [null, 60, null, null], '30', '0.3-1 open high at 0 beyond low'],
  ['far on the open side', [null, 60, null, null], '900', '0.3-1 open high at 1 beyond high'],
  ['open side with panic', [10, null, 40, null], '25', '0.15-0.7 panic 0-0.15 at 0.425'],
  ['open upper side with panic', [null, 60, null, 100], '80', '0.3-0.85 panic 0.85-1 at 0.575'],
  ['no limit at a lower one of 0, which may be empty', [null, 0, 40, null], '10', '0-0.7 at 0.175'],
  ['nor at panic limits of 0', [0, 70, 110, 0], '90', '0.3-0.7 at 0.5'],
])('places zones and value: %s', (_case, limits, result, expected) => {
  expect(drawn(limits, result)).toBe(expected);
});

it.each<[string, FourLimits]>([
  ['without limits', [null, null, null, null]],
  ['for 0 and 0', [null, 0, 0, null]],
  ['with panic limits alone', [40, null, null, 500]],
  ['for an upper limit of 0', [null, -5, 0, null]],
  ['when min is above max', [null, 110, 70, null]],
  ['for a band without extent', [null, 70, 70, null]],
  ['when low panic lies inside the reference', [80, 70, 110, null]],
  ['when high panic lies inside the reference', [null, 70, 110, 100]],
  ['when panic limits lie beyond each other', [500, null, 110, 40]],
  ['for limits too far apart to compute', [null, -1.7e308, 1.7e308, null]],
])('draws nothing %s', (_case, limits) => {
  expect(drawn(limits, '90')).toBeNull();
});

it.each(['<5', '> 90', '1:20', '1.234', '1,234', '+', '', 'Negativo', '90 mg', '9e1', '5-10'])(
  'draws nothing for %s',
  (result) => {
    expect(drawn([null, 70, 110, null], result)).toBeNull();
  },
);

it('draws nothing for texts, withheld results, or of a state in which it could look in order', () => {
  const hidden = [{ resultType: 'text' }, { resultType: 'unknown' }, { blocked: true }] as const;
  const early = [-1, 0, 1, 2, 3].map((state) => ({ state }));
  expect([...hidden, ...early].filter((fields) => rangeBar(reportTest(fields)))).toEqual([]);
  expect(drawn([null, 0, 40, null], '-1')).toBeNull();
  for (const state of [4, 5]) expect(rangeBar(reportTest({ state }))).not.toBeNull();
});

const limit = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -500, max: 500 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const bars = fc
  .record({
    panic: fc.record({ min: limit, max: limit }),
    reference: fc.record({ min: limit, max: limit }),
    resultNumber: fc.oneof(
      fc.integer({ min: -1000, max: 1000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
  })
  .map((fields) => ({ ...fields, bar: rangeBar(reportTest(fields)) }));

it('every place is on the bar, whatever the limits and the value are', () => {
  fc.assert(
    fc.property(bars, ({ bar }) => {
      if (bar === null) return;
      const places = [
        ...[bar.normal, ...bar.panic].flatMap(({ from, to }) => [from, to]),
        bar.value,
      ];
      for (const place of places) expect(place >= 0 && place <= 1).toBe(true);
      for (const { from, to } of [bar.normal, ...bar.panic]) expect(from).toBeLessThan(to);
    }),
    { numRuns: runs(500, 5000) },
  );
});

/** The stretch of the bar where a value must lie, judged from the limits alone. */
function stretchOf({ normal }: RangeBarModel, { min, max }: Limits, value: number) {
  if (max !== null && value > max) return { from: normal.to, to: 1 };
  if (min !== null && value < min) return { from: 0, to: normal.from };
  return min === null || max === null ? { from: 0, to: 1 } : normal;
}

it('the marker stands on the side of each limit where the value is', () => {
  const rounding = 1e-9;
  fc.assert(
    fc.property(bars, ({ bar, reference, resultNumber }) => {
      if (bar === null) return;
      const { from, to } = stretchOf(bar, reference, resultNumber);
      expect(bar.value).toBeGreaterThanOrEqual(from - rounding);
      expect(bar.value).toBeLessThanOrEqual(to + rounding);
    }),
    { numRuns: runs(500, 5000) },
  );
});
