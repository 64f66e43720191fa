import { expect, it } from 'vitest';

import { patientAnswer } from '@/domain/results/summary/patient-answer';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const WHOLE = { waiting: 0, unreadable: 0 };

const NOTHING = {
  ...{ all: 0, within: 0, outside: 0, urgent: 0, unclear: 0, pending: 0 },
  isPartial: false,
};

it.each([
  ['a normal result', {}, { all: 1, within: 1 }],
  [
    'a text that the laboratory marked normal',
    { result: 'Negativo', resultNumber: null },
    { all: 1, within: 1 },
  ],
  ...[1, 2, 3].map(
    (pathology) => [`code ${pathology}`, { pathology }, { all: 1, outside: 1 }] as const,
  ),
  ...[4, 5, 6, 7, 8, 9].map(
    (pathology) => [`code ${pathology}`, { pathology }, { all: 1, outside: 1, urgent: 1 }] as const,
  ),
  ['a number beyond the limits that nobody marked', { result: '140' }, { all: 1, outside: 1 }],
  ...['>600', '<5'].map((result) => [result, { result }, { all: 1, outside: 1 }] as const),
  ...['1 234', '250 *', '>80'].map(
    (result) => [`${result}, which may be anything`, { result }, { all: 1, unclear: 1 }] as const,
  ),
  ['a code that could not be read', { pathology: -1 }, { all: 1, unclear: 1 }],
  [
    'a result that could not be read',
    { result: '', unreadable: ['result'] },
    { all: 1, unclear: 1 },
  ],
  ['a validated test without a result', { result: '' }, { all: 1, unclear: 1 }],
  ['a value before its validation', { state: 3 }, { pending: 1 }],
  ['an altered value before its validation', { state: 3, pathology: 6 }, { pending: 1 }],
  ['a test without a result yet', { state: 0, result: '' }, { pending: 1 }],
  ['a state that could not be read', { state: -1 }, { pending: 1 }],
  [
    'a blocked result, whatever it is',
    { blocked: true, withheld: true, pathology: 6 },
    { isPartial: true },
  ],
  [
    'one that the server keeps from a reader who may see it',
    { confidential: true, withheld: false, result: 'RESTRINGIDO', resultNumber: null },
    { isPartial: true },
  ],
  [
    'a confidential one before its validation',
    { confidential: true, withheld: true, state: 2 },
    { isPartial: true },
  ],
] as const)('%s', (_case, fields, counted) => {
  expect(patientAnswer([reportTest(fields)], TEXTS, WHOLE)).toEqual({ ...NOTHING, ...counted });
});

it('counts what the reader may not see yet as pending, and says when records are missing', () => {
  const tests = [reportTest({ testId: 1 }), reportTest({ testId: 2, pathology: 3 })];
  expect(patientAnswer(tests, TEXTS, { waiting: 3, unreadable: 1 })).toEqual({
    ...NOTHING,
    ...{ all: 2, within: 1, outside: 1, pending: 3, isPartial: true },
  });
});

it('is partial where tests are still to come and how many may not be told', () => {
  const answer = patientAnswer([reportTest()], TEXTS, { waiting: null, unreadable: 0 });
  expect(answer).toEqual({ ...NOTHING, all: 1, within: 1, isPartial: true });
});

it('all validated results are within, outside or unclear: none is lost and none counts twice', () => {
  const states = [-1, 0, 1, 2, 3, 4, 5];
  const codes = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 77];
  const tests = states.flatMap((state) =>
    codes.flatMap((pathology) =>
      ['90', '140', '', 'Positivo'].map((result) => reportTest({ state, pathology, result })),
    ),
  );
  const { all, within, outside, unclear, pending } = patientAnswer(tests, TEXTS, WHOLE);
  expect(within + outside + unclear).toBe(all);
  expect(all + pending).toBe(tests.length);
});
