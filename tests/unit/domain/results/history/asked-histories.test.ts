import { expect, it } from 'vitest';

import { askedHistories, askedTests } from '@/domain/results/history/asked-histories';
import { reportTest } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const ids = (tests: readonly { readonly testId: number }[]) => tests.map(({ testId }) => testId);

it.each([
  ['nothing ticked', [], [], []],
  ['the order of the grid', [4, 1], [4, 1], []],
  ['an id twice', [1, 1], [1], []],
  ['a test that the user may not see', [99, 1], [1], []],
  ['a blocked and a restricted test', [1, 2, 3], [1], [2, 3]],
])('asks for %s', (_case, testIds, asked, withheld) => {
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, blocked: true }),
    reportTest({ testId: 3, confidential: true, result: '5' }),
    reportTest({ testId: 4, confidential: true, withheld: false, result: '5' }),
    reportTest({ testId: 1, profileId: 9 }),
  ];
  const answer = askedTests({ tests, testIds });
  expect([ids(answer.asked), ids(answer.withheld)]).toEqual([asked, withheld]);
});

const TESTS = [2, 1, 3].map((testId) => reportTest({ testId }));

it('has every test asked for, and knows nothing of one that did not come back', () => {
  const answer = askedHistories(TESTS, [testHistory(1, [historyItem()]), testHistory(3, [])]);
  expect(ids(answer.map(({ test }) => test))).toEqual([2, 1, 3]);
  expect(answer.map(({ items }) => items.length)).toEqual([0, 1, 0]);
  expect(answer.map(({ gap }) => gap?.isListPartial ?? false)).toEqual([true, false, false]);
});

it('joins what came in two parts', () => {
  const halves = [
    testHistory(1, [historyItem({ order: '1' })]),
    { ...testHistory(1, [historyItem({ order: '2' })]), truncated: true, hasGaps: true },
  ];
  const own = askedHistories(TESTS, halves)[1];
  expect(own?.items.map(({ order }) => order)).toEqual(['1', '2']);
  expect(own).toMatchObject({ gap: { after: '2', isListPartial: true }, hasGaps: true });
});
