import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  NOTHING_TICKED,
  selectableIds,
  selectionOf,
  tickState,
  toggleTests,
  type HistoryMode,
} from '@/domain/results/test-selection';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const MODES: readonly HistoryMode[] = ['chart', 'table', 'combined'];

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

it.each([
  ['chart', [5, 3]],
  ['combined', [5, 3]],
  ['table', [5, 2, 9, 3, 8]],
] as const)('%s may be asked for %j: each test once, none that is withheld (K3)', (mode, ids) => {
  expect(selectableIds(TESTS, mode, TEXTS)).toEqual(ids);
});

it.each([
  ['nothing to tick', [], [], 'none'],
  ['none of them', [1, 2], [3], 'none'],
  ['some of them', [1, 2], [2], 'some'],
  ['all of them', [1, 2], [2, 1, 3], 'all'],
] as const)('%s shows as %s', (_case, testIds, ticked, expected) => {
  expect(tickState(new Set(ticked), testIds)).toBe(expected);
});

it('a click completes a partial tick, and takes a complete one away, in its own mode only', () => {
  const first = toggleTests(NOTHING_TICKED, { mode: 'table', testIds: [2] });
  const all = toggleTests(first, { mode: 'table', testIds: [2, 5] });
  expect(selectionOf(all, TESTS, TEXTS)).toEqual({ chart: [], table: [5, 2], combined: [] });
  const none = toggleTests(all, { mode: 'table', testIds: [2, 5] });
  expect(selectionOf(none, TESTS, TEXTS).table).toEqual([]);
});

it('a test that is gone, or may no longer be ticked, drops out of the selection', () => {
  const ticked = toggleTests(NOTHING_TICKED, { mode: 'chart', testIds: [5, 3, 77] });
  expect(selectionOf(ticked, TESTS, TEXTS).chart).toEqual([5, 3]);
  const [first, ...others] = TESTS;
  const blocked = first === undefined ? [] : [{ ...first, blocked: true, withheld: true }];
  expect(selectionOf(ticked, [...blocked, ...others.slice(3)], TEXTS).chart).toEqual([3]);
});

it('any clicks on any groups: the selection is made of tests that may be ticked, in grid order, each once', () => {
  const clicks = fc.array(
    fc.record({
      mode: fc.constantFrom(...MODES),
      testIds: fc.uniqueArray(fc.constantFrom(5, 2, 9, 3), { minLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(clicks, (changes) => {
      const ticked = changes.reduce(toggleTests, NOTHING_TICKED);
      const selection = selectionOf(ticked, TESTS, TEXTS);
      for (const mode of MODES) {
        const expected = selectableIds(TESTS, mode, TEXTS).filter((id) => ticked[mode].has(id));
        expect(selection[mode]).toEqual(expected);
      }
      const last = changes.at(-1);
      if (last === undefined) return;
      expect(tickState(ticked[last.mode], last.testIds)).not.toBe('some');
    }),
  );
});
