import { expect, it } from 'vitest';

import {
  mayReview,
  orderReview,
  reviewGroups,
  summaryReview,
} from '@/domain/results/summary/order-review';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const SEEN = { blocked: false, withheld: false, waiting: 0, unreadable: 0 };
const OPEN = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;

const ALTERED = ['altered', 'undelivered'] as const;
const JUDGED_BY_NOBODY = [{ result: '>90' }, { result: '250 *' }];
const WITHHELD = { state: 5, confidential: true, withheld: true, result: '' };

type Changes = Parameters<typeof reportTest>[0];
const groupsOf = (tests: readonly Changes[], changes: Partial<typeof SEEN> = {}) =>
  reviewGroups(orderReview({ ...SEEN, tests: tests.map(reportTest), ...changes }, TEXTS));

it.each([
  ['all normal and printed', [{ state: 5 }], {}, ['normal']],
  ['all normal, never printed', [{ state: 4 }, { state: 4 }], {}, ['undelivered', 'normal']],
  ['printed in part', [{ state: 4 }, { state: 5 }], {}, ['normal']],
  ['one altered', [{ state: 5, pathology: 3 }], {}, ['altered']],
  ['one critical', [{ state: 5, pathology: 6 }], {}, ['critical', 'altered']],
  ['one pending', [{ state: 5 }, { state: 1, result: '' }], {}, ['pending']],
  ['one that is not shown before its validation', [{ state: 5 }], { waiting: 1 }, ['pending']],
  // Nobody can tell that these are normal.
  ['a record that could not be read', [{ state: 5 }], { unreadable: 1 }, ['unclear']],
  ['a code that nobody knows', [{ state: 5, pathology: 42 }], {}, ['altered']],
  ['a validated test without a result', [{ state: 5, result: '' }], {}, ['unclear']],
  ['a number that nobody can read', [{ state: 5 }, { state: 5, result: '250 *' }], {}, ['unclear']],
  ['nothing but what nobody can judge', JUDGED_BY_NOBODY, {}, ['undelivered', 'unclear']],
  ['one of them beside an altered one', [{ pathology: 3 }, { result: '250 *' }], {}, ALTERED],
  ['a confidential result beside normal ones', [{ state: 5 }, WITHHELD], {}, ['unclear']],
  ['one beyond what is measured', [{ state: 5, result: '>600' }], {}, ['altered']],
  ['no test at all', [], {}, ['unclear']],
  // What is kept back tells nothing, not even by a count.
  ['blocked', [], { blocked: true }, ['keptBack']],
  ['with something withheld', [{ state: 4, pathology: 6 }], { withheld: true }, ['keptBack']],
] as const)('orderReview %s', (_case, tests, changes, groups) => {
  expect(groupsOf(tests, changes)).toEqual(groups);
});

it('orderReview counts what it finds; an order nobody looked through is in no other group', () => {
  expect(reviewGroups(undefined)).toEqual(['unreviewed']);
  const tests = [{ pathology: 2 }, { pathology: 5 }, { pathology: 9 }, {}, { state: 2 }];
  expect(orderReview({ ...SEEN, tests: tests.map(reportTest), waiting: 2 }, TEXTS)).toMatchObject({
    ...{ critical: 2, altered: 3, pending: 3, stand: { ready: 4, all: 7 } },
    ...{ isUndelivered: true, isNormal: false, isKeptBack: false },
  });
});

const counts = (maxPathology: number, pending = 0) => ({ maxPathology, pending });
it.each<[string, ReturnType<typeof counts>, object, readonly string[] | null]>([
  ['a normal one', counts(0), {}, ['normal']],
  ['a pending one', counts(0, 2), {}, ['pending']],
  ['an altered one', counts(3), {}, ['altered']],
  ['a critical one, in part pending', counts(8, 1), {}, ['critical', 'altered', 'pending']],
  ['an unknown code', counts(42), {}, ['altered']],
  ['where panic blocks an order', counts(8), { panicBlocking: 'order' }, null],
  ['where panic blocks a test', counts(8), { panicBlocking: 'test' }, null],
  ['for who sees nothing confidential', counts(8), { seesConfidential: false }, null],
  ['for who sees no pending ones', counts(6, 1), { onlyValidated: true }, null],
  ['where none is pending', counts(6), { onlyValidated: true }, ['critical', 'altered']],
])('summaryReview of %s', (_case, summary, rules, groups) => {
  const review = summaryReview({ summary }, { ...OPEN, ...rules });
  expect(review && reviewGroups(review)).toEqual(groups);
  // It does not tell whether anything was delivered.
  expect(review?.isUndelivered ?? null).toBeNull();
  expect(summaryReview({}, { ...OPEN, ...rules })).toBeNull();
});

it('is for those who answer for several patients, where the installation wants it', () => {
  expect([1, 2, 3, 4, 5, 6].filter((type) => mayReview(type as 1, 200))).toEqual([1, 3, 4]);
  expect(mayReview(1, 0)).toBe(false);
});
