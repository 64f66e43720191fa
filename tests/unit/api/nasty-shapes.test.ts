import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { referenceInterval } from '@/domain/results/reference-interval';
import { LIMITS, NUMBERS, TEXTS } from '@tests/support/nasty-shapes';

import { ORDER } from './call-samples';
import { answerAll, portalPerTest } from './portal';

portalPerTest();

/** The service's test with these fields as the portal knows it. */
async function testWith(fields: Record<string, unknown>) {
  answerAll(() => HttpResponse.json([{ testId: 31, ...fields }]));
  return (await getOrderResults(ORDER, 0)).items[0];
}

/** The history with one result as the portal knows it. */
async function historyWith(fields: Record<string, unknown>) {
  answerAll(() => HttpResponse.json([{ testId: 31, history: [{ order: '1', ...fields }] }]));
  return (await getResultHistory(4411, [31])).items[0]?.items[0];
}

/** Results are texts; what of them is charted is what is shown, which has no control characters any more (safety.md 5.8). */
const texts = NUMBERS.filter(({ wire }) => typeof wire === 'string' && !wire.includes('\u0000'));

it.each(texts)('a result that is the $id is charted at $expected (E4)', async (shape) => {
  expect((await historyWith({ result: shape.wire }))?.resultNumber).toBe(shape.expected);
});

it.each(NUMBERS)('a limit that is the $id is $expected (E4)', async (shape) => {
  const test = await testWith({ refMin: shape.wire, refMax: 1e22 });
  const { wire } = shape;
  const isBlank = typeof wire === 'string' && wire.trim() === '';
  const isAbsent = wire === undefined || typeof wire === 'object' || isBlank;
  const max = shape.expected === null && !isAbsent ? null : 1e22;
  expect(test?.reference).toEqual({ min: shape.expected, max });
});

it.each(LIMITS)('$id are the pair $expected (F10)', async ({ wire, expected }) => {
  const [refMin, refMax] = wire as readonly unknown[];
  expect((await testWith({ refMin, refMax }))?.reference).toEqual(expected);
});

it.each(LIMITS.filter(({ expected }) => expected.min === null && expected.max === null))(
  '$id are never worded as 0 - 0 (F10)',
  async ({ wire }) => {
    const [refMin, refMax] = wire as readonly unknown[];
    const test = await testWith({ refMin, refMax });
    expect(test === undefined ? null : referenceInterval(test)).toEqual({ kind: 'none' });
  },
);

it.each(TEXTS)('the result and the unit that are the $id stay (F1)', async (shape) => {
  const { wire, expected } = shape;
  expect(await testWith({ result: wire, unit: wire })).toMatchObject({
    result: expected,
    unit: expected,
  });
});
