import { expect, it } from 'vitest';

import { orderVerdict } from '@/domain/results/history/past-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const current = reportTest({ unit: 'mg/dL' });

it.each([
  ['a withheld test', { blocked: true }, 'withheld'],
  ['a test that is not validated', { state: 3 }, 'none'],
  ['a validated test', {}, 'result'],
] as const)('of %s the verdict is told: %s', (_case, fields, kind) => {
  expect(orderVerdict(reportTest(fields), current).kind).toBe(kind);
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
  const verdict = orderVerdict(reportTest({ unit }), reportTest({ unit: present }));
  expect(verdict.kind === 'result' && verdict.item.otherUnit).toBe(otherUnit);
});
