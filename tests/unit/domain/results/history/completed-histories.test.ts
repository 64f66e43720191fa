import { expect, it } from 'vitest';

import { historyFill } from '@/domain/results/history/completed-histories';
import { isUnknown } from '@/domain/results/history/recent-results';
import { historySeries } from '@/domain/results/history/history-series';
import { previousValue, REPEATED_VALUE } from '@/domain/results/history/previous-value';
import type { RecentResults } from '@/domain/results/history/recent-results';
import { resultMark } from '@/domain/results/marks/result-mark';
import type { HistoryItem } from '@/domain/results/history/test-history';
import {
  complete,
  cutHistory,
  days,
  entryOf,
  holds,
  orderOf,
  recentOf,
  resultOf,
} from './cut-history';
import { testHistory } from '@tests/support/fixtures/test-history';

const texts = ({ items }: { readonly items: readonly HistoryItem[] }) =>
  items.map((item) => item.result);

it('holds the own value of the open order, which the cut list lacks', () => {
  const { items, gap } = complete(resultOf(31), cutHistory(days(20)));
  expect(items.at(-1)).toMatchObject({ order: orderOf(31), result: '31', resultNumber: 31 });
  expect(gap).toMatchObject({ after: orderOf(20), isListPartial: true });
});

it('holds it once where the list has it as well, and keeps the number that the server read', () => {
  const listed = testHistory(1, [entryOf(1, { result: '1.034', resultNumber: 1.034 })]);
  const own = resultOf(1, { result: '1.034', resultNumber: null });
  const { items, gap } = complete(own, listed);
  expect(items).toMatchObject([{ result: '1.034', resultNumber: 1.034 }]);
  expect(gap).toBeNull();
});

it('marks the own value as the results do, by its panic limits too', () => {
  const own = resultOf(9, { panic: { min: 20, max: 400 } });
  const [item] = complete(own, testHistory(1, [entryOf(9)])).items;
  if (item === undefined) throw new Error('no own value');
  expect(resultMark(item)).toEqual(resultMark(own));
  expect(resultMark(item).word).toBe('outside');
});

it('takes the date of the list where the order does not say it, and has none where nobody does', () => {
  const undated = resultOf(1, { validationDate: null });
  const listed = complete(undated, testHistory(1, [entryOf(1)]));
  expect(listed.items).toMatchObject([{ validateDate: entryOf(1).validateDate }]);
  expect(complete(undated, testHistory(1, [])).items).toMatchObject([{ validateDate: null }]);
});

it('is in the order of the instants, and of the numbers where these are the same or unknown', () => {
  const same = entryOf(1).validateDate;
  const undated = entryOf(4, { validateDate: null });
  const listed = [entryOf(5), undated, entryOf(2, { validateDate: same }), entryOf(1)];
  const { items } = complete(resultOf(3), testHistory(1, listed));
  expect(items.map(({ order }) => order)).toEqual([1, 2, 3, 5, 4].map(orderOf));
});

it('an own result that the list writes with other blanks is not contradicted, another one is', () => {
  const own = resultOf(1, { result: ' 5.1' });
  for (const [result, contradicted] of [['5.1 ', []] as const, ['5.2', [orderOf(1)]] as const]) {
    const history = complete(own, testHistory(1, [entryOf(1, { result })]));
    expect(history.contradicted).toEqual(contradicted);
  }
});

it.each([
  ['not validated', { state: 3 }],
  ['withheld', { withheld: true, result: '' }],
])('completedHistories does not hold an own value that is %s', (_case, fields) => {
  expect(texts(complete(resultOf(2, fields), testHistory(1, [entryOf(1)])))).toEqual(['1']);
});

it('is whole when every later order was looked up', () => {
  const answers = { 21: holds(resultOf(21)), 25: holds(), 30: holds(resultOf(30)) };
  const history = complete(resultOf(31), cutHistory(days(20)), recentOf(answers));
  expect(texts(history).slice(-4)).toEqual(['20', '21', '30', '31']);
  expect(history.gap).toBeNull();
  expect(previousValue(history)).toMatchObject({ text: '30' });
});

const FAILED = { listed: [orderOf(25)], failed: [orderOf(25)] };
const BLOCKED = holds(resultOf(25, { withheld: true }));

it.each<[string, RecentResults | null, boolean]>([
  ['before anything was looked up', null, false],
  ['that are all', recentOf({ 25: holds() }), true],
  ['and no other order at all', recentOf({}), true],
  ['and a 21st', recentOf({ 25: holds(resultOf(25)) }), true],
  ['of a list that does not reach back', recentOf({}, { listedFrom: orderOf(22) }), false],
  ['of a list that may lack orders', recentOf({}, { listedFrom: null }), false],
  ['and an order that failed', recentOf({}, FAILED), false],
  ['and an order that was not asked for', recentOf({}, { listed: [orderOf(25)] }), false],
  ['and an order with unreadable tests', recentOf({ 25: { tests: [], isWhole: false } }), false],
  ['and an order that withholds it', recentOf({ 25: BLOCKED }), false],
  ['and an older order that failed', recentOf({}, { listed: [orderOf(5)] }), true],
])('20 entries %s', (_case, recent, isWhole) => {
  const list = { ...cutHistory(days(20)), truncated: true };
  const history = complete(resultOf(31), list, recent);
  expect(history.gap === null).toBe(isWhole);
  expect(previousValue(history)).toMatchObject({ isNewest: isWhole });
});

it('19 entries are all there are', () => {
  const history = complete(resultOf(31), { ...cutHistory(days(19)), truncated: false }, null);
  expect(history.gap).toBeNull();
  expect(previousValue(history)).toMatchObject({ text: '19' });
});

it('tells which orders nobody knows, one by one', () => {
  const recent = recentOf(
    { 22: holds(resultOf(22)), 30: holds() },
    { listed: [30, 28, 24, 22].map(orderOf), failed: [orderOf(28)] },
  );
  const history = complete(resultOf(31), cutHistory(days(20)), recent);
  expect(history.gap?.unknown).toEqual([orderOf(28), orderOf(24)]);
  expect([20, 22, 24, 28, 30, 31].map((day) => isUnknown(history.gap, orderOf(day)))).toEqual([
    ...[false, false, true, true, false, false],
  ]);
  expect(historyFill([history], recent)).toEqual({
    ...{ failed: 1, left: 1, hasUnlisted: false, contradicted: [] },
  });
});

it('shows nothing of a restricted result, neither its own nor what the list says of it', () => {
  const restricted = resultOf(25, { withheld: true, result: '' });
  const listed = testHistory(1, [entryOf(24), entryOf(25, { result: '999.9' })]);
  const history = complete(resultOf(31), listed, recentOf({ 25: holds(restricted) }));
  expect(texts(history)).toEqual(['24', '31']);
  expect(previousValue(history)).toMatchObject({ text: '24', isNewest: false });
});

it('takes the result of the order where the list contradicts it, and says so', () => {
  const listed = testHistory(1, [entryOf(25, { result: '9' })]);
  const history = complete(resultOf(31), listed, recentOf({ 25: holds(resultOf(25)) }));
  expect(texts(history)).toEqual(['25', '31']);
  expect(history.contradicted).toEqual([orderOf(25)]);
});

it.each([
  ['mmol/L', [0, 0, 1, 2]],
  ['mg/dL', [0, 0, 0, 0]],
  [' mg/dL ', [0, 0, 0, 0]],
  ['', [0, 0, 0, 0]],
])('completedHistories joins no result in %s with those in mg/dL', (unit, runs) => {
  const history = complete(
    resultOf(31),
    { ...testHistory(1, [entryOf(1), entryOf(2)]), truncated: false },
    recentOf({ 25: holds(resultOf(25, { unit })) }),
  );
  const { points, scaleChanges } = historySeries(history.items, history);
  expect(points.map(({ run }) => run)).toEqual(runs);
  expect(scaleChanges).toHaveLength(new Set(runs).size - 1);
});

const serum = resultOf(9, { result: '95', sample: 'Suero' });
const fluid = resultOf(9, { result: '40', sample: 'LCR' });
const told = (history: ReturnType<typeof complete>) =>
  history.items.map(({ result, sample }) => `${result} ${sample ?? '-'}`);
const runsOf = (history: ReturnType<typeof complete>) =>
  historySeries(history.items, history).points.map(({ run }) => run);

it('a repeated test keeps all results of the open order with their samples, and nothing is joined or called the one before', () => {
  const listed = testHistory(1, [entryOf(1, { result: '55' })]);
  const history = complete(serum, listed, null, [serum, fluid]);
  expect(told(history)).toEqual(['55 -', '95 Suero', '40 LCR']);
  expect(history).toMatchObject({ isRepeated: true, contradicted: [] });
  expect(new Set(runsOf(history)).size).toBe(3);
  expect(previousValue(history)).toBe(REPEATED_VALUE);
});

it('a repeated test has no value before while its other sample is not validated, and none where there is none', () => {
  const tests = [serum, resultOf(9, { sample: 'LCR', state: 2 })];
  const before = (...listed: readonly HistoryItem[]) =>
    previousValue(complete(serum, testHistory(1, listed), null, tests));
  expect([before(entryOf(1)), before()]).toEqual([REPEATED_VALUE, null]);
});

it('a repeated test is known by an earlier order of the list alone', () => {
  const listed = [entryOf(1, { result: '92' }), entryOf(1, { result: '55' }), entryOf(2)];
  const history = complete(serum, testHistory(1, listed));
  expect(new Set(runsOf(history)).size).toBe(4);
  expect(previousValue(history)).toBe(REPEATED_VALUE);
});

it('a repeated test keeps what the list has of the open order besides, and nothing of a withheld one', () => {
  const listed = testHistory(1, [entryOf(9, { result: '95' }), entryOf(9, { result: '40' })]);
  expect(complete(serum, listed).items.map(({ result }) => result)).toEqual(['40', '95']);
  const withheld = resultOf(9, { sample: 'LCR', withheld: true, result: '' });
  const history = complete(serum, listed, null, [serum, withheld]);
  expect(history.items.map(({ result }) => result)).toEqual(['95']);
  expect(history).toMatchObject({ hasGaps: true, isRepeated: true });
});

it('a repeated test is done once where it stands in two profiles', () => {
  const twice = [serum, { ...serum, profileId: 7 }];
  const history = complete(serum, testHistory(1, [entryOf(1)]), null, twice);
  expect(told(history)).toEqual(['1 -', '95 -']);
  expect(history.isRepeated).toBe(false);
  expect(previousValue(history)).toMatchObject({ text: '1' });
});

it('a repeated test of an order that was looked up and is of another sample is no value before, and not joined', () => {
  const other = resultOf(8, { result: '55', sample: 'LCR' });
  const history = complete(serum, cutHistory([1]), recentOf({ 8: holds(other) }));
  expect(told(history)).toEqual(['1 -', '55 LCR', '95 Suero']);
  expect(new Set(runsOf(history)).size).toBe(3);
  expect(previousValue(history)).toMatchObject({ text: '1' });
});
