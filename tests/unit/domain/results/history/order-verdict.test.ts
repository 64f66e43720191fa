import { expect, it } from 'vitest';

import { orderVerdict } from '@/domain/results/history/completed-histories';
import { reportTest } from '@tests/support/fixtures/report-order';

const current = reportTest({ unit: 'mg/dL' });

it.each([
  ['a withheld test', [{ blocked: true }], 0, true],
  ['a test that is not validated', [{ state: 3 }], 0, false],
  ['a validated test', [{}], 1, false],
  ['a test that stands in two profiles', [{}, { profileId: 2 }], 1, false],
  ['a test of two samples', [{ sample: 'Suero' }, { sample: 'LCR' }], 2, false],
  ['a test of two samples, one of them withheld', [{}, { blocked: true, sample: 'LCR' }], 1, true],
])('of %s the verdict is told', (_case, tests, count, isWithheld) => {
  const verdict = orderVerdict(
    tests.map((fields) => reportTest(fields)),
    current,
  );
  expect([verdict.items.length, verdict.isWithheld]).toEqual([count, isWithheld]);
});

it.each([
  ['mg/dL', 'mg/dL', undefined],
  [' mg/dL ', 'mg/dL', undefined],
  ['mg/dL', ' mg/dL', undefined],
  ['mmol/L', 'mg/dL', 'mmol/L'],
  ['', 'mg/dL', undefined],
  [' ', 'mg/dL', undefined],
  ['mmol/L', '', undefined],
  ['mmol/L', ' ', undefined],
])('a result in %j beside one in %j is of the other unit %j', (unit, present, otherUnit) => {
  const verdict = orderVerdict([reportTest({ unit })], reportTest({ unit: present }));
  expect(verdict.items[0]?.otherUnit).toBe(otherUnit);
});
