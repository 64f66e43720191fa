import { expect, it } from 'vitest';

import { historySeries } from '@/domain/results/history/history-series';
import {
  historyWindow,
  labelledPoints,
  referenceBands,
} from '@/domain/results/history/history-window';
import { historyItem } from '@tests/support/fixtures/test-history';

const HOUR = 3_600_000;
const WIDTH = 600;

/** A generator of long histories: a wave with noise that repeats itself, one text in 500 and one high result in 97. */
function longSeries(count: number) {
  const items = Array.from({ length: count }, (_, index) => {
    const value = Math.round(90 + 20 * Math.sin(index / 40) + ((index * 7919) % 15));
    return historyItem({
      order: String(index),
      result: index % 500 === 3 ? 'Hemolizada' : String(value),
      pathology: index % 97 === 0 ? 3 : 0,
      validateDate: (index + 1) * HOUR,
    });
  });
  return historySeries(items);
}

const valuesOf = (points: ReturnType<typeof longSeries>['points']) =>
  points.flatMap(({ value }) => value ?? []);

it('draws every point up to 2,000', () => {
  const series = longSeries(2000);
  const all = { from: 0, to: 3000 * HOUR, width: WIDTH };
  expect(historyWindow(series, all).points).toEqual(series.points);
});

it('thins 10,000 points to the pixels and keeps extremes, flagged results and texts', () => {
  const series = longSeries(10_000);
  const request = { from: 0, to: 10_001 * HOUR, width: WIDTH };
  const { points, lines } = historyWindow(series, request);
  const kept = new Set(points);
  const isFlagged = ({ item }: (typeof points)[number]) => item.pathology !== 0;
  expect(points.length).toBeLessThanOrEqual(3 * WIDTH + series.points.filter(isFlagged).length);
  expect(series.points.filter(isFlagged).every((point) => kept.has(point))).toBe(true);
  expect(points.filter(({ value }) => value === null)).toHaveLength(20);
  expect(Math.max(...valuesOf(points))).toBe(Math.max(...valuesOf(series.points)));
  expect(Math.min(...valuesOf(points))).toBe(Math.min(...valuesOf(series.points)));
  expect(lines.flat().every((point) => kept.has(point))).toBe(true);
  // Two of each pixel, and those of the first and the last that are cut.
  expect(lines.flat().length).toBeLessThanOrEqual(2 * (WIDTH + 2));
  expect(Math.max(...valuesOf(lines.flat()))).toBe(Math.max(...valuesOf(series.points)));
  expect(Math.min(...valuesOf(lines.flat()))).toBe(Math.min(...valuesOf(series.points)));
});

/** More results than pixels can show, one each hour, that end with these. */
function crowded(...last: readonly string[]) {
  const many = Array.from({ length: 2500 }, (_, at) => String(75 + (at % 20)));
  return [...many, ...last].map((result, at) =>
    historyItem({ order: String(at), result, validateDate: at * HOUR }),
  );
}

it('draws the newest result and labels the newest number, however many there are', () => {
  const series = historySeries(crowded('71', '99', '85', 'Coagulada', 'Hemolizada'));
  const request = { from: 0, to: 9000 * HOUR, width: WIDTH };
  const { points, labelled } = historyWindow(series, request);
  expect(points.at(-1)?.item.result).toBe('Hemolizada');
  expect(labelled[0]?.point.item.result).toBe('85');
  expect(points).toContain(labelled[0]?.point);
});

it('draws the line out of a crowd from its last result', () => {
  const late = historyItem({ result: '85', validateDate: 50_000 * HOUR });
  const series = historySeries([...crowded('100', '85', '72', '60', '83'), late]);
  const { lines } = historyWindow(series, { from: 0, to: 51_000 * HOUR, width: WIDTH });
  expect(lines.map(valuesOf).map((line) => line.slice(-2))).toEqual([[83, 85]]);
});

const day = (validateDate: number, result: string) => historyItem({ validateDate, result });

it('shows only what lies between the edges, but lets lines come from beyond; none leads to a lonely point', () => {
  const series = historySeries([day(1, '1'), day(2, '2'), day(5, '3'), day(8, '4'), day(9, '5')]);
  const { points, lines } = historyWindow(series, { from: 3, to: 7, width: WIDTH });
  expect(valuesOf(points)).toEqual([3]);
  expect(lines.map(valuesOf)).toEqual([[2, 3, 4]]);
  const lonely = historySeries([day(1, '1'), day(2, '<1'), day(3, '3')]);
  expect(historyWindow(lonely, { from: 0, to: 9, width: WIDTH }).lines).toEqual([]);
});

it('heights and limits belong to the newest scale in sight; an earlier value is a mark without height', () => {
  const items = [
    ['68', { min: 53, max: 97 }],
    ['0.79', { min: 0.5, max: 1.1 }],
    ['8.54', { min: 0.5, max: 1.1 }],
  ] as const;
  const series = historySeries(
    items.map(([result, reference], at) =>
      historyItem({ order: String(at), result, reference, validateDate: (at + 1) * HOUR }),
    ),
  );
  const all = historyWindow(series, { from: 0, to: 9 * HOUR, width: WIDTH });
  expect(all.points.map(({ value }) => value)).toEqual([null, 0.79, 8.54]);
  expect(all.bands.map(({ max }) => max)).toEqual([1.1]);
  expect(all.scaleChanges).toEqual([2 * HOUR]);
  const earlier = historyWindow(series, { from: 0, to: 1.5 * HOUR, width: WIDTH });
  expect(earlier.points.map(({ value }) => value)).toEqual([68]);
  expect(earlier.scaleChanges).toEqual([]);
});

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

const DAY = 86_400_000;

/** The labels of results that came a day after each other. */
function labelsOf(results: string): string {
  const texts = results === '' ? [] : results.split(' ');
  const items = texts.map((result, day) =>
    historyItem({ order: `${day}`, validateDate: (day + 1) * DAY, result }),
  );
  const labels = labelledPoints(historySeries(items).points);
  return labels.map(({ point, side }) => `${point.item.result} ${side}`).join(', ');
}

it.each([
  ['5 9.10 2 4', '4 above, 9.10 above, 2 below'],
  ['2 5', '5 above, 2 below'],
  ['5 2', '2 below, 5 above'],
  ['7', '7 above'],
  ['7 7 7', '7 above'],
  // What has no height, and a text that would cover the chart.
  ['Negativo', ''],
  ['3 Negativo', '3 above'],
  ['', ''],
])('of %j labels the last, the highest and the lowest, each once: %j', (results, labels) => {
  expect(labelsOf(results)).toBe(labels);
});
