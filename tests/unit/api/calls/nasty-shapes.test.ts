import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { LIMITS, NUMBERS, TEXTS } from '@tests/support/fuzz/nasty-shapes';

import { ORDER } from './call-samples';
import { answerAll, portalPerTest } from '@tests/unit/api/portal';

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

/**
 * Results are texts; what of them is charted is what is shown, which has no control characters any more
 * (docs/promises.md, Parsing).
 */
const texts = NUMBERS.filter(({ wire }) => typeof wire === 'string' && !wire.includes('\u0000'));

it.each(texts)('a result that is the $id is charted at $expected (E4)', async (shape) => {
  expect((await historyWith({ result: shape.wire }))?.resultNumber).toBe(shape.expected);
});

it.each(NUMBERS)('a limit that is the $id is $expected (E4)', async (shape) => {
  const test = await testWith({ refMin: shape.wire, refMax: 1e22 });
  const { wire } = shape;
  const isBlank = typeof wire === 'string' && wire.trim() === '';
  const isAbsent = wire === undefined || wire === null || isBlank;
  const max = shape.expected === null && !isAbsent ? null : 1e22;
  expect(test?.reference).toMatchObject({ min: shape.expected, max });
});

it.each(LIMITS)('$id are the pair $expected (F10)', async ({ wire, expected }) => {
  const [refMin, refMax] = wire as readonly unknown[];
  expect((await testWith({ refMin, refMax }))?.reference).toMatchObject(expected);
});

it.each(LIMITS.filter(({ expected }) => expected.min === null && expected.max === null))(
  '$id are never worded as 0 - 0: empty ones are none, unreadable ones stand as they were sent (F10)',
  async ({ wire }) => {
    const [refMin, refMax] = wire as readonly unknown[];
    const test = await testWith({ refMin, refMax });
    const isEmpty = [refMin, refMax].every((end) => Number(end ?? 0) === 0);
    expect(test === undefined ? null : referenceInterval(test)).toEqual(
      isEmpty ? { kind: 'none' } : { kind: 'range', min: String(refMin), max: String(refMax) },
    );
  },
);

it.each([
  [3.5, 5.099999904632568, { min: 3.5, max: 5.1 }],
  [-2.299999952316284, 65536.1015625, { min: -2.3, max: 65536.1 }],
  // Numbers that somebody wrote, though single precision has them too.
  [0.0009765625, 65536.0625, { min: 0.0009765625, max: 65536.0625 }],
  [5.0999999046, 123456792, { min: 5.0999999046, max: 123456792 }],
])(
  'limits in single precision are those that were stored: %d, %d',
  async (refMin, refMax, stored) => {
    expect((await testWith({ refMin, refMax }))?.reference).toEqual(stored);
  },
);

const isText = ({ wire }: { readonly wire: unknown }) =>
  wire === null || wire === undefined || ['string', 'number'].includes(typeof wire);

it.each(TEXTS.filter((shape) => isText(shape) && !Number.isNaN(shape.wire)))(
  'the result and the unit that are the $id stay (F1)',
  async ({ wire, expected }) => {
    expect(await testWith({ result: wire, unit: wire })).toMatchObject({
      ...{ result: expected, unit: expected },
      unreadable: [],
    });
  },
);

const NO_TEXTS = [{}, { value: 7 }, [], ['5'], [6], true, false];

it.each(NO_TEXTS.map((wire) => ({ wire })))(
  'a field that is $wire is unreadable, never empty',
  async ({ wire }) => {
    const fields = { testName: wire, result: wire, unit: wire, refLiteral: wire };
    const test = await testWith({ ...fields, resultComment: { comment: wire } });
    expect(test).toMatchObject({
      ...{ name: '', result: '', resultNumber: null, unit: '', comment: '', hasComment: true },
      unreadable: ['name', 'result', 'unit', 'reference', 'comment'],
    });
    const entry = await historyWith({
      result: wire,
      refMax: wire,
      resultComment: { comment: wire },
    });
    expect(entry).toMatchObject({ result: '', unreadable: ['result', 'reference', 'comment'] });
  },
);

it('a number without end is unreadable', async () => {
  answerAll(() => new Response('[{"testId":31,"result":1e999,"refMin":1,"refMax":1e999}]'));
  const [test] = (await getOrderResults(ORDER, 0)).items;
  expect(test).toMatchObject({ result: '', unreadable: ['result', 'reference'] });
});

it.each([
  [undefined, '', []],
  [null, '', []],
  [{}, '', []],
  [{ comment: null }, '', []],
  [{ comment: 'Ver nota' }, 'Ver nota', []],
  ['Ver nota', 'Ver nota', []],
  [[], '', ['comment']],
  [['Ver nota'], '', ['comment']],
  [{ comment: {} }, '', ['comment']],
  [{ comment: true }, '', ['comment']],
  [true, '', ['comment']],
])('a comment that is sent as %j reads %j, unreadable: %j', async (wire, comment, unreadable) => {
  expect(await testWith({ resultComment: wire })).toMatchObject({ comment, unreadable });
  expect(await historyWith({ resultComment: wire })).toMatchObject({ comment, unreadable });
});
