import { expect, it } from 'vitest';

import { isAltered, resultCounts } from '@/domain/results/result-counts';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };

it.each([
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (pathology) => [`code ${pathology}`, { pathology }, true] as const,
  ),
  ['a normal result', { pathology: 0 }, false],
  ['a code that cannot be read', { pathology: -1 }, true],
  ['a pending result', { pathology: 6, result: '' }, false],
  ['a blocked result', { pathology: 6, blocked: true }, false],
  ['a restricted result', { pathology: 6, confidential: true, result: 'RESTRINGIDO' }, false],
] as const)('altered, %s: %s', (_case, fields, expected) => {
  expect(isAltered(reportTest(fields), TEXTS)).toBe(expected);
});

it('counts rows, so that a test that comes twice counts twice', () => {
  const tests = [
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, pathology: 3 }),
    reportTest({ testId: 2, pathology: 3, profileId: 8 }),
    reportTest({ testId: 3, state: 1, result: 'PENDIENTE' }),
    reportTest({ testId: 4, result: '' }),
  ];
  expect(resultCounts(tests, TEXTS)).toEqual({ all: 5, altered: 2, pending: 2 });
  expect(resultCounts([], TEXTS)).toEqual({ all: 0, altered: 0, pending: 0 });
});
