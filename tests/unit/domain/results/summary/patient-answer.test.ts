import { expect, it } from 'vitest';

import { patientAnswer, urgentWhen } from '@/domain/results/summary/patient-answer';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const WHOLE = { waiting: 0, unreadable: 0 };

const NOTHING = {
  ...{ all: 0, within: 0, outside: 0, urgent: [], unclear: 0, pending: 0, isPartial: false },
  urgentDate: null,
};
const WITHIN = { all: 1, within: 1 };
const OUTSIDE = { all: 1, outside: 1 };
const { name, validationDate } = reportTest({});
const URGENT = { ...OUTSIDE, urgent: [name], urgentDate: validationDate };
const UNCLEAR = { all: 1, unclear: 1 };
const UNREADABLE = { result: '', unreadable: ['result'] } as const;

it.each([
  ['a normal result', {}, WITHIN],
  ['a text marked normal', { result: 'Negativo', resultNumber: null }, WITHIN],
  ['code 1', { pathology: 1 }, OUTSIDE],
  ['code 2', { pathology: 2 }, OUTSIDE],
  ['code 3', { pathology: 3 }, OUTSIDE],
  ['code 4', { pathology: 4 }, URGENT],
  ['code 5', { pathology: 5 }, URGENT],
  ['code 9', { pathology: 9 }, URGENT],
  ['a number beyond the limits that nobody marked', { result: '140' }, OUTSIDE],
  ['above what is measured', { result: '>600' }, OUTSIDE],
  ['below it', { result: '<5' }, OUTSIDE],
  ['what may be anything', { result: '1 234' }, UNCLEAR],
  ['a number with a star', { result: '250 *' }, UNCLEAR],
  ['what is left open by its limits', { result: '>80' }, UNCLEAR],
  ['a code that could not be read', { pathology: -1 }, UNCLEAR],
  ['a result that could not be read', UNREADABLE, UNCLEAR],
  ['a validated test without a result', { result: '' }, UNCLEAR],
  ['a value before its validation', { state: 3 }, { pending: 1 }],
  ['an altered value before its validation', { state: 3, pathology: 6 }, { pending: 1 }],
  ['a test without a result yet', { state: 0, result: '' }, { pending: 1 }],
  ['a state that could not be read', { state: -1 }, { pending: 1 }],
  ['a blocked one', { blocked: true, withheld: true, pathology: 6 }, { isPartial: true }],
  ['a confidential, early one', { confidential: true, state: 2 }, { isPartial: true }],
] as const)('%s', (_case, fields, counted) => {
  expect(patientAnswer([reportTest(fields)], TEXTS, WHOLE)).toEqual({ ...NOTHING, ...counted });
});

it.each([
  ['nobody knows when', null, 'today'],
  ['now', 0, 'today'],
  ['by a clock ahead', -1, 'today'],
  ['a week ago', 7, 'today'],
  ['more than a week ago', 7.001, 'earlier'],
] as const)('asks for action by the age of a result that was validated %s', (_case, days, when) => {
  const now = Date.UTC(2026, 10, 20);
  expect(urgentWhen(days === null ? null : now - days * 86_400_000, now)).toBe(when);
});

it.each([
  [[1, 3, 2], 3],
  [[3, null], null],
  [[null, 3], null],
])(
  'of critical results of %j the newest date counts, and none where one is missing',
  (dates, newest) => {
    const tests = dates.map((date) => reportTest({ pathology: 9, validationDate: date }));
    expect(patientAnswer(tests, TEXTS, WHOLE).urgentDate).toBe(newest);
  },
);

it.each([
  ['what the reader may not see yet as pending', { waiting: 3 }, { pending: 3 }],
  ['nothing of which the number may not be told', { waiting: null }, { isPartial: true }],
  ['no record that could not be read', { unreadable: 1 }, { isPartial: true }],
])('counts %s', (_case, rest, counted) => {
  const tests = [reportTest({ testId: 1 }), reportTest({ testId: 2, pathology: 3 })];
  const seen = { ...NOTHING, all: 2, within: 1, outside: 1 };
  expect(patientAnswer(tests, TEXTS, { ...WHOLE, ...rest })).toEqual({ ...seen, ...counted });
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
