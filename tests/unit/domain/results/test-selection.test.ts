import { expect, it } from 'vitest';

import {
  alteredIds,
  NOTHING_TICKED,
  presentTicks,
  selectableIds,
  selectionOf,
  tickState,
  toggleTests,
  type HistoryMode,
  type TickedTests,
} from '@/domain/results/test-selection';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const MODES: readonly HistoryMode[] = ['chart', 'table', 'combined'];

/** What is asked for where all tests are in sight. */
const selected = (ticked: TickedTests, tests: readonly TestResult[]) =>
  selectionOf(ticked, { tests, shown: tests }, TEXTS);

const TESTS = [
  reportTest({ testId: 5 }),
  reportTest({ testId: 2, resultType: 'text', result: 'Negativo' }),
  reportTest({ testId: 9, resultType: 'unknown' }),
  reportTest({ testId: 5, profileId: 7 }),
  reportTest({ testId: 3, result: '' }),
  reportTest({ testId: 4, blocked: true }),
  reportTest({ testId: 6, confidential: true, result: '' }),
  reportTest({ testId: 7, confidential: true, result: '7.9' }),
  reportTest({ testId: 8, confidential: true, withheld: false, resultType: 'unknown' }),
];

it.each<[string, readonly HistoryMode[], readonly number[]]>([
  ['chart', ['chart'], [5, 3]],
  ['combined', ['combined'], [5, 3]],
  ['chart and combined', ['chart', 'combined'], [5, 3]],
  ['table', ['table'], [5, 2, 9, 3, 8]],
  ['all', MODES, [5, 2, 9, 3, 8]],
  ['none', [], []],
])('%s: each test is offered once, none that is withheld', (_case, modes, ids) => {
  expect(selectableIds(TESTS, modes, TEXTS)).toEqual(ids);
});

it.each([
  ['nothing to tick', [], [], 'none'],
  ['none of them', [1, 2], [3], 'none'],
  ['some of them', [1, 2], [2], 'some'],
  ['all of them', [1, 2], [2, 1, 3], 'all'],
] as const)('%s shows as %s', (_case, testIds, ticked, expected) => {
  expect(tickState(new Set(ticked), testIds)).toBe(expected);
});

it('a click completes a partial tick, and takes a complete one away', () => {
  const all = toggleTests(toggleTests(NOTHING_TICKED, [2]), [2, 5]);
  expect(selected(all, TESTS)).toEqual({ chart: [5], table: [5, 2], combined: [5] });
  expect(toggleTests(all, [2, 5])).toEqual(NOTHING_TICKED);
});

it('a test that is gone, or may no longer be ticked, drops out of the selection', () => {
  const ticked = toggleTests(NOTHING_TICKED, [5, 3, 77]);
  expect(selected(ticked, TESTS).chart).toEqual([5, 3]);
  const [first, ...others] = TESTS;
  const blocked = first === undefined ? [] : [{ ...first, blocked: true, withheld: true }];
  expect(selected(ticked, [...blocked, ...others.slice(3)]).chart).toEqual([3]);
});

it('nothing ticked takes the altered numeric ones, never one that is kept back', () => {
  const tests = [
    reportTest({ testId: 1, pathology: 3 }),
    reportTest({ testId: 2, pathology: 3, resultType: 'text', result: 'Positivo' }),
    reportTest({ testId: 3, pathology: 9, blocked: true, withheld: true }),
    reportTest({ testId: 4, pathology: 0 }),
    reportTest({ testId: 5, pathology: 9 }),
  ];
  expect(alteredIds(tests, TEXTS)).toEqual([1, 5]);
  const expected = { chart: [1, 5], table: [1, 5], combined: [1, 5] };
  expect(selected(NOTHING_TICKED, tests)).toEqual(expected);
  // What is ticked is what is meant, also where it is nothing that a chart can draw.
  const text = toggleTests(NOTHING_TICKED, [2]);
  expect(selected(text, tests)).toEqual({ chart: [], table: [2], combined: [] });
});

it('of nothing ticked only what is in sight is taken; ticks out of sight count', () => {
  const tests = [3, 3, 0].map((pathology, at) => reportTest({ testId: at + 1, pathology }));
  const inSight = { tests, shown: tests.slice(1) };
  expect(selectionOf(NOTHING_TICKED, inSight, TEXTS).chart).toEqual([2]);
  expect(selectionOf(new Set([1]), inSight, TEXTS).chart).toEqual([1]);
  expect(presentTicks(new Set([1, 77]), tests, TEXTS)).toEqual([1]);
  // What was ticked is gone: nothing is ticked.
  expect(selectionOf(new Set([77]), inSight, TEXTS).chart).toEqual([2]);
});
