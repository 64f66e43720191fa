import { expect, it } from 'vitest';

import { orderProgress, orderStand } from '@/domain/results/progress/order-progress';
import { doneSteps, testProgress } from '@/domain/results/progress/test-progress';
import { reportTest } from '@tests/support/fixtures/report-order';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60 * 1000;
const at = (hours: number) => NOW - 24 * HOUR + hours * HOUR;

const DATES = {
  entryDate: at(1),
  takenDate: at(2),
  verificationDate: at(3),
  resultDate: at(4),
  validationDate: at(5),
};

const datesOf = (fields: object) =>
  testProgress(reportTest({ ...DATES, state: 5, ...fields }), NOW).map(({ date }) => date);

it.each([
  [-1, 0],
  [0, 1],
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 5],
  [5, 5],
  [99, 0],
])('state %i has done %i steps, whatever the dates say', (state, done) => {
  for (const dates of [DATES, { ...DATES, takenDate: null }, { validationDate: at(5) }]) {
    const steps = testProgress(reportTest({ ...dates, state }), NOW);
    expect(steps.filter(({ isDone }) => isDone)).toHaveLength(done);
    expect(steps.slice(done).every(({ date }) => date === null)).toBe(true);
  }
});

it('no later state has done less', () => {
  const done = [-1, 0, 1, 2, 3, 4, 5].map((state) => doneSteps({ state }));
  expect(done).toEqual([...done].sort((one, other) => one - other));
});

it.each([
  ['as they follow one another', {}, [at(1), at(2), at(3), at(4), at(5)]],
  ['one that is missing', { takenDate: null }, [at(1), null, at(3), at(4), at(5)]],
  ['two in the wrong order', { verificationDate: at(1.5) }, [at(1), null, null, at(4), at(5)]],
  ['the beginning of a calendar', { takenDate: 0 }, [at(1), null, at(3), at(4), at(5)]],
  [
    'a filler of another calendar',
    { resultDate: Date.UTC(1900, 0, 1) },
    [at(1), at(2), at(3), null, at(5)],
  ],
  [
    'a day that has not come',
    { validationDate: NOW + 72 * HOUR },
    [at(1), at(2), at(3), at(4), null],
  ],
  [
    'all at once',
    { takenDate: at(1), verificationDate: at(1) },
    [at(1), at(1), at(1), at(4), at(5)],
  ],
])('dates: %s', (_case, fields, dates) => {
  expect(datesOf(fields)).toEqual(dates);
});

it('an order is where the least advanced of its tests is, with the last date of each step', () => {
  const tests = [
    reportTest({ ...DATES, testId: 1, state: 4, sample: 'Suero' }),
    reportTest({ ...DATES, testId: 2, state: 2, sample: 'Orina', takenDate: at(2.5) }),
    reportTest({ ...DATES, testId: 3, state: 4, sample: 'Suero' }),
  ];
  const progress = orderProgress(tests, { waiting: 0, now: NOW });
  expect(progress).toMatchObject({ ready: 2, all: 3, unlisted: 0 });
  expect(progress.steps.map(({ isDone }) => isDone)).toEqual([true, true, true, true, false]);
  expect(progress.steps.map(({ date }) => date)).toEqual([at(1), at(2.5), at(3), at(4), null]);
  expect(progress.samples.map(({ sample, tests: { length } }) => [sample, length])).toEqual([
    ['Suero', 2],
    ['Orina', 1],
  ]);
});

it('a date that one of the tests lacks is no date of the order', () => {
  const tests = [
    reportTest({ ...DATES, testId: 1, state: 4 }),
    reportTest({ ...DATES, testId: 2, state: 4, takenDate: null }),
  ];
  const [ordered, taken] = orderProgress(tests, { waiting: 0, now: NOW }).steps;
  expect([ordered?.date, taken?.date]).toEqual([at(1), null]);
  expect(taken?.isDone).toBe(true);
});

it('a withheld test counts nowhere and tells nothing of its way', () => {
  const kept = reportTest({ ...DATES, testId: 1, state: 4, withheld: true, confidential: true });
  const open = reportTest({ ...DATES, testId: 2, state: 2 });
  const progress = orderProgress([kept, open], { waiting: 0, now: NOW });
  expect(progress).toMatchObject({ ready: 0, all: 1 });
  expect(progress.samples[0]?.tests.map(({ steps }) => steps === null)).toEqual([true, false]);
  expect(orderProgress([kept], { waiting: 0, now: NOW })).toMatchObject({ ready: 0, all: 0 });
});

it('tests that may not be seen before they are validated are counted, and keep the order at its beginning', () => {
  const tests = [reportTest({ ...DATES, state: 4 })];
  const progress = orderProgress(tests, { waiting: 2, now: NOW });
  expect(progress).toMatchObject({ ready: 1, all: 3, unlisted: 2 });
  expect(progress.steps.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false]);
});

it('an order without tests has done nothing', () => {
  const progress = orderProgress([], { waiting: 0, now: NOW });
  expect(progress).toMatchObject({ ready: 0, all: 0, samples: [] });
  expect(progress.steps.every(({ isDone, date }) => !isDone && date === null)).toBe(true);
});

it.each([
  [[], 0],
  [[], 2],
  [[4, 4], 0],
  [[4, 2, 0], 0],
  [[4, 2], 1],
  [[-1, 4], 0],
])(
  'of tests in the states %j and %i that wait, as many steps are done as are listed',
  (states, waiting) => {
    const tests = states.map((state, at) => reportTest({ ...DATES, testId: at + 1, state }));
    const stand = orderStand(tests, waiting);
    const progress = orderProgress(tests, { waiting, now: NOW });
    expect(progress).toMatchObject(stand);
    expect(progress.steps.filter(({ isDone }) => isDone)).toHaveLength(stand.done);
  },
);
