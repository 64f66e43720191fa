import { expect, it } from 'vitest';

import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { NUMBERS, TEXTS } from '@tests/unit/lib/nasty-shapes';

import { ORDER } from './call-samples';
import { answerAll, answerJson, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

/** The service's tests with these fields as the portal knows them, in one order. */
async function testsWith(fields: readonly object[]) {
  answerJson(fields.map((own, at) => ({ ...own, testId: at + 1 })));
  const { items } = await getOrderResults(ORDER, 0);
  expect(items).toHaveLength(fields.length);
  return items;
}

/** The histories with one result each as the portal knows it. */
async function historiesWith(fields: readonly object[]) {
  const wires = fields.map((own, at) => ({ testId: at + 1, history: [{ order: '1', ...own }] }));
  answerJson(wires);
  const { items } = await getResultHistory(
    4411,
    wires.map(({ testId }) => testId),
  );
  expect(items).toHaveLength(fields.length);
  return items.flatMap((test) => test.items);
}

it('a limit is the number that was sent, or none', async () => {
  const tests = await testsWith(NUMBERS.map(({ wire }) => ({ refMin: wire, refMax: 1e22 })));
  NUMBERS.forEach(({ id, wire, expected }, at) => {
    const isBlank = typeof wire === 'string' && wire.trim() === '';
    const isAbsent = wire === undefined || wire === null || isBlank;
    const max = expected === null && !isAbsent ? null : 1e22;
    expect(tests[at]?.reference, id).toMatchObject({ min: expected, max });
  });
});

const isText = ({ wire }: { readonly wire: unknown }) =>
  wire === null || wire === undefined || ['string', 'number'].includes(typeof wire);

it('results and units stay, character by character', async () => {
  const more = ['> 1:160', '10<sup>6</sup>/µL', '5.10', '  12', '٣'];
  const shapes = [
    ...TEXTS.filter((shape) => isText(shape) && !Number.isNaN(shape.wire)),
    ...more.map((text) => ({ id: text, wire: text, expected: text })),
  ];
  const tests = await testsWith(shapes.map(({ wire }) => ({ result: wire, unit: wire })));
  shapes.forEach(({ id, expected }, at) => {
    const read = { result: expected, unit: expected, unreadable: [] };
    expect(tests[at], id).toMatchObject(read);
  });
});

it('a field that is no text is unreadable, never empty', async () => {
  const wires = [{}, { value: 7 }, [], ['5'], [6], true, false];
  const tests = await testsWith(
    wires.map((wire) => ({
      ...{ testName: wire, result: wire, unit: wire, refLiteral: wire },
      resultComment: { comment: wire },
    })),
  );
  const entries = await historiesWith(
    wires.map((wire) => ({ result: wire, refMax: wire, resultComment: { comment: wire } })),
  );
  wires.forEach((wire, at) => {
    expect(tests[at], JSON.stringify(wire)).toMatchObject({
      ...{ name: '', result: '', resultNumber: null, unit: '', comment: '', hasComment: true },
      unreadable: ['name', 'result', 'unit', 'reference', 'comment'],
    });
    const unreadable = ['result', 'reference', 'comment'];
    expect(entries[at], JSON.stringify(wire)).toMatchObject({ result: '', unreadable });
  });
});

it('a number without end is unreadable', async () => {
  answerAll(() => new Response('[{"testId":31,"result":1e999,"refMin":1,"refMax":1e999}]'));
  const [test] = (await getOrderResults(ORDER, 0)).items;
  expect(test).toMatchObject({ result: '', unreadable: ['result', 'reference'] });
});

it('a comment is read as an object or a text; what is neither is unreadable', async () => {
  const comments: readonly (readonly [wire: unknown, comment: string | null])[] = [
    ...([undefined, null, {}, { comment: null }] as const).map((wire) => [wire, ''] as const),
    [{ comment: 'Ver nota' }, 'Ver nota'],
    ['Ver nota', 'Ver nota'],
    ...[[], ['Ver nota'], { comment: {} }, { comment: true }, true].map(
      (wire) => [wire, null] as const,
    ),
  ];
  const fields = comments.map(([resultComment]) => ({ resultComment }));
  const tests = await testsWith(fields);
  const entries = await historiesWith(fields);
  comments.forEach(([wire, comment], at) => {
    const read = { comment: comment ?? '', unreadable: comment === null ? ['comment'] : [] };
    expect(tests[at], JSON.stringify(wire)).toMatchObject(read);
    expect(entries[at], JSON.stringify(wire)).toMatchObject(read);
  });
});
