import fc from 'fast-check';
import { expect, it } from 'vitest';

import { historySeries } from '@/domain/results/history/history-series';
import { historyItem } from '@tests/support/fixtures/test-history';

const DAY = 86_400_000;
const NONE = { min: null, max: null };
const item = (day: number | null, result: string, fields = {}) =>
  historyItem({ result, validateDate: day === null ? null : day * DAY, ...fields });
const runs = (...items: readonly ReturnType<typeof item>[]) =>
  historySeries(items).points.map(({ run, value }) => `${run}: ${value}`);

it('goes from old to new and keeps both results of one instant, the lower order first', () => {
  const orders = ['20260010', '20260001', '20260009'];
  const items = [3, 1, 3].map((day, at) => item(day, '5', { order: orders[at] }));
  expect(historySeries(items).points.map(({ item: { order } }) => order)).toEqual([
    ...['20260001', '20260009', '20260010'],
  ]);
});

it('leaves undated results to the table', () => {
  const undated = item(null, '9');
  const series = historySeries([item(1, '5'), undated]);
  expect(series.points).toHaveLength(1);
  expect(series.undated).toEqual([undated]);
});

it('does not join across a text', () => {
  const items = [item(1, '5'), item(2, '6'), item(3, '<1'), item(4, '7'), item(5, '8')];
  expect(runs(...items)).toEqual(['0: 5', '0: 6', '1: null', '1: 7', '1: 8']);
});

it('marks a change of scale and does not join across it', () => {
  const old = { reference: { min: 70, max: 100 } };
  const now = { reference: { min: 3.9, max: 5.5 } };
  const items = [item(1, '95', old), item(2, '99'), item(3, '5.1', now), item(4, '5.2', now)];
  expect(historySeries(items).scaleChanges).toEqual([3 * DAY]);
  expect(historySeries(items).points.map(({ run }) => run)).toEqual([0, 0, 1, 1]);
});

it('joins nothing over a time in which results may be missing, and ends open there', () => {
  const at = (day: number) => item(day, '5', { order: `2026000${day}` });
  const gap = {
    after: '20260001',
    known: new Set(['20260002', '20260004', '20260005']),
    unknown: ['20260006', '20260003'],
    isListPartial: false,
  };
  const { points, unknownTimes } = historySeries([at(1), at(2), at(4), at(5)], { gap });
  expect(points.map(({ run }) => run)).toEqual([0, 0, 1, 1]);
  expect(unknownTimes).toEqual([
    { from: 2 * DAY, to: 4 * DAY },
    { from: 5 * DAY, to: null },
  ]);
  const unlisted = historySeries([at(1), at(2), at(4)], { gap: { ...gap, isListPartial: true } });
  expect(unlisted.points.map(({ run }) => run)).toEqual([0, 1, 2]);
});

it.each([
  ['no limits', NONE, NONE],
  ['the defaulted zeros', { min: 0, max: 0 }, NONE],
  ['one zero and nothing', { min: 0, max: null }, NONE],
  ['contradicting limits', { min: 9, max: 3 }, NONE],
  ['an interval', { min: 3, max: 9 }, { min: 3, max: 9 }],
  ['an interval from zero', { min: 0, max: 9 }, { min: 0, max: 9 }],
  ['an open interval', { min: null, max: 9 }, { min: null, max: 9 }],
  ['an interval around zero', { min: -2, max: 2 }, { min: -2, max: 2 }],
])('draws %s as they are meant', (_case, reference, limits) => {
  expect(historySeries([item(1, '5', { reference })]).points[0]?.limits).toEqual(limits);
});

it('loses no result and never goes back in time', () => {
  const results = fc.record({
    day: fc.option(fc.integer({ min: 0, max: 50 })),
    result: fc.constantFrom('5', '6.5', '<1', '', 'Negativo'),
    order: fc.integer({ min: 1, max: 99 }).map(String),
  });
  fc.assert(
    fc.property(fc.array(results), (drawn) => {
      const items = drawn.map(({ day, result, order }) => item(day, result, { order }));
      const { points, undated } = historySeries(items);
      expect(new Set([...points.map((point) => point.item), ...undated])).toEqual(new Set(items));
      expect(points.length + undated.length).toBe(items.length);
      const times = points.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
  );
});
