import { expect, it } from 'vitest';

import { deliveredOrder, isDelivery } from '@/domain/reports/delivery/delivered-order';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';
import { OPEN_RULES } from '@tests/support/fixtures/report-setting';

const sent = (testId: number) => ({ testId, profileId: 0, result: `sent ${testId}` });

/** An order with a usual test, a critical, a blocked and a confidential one; the fifth could not be read. */
const ORDER = {
  ...reportOrder([
    reportTest({ testId: 1 }),
    reportTest({ testId: 2, pathology: 8 }),
    reportTest({ testId: 3, blocked: true }),
    reportTest({ testId: 4, confidential: true }),
  ]),
  wire: { orderNumber: 7, unknown: 'kept', resultTest: [1, 2, 3, 4, 5].map(sent) },
};

const deliveredTo = (rules: object) =>
  deliveredOrder(ORDER, { kind: 'final', rules: { ...OPEN_RULES, ...rules } });

it.each([
  ['everything but what the laboratory blocked', {}, [1, 2, 4]],
  ['nothing critical where such tests are blocked', { panicBlocking: 'test' }, [1, 4]],
  ['nothing confidential to others', { seesConfidential: false }, [1, 2]],
])('delivers %s, as it was received', (_case, rules, testIds) => {
  expect(deliveredTo(rules)).toEqual({ ...ORDER.wire, resultTest: testIds.map(sent) });
});

it('a report that tells no result is no delivery', () => {
  const [, , blocked] = ORDER.tests;
  if (blocked === undefined) throw new Error('no test');
  const kept = deliveredOrder({ ...ORDER, tests: [blocked] }, { kind: 'final', rules: OPEN_RULES });
  expect(isDelivery(deliveredTo({}))).toBe(true);
  expect(isDelivery(kept)).toBe(false);
});
