import { expect, it } from 'vitest';

import { orderProgress, orderStand } from '@/domain/results/progress/order-progress';
import { missingTests } from '@/domain/results/progress/missing-tests';
import { testProgress } from '@/domain/results/progress/test-progress';
import { reportTest } from '@tests/support/fixtures/report-order';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 60 * 60 * 1000;
const at = (hours: number) => NOW - 24 * HOUR + hours * HOUR;

const DATES = {
  ...{ entryDate: at(1), takenDate: at(2), verificationDate: at(3) },
  ...{ resultDate: at(4), validationDate: at(5) },
};
const progressOf = (tests: readonly Parameters<typeof reportTest>[0][], waiting = 0) => {
  const all = tests.map((fields, id) => reportTest({ ...DATES, testId: id + 1, ...fields }));
  return orderProgress(all, { waiting, now: NOW });
};

const datesOf = (fields: object) =>
  testProgress(reportTest({ ...DATES, state: 5, ...fields }), NOW).map(({ date }) => date);

it.each(Object.entries({ '-1': 0, '0': 1, '1': 3, '2': 4, '3': 4, '4': 5, '5': 5, '99': 0 }))(
  'state %s has done %i steps, whatever the dates say',
  (state, done) => {
    for (const dates of [DATES, { ...DATES, takenDate: null }, { validationDate: at(5) }]) {
      const steps = testProgress(reportTest({ ...dates, state: Number(state) }), NOW);
      expect(steps.filter(({ isDone }) => isDone)).toHaveLength(done);
      expect(steps.slice(done).every(({ date }) => date === null)).toBe(true);
    }
  },
);

it.each([
  ['as they follow one another', {}, [1, 2, 3, 4, 5].map(at)],
  ['one that is missing', { takenDate: null }, [at(1), null, at(3), at(4), at(5)]],
  ['two in the wrong order', { verificationDate: at(1.5) }, [at(1), null, null, at(4), at(5)]],
  ['a day to come', { validationDate: at(96) }, [at(1), at(2), at(3), at(4), null]],
  ['all at once', { takenDate: at(1), verificationDate: at(1) }, [1, 1, 1, 4, 5].map(at)],
])('dates: %s', (_case, fields, dates) => {
  expect(datesOf(fields)).toEqual(dates);
});

it('an order is where the least advanced of its tests is, with the last date of each step', () => {
  const serum = { state: 4, sample: 'Suero' };
  const progress = progressOf([serum, { state: 2, sample: 'Orina', takenDate: at(2.5) }, serum]);
  expect(progress).toMatchObject({ ready: 2, all: 3, unlisted: 0 });
  expect(progress.steps.map(({ isDone }) => isDone)).toEqual([true, true, true, true, false]);
  expect(progress.steps.map(({ date }) => date)).toEqual([at(1), at(2.5), at(3), at(4), null]);
  const samples = progress.samples.map(({ sample, tests }) => `${sample} ${tests.length}`);
  expect(samples).toEqual(['Suero 2', 'Orina 1']);
});

it('a date that one of the tests lacks is no date of the order', () => {
  const { steps } = progressOf([{ state: 4 }, { state: 4, takenDate: null }]);
  const [ordered, taken] = steps;
  expect([ordered?.date, taken?.date]).toEqual([at(1), null]);
  expect(taken?.isDone).toBe(true);
});

it('a withheld test counts nowhere and tells nothing of its way', () => {
  const kept = { state: 4, withheld: true, confidential: true };
  const progress = progressOf([kept, { state: 2 }]);
  expect(progress).toMatchObject({ ready: 0, all: 1 });
  expect(progress.samples[0]?.tests.map(({ steps }) => steps === null)).toEqual([true, false]);
  expect(progressOf([kept])).toMatchObject({ ready: 0, all: 0 });
});

it('tests that may not be seen before they are validated are counted, and keep the order at its beginning', () => {
  const progress = progressOf([{ state: 4 }], 2);
  expect(progress).toMatchObject({ ready: 1, all: 3, unlisted: 2 });
  expect(progress.steps.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false]);
});

it('an order without tests has done nothing', () => {
  const progress = progressOf([]);
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
])('of tests in the states %j and %i that wait, what is listed is done', (states, waiting) => {
  const tests = states.map((state) => ({ state }));
  const stand = orderStand(
    tests.map((fields) => reportTest({ ...DATES, ...fields })),
    waiting,
  );
  const progress = progressOf(tests, waiting);
  expect(progress).toMatchObject(stand);
  expect(progress.steps.filter(({ isDone }) => isDone)).toHaveLength(stand.done);
});

it.each([
  [0, undefined, 'ordered'],
  [0, 2, 'untaken'],
  [0, 0, 'again'],
  [0, 1, 'again'],
  [0, 3, 'inProcess'],
  [0, 4, 'analysing'],
  [1, 1, 'again'],
  [1, 4, 'analysing'],
  [1, undefined, 'analysing'],
  [2, 2, 'analysed'],
  [3, undefined, 'analysed'],
  [-1, 2, 'unknown'],
])('a test of state %i with a sample of state %s is %s', (state, sampleState, stage) => {
  const test = reportTest({
    state,
    sample: 'Orina',
    ...(sampleState !== undefined && { sampleState }),
  });
  expect(missingTests([test], [])).toEqual([{ stage, count: 1, samples: ['Orina'] }]);
  // Of what the reader does not see, nobody tells how far its analysis is.
  const isHidden = stage === 'analysing' || stage === 'analysed';
  expect(missingTests([], [test])[0]?.stage).toBe(isHidden ? 'inProcess' : stage);
  expect(
    missingTests(
      [
        { ...test, withheld: true },
        { ...test, state: 4 },
      ],
      [],
    ),
  ).toEqual([]);
});
