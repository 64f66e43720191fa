import { expect, it } from 'vitest';

import { countUnreadable, isAltered, resultCounts } from '@/domain/results/summary/result-counts';
import { reportTest } from '@tests/support/fixtures/report-order';

const CONFIDENTIAL = { pathology: 6, confidential: true };
const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };

it.each([
  ['a normal result', { pathology: 0 }, false],
  ['a code that cannot be read', { pathology: -1 }, true],
  ['a pending result', { pathology: 6, result: '', state: 2 }, false],
  ['the word of a pending result', { pathology: 6, result: 'PENDIENTE', state: 2 }, false],
  ['a value that is not validated', { pathology: 6, state: 3 }, true],
  ['a normal value that is not validated', { state: 3 }, false],
  ['a number beyond its limits', { result: '140' }, true],
  ['such a number that is not validated', { result: '140', state: 3 }, true],
  ['a result that could not be read', { result: '', unreadable: ['result'] }, true],
  ['a unit that could not be read', { unreadable: ['unit'] }, false],
  ['a validated test without a result', { result: '' }, false],
  ['such a test that the laboratory marked', { result: '', pathology: 6 }, true],
  ['a blocked result', { pathology: 6, blocked: true }, false],
  ['a restricted result', { pathology: 6, confidential: true, result: '' }, false],
  ['a confidential one that may be seen', { ...CONFIDENTIAL, withheld: false }, true],
] as const)('altered, %s: %s', (_case, fields, expected) => {
  expect(isAltered(reportTest(fields), TEXTS)).toBe(expected);
});

it('every pathological code is altered, and no text of a restricted result is', () => {
  const codes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const altered = codes.filter((pathology) => isAltered(reportTest({ pathology }), TEXTS));
  expect(altered).toEqual(codes);
  const sent = ['', 'RESTRINGIDO ', 'restringido', 'Reservado', '7.9'];
  const told = sent.filter((result) => isAltered(reportTest({ ...CONFIDENTIAL, result }), TEXTS));
  expect(told).toEqual([]);
});

it('counts rows, so that a test that comes twice counts twice', () => {
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, pathology: 3 }),
    reportTest({ testId: 2, pathology: 3, profileId: 8 }),
    reportTest({ testId: 3, state: 1, result: 'PENDIENTE' }),
    reportTest({ testId: 4, result: '', state: 0 }),
    reportTest({ testId: 5, result: '' }),
    reportTest({ testId: 6, result: '', unreadable: ['result'] }),
    reportTest({ testId: 7, pathology: 6 }),
  ];
  expect(resultCounts(tests, TEXTS)).toEqual({ all: 8, critical: 1, altered: 3, pending: 2 });
  expect(countUnreadable(tests)).toBe(1);
  expect(resultCounts([], TEXTS)).toEqual({ all: 0, critical: 0, altered: 0, pending: 0 });
});

it.each(['', 'PENDIENTE', 'Pendiente', 'EN PROCESO', 'pendiente ', '12'])(
  'whatever word is configured for it, a test of state 2 with %j is pending and never normal or altered',
  (result) => {
    const tests = [0, 1, 2, 3].map((state) =>
      reportTest({ state, result, reference: { min: null, max: null } }),
    );
    for (const pendingText of ['', 'PENDIENTE', 'Otra palabra']) {
      const counts = resultCounts(tests, { ...TEXTS, pendingText });
      expect(counts).toEqual({ all: 4, critical: 0, altered: 0, pending: 4 });
    }
  },
);
