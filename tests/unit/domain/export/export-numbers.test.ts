// Every number that leaves the portal in a file is the one that the laboratory sent, whatever its decimals and however it was sent.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foundTests } from '@/api/orders/test-reader';
import { observation } from '@/domain/export/fhir/observation';
import { exactJson } from '@/domain/export/fhir/exact-json';
import { tableRow } from '@/domain/export/order-table';
import type { TestResult } from '@/domain/results/test-result';
import { SIDE_COLUMNS } from '@/features/results/grid/columns';
import { UNREADABLE } from '@/lib/wire/readers';
import { runs } from '@tests/support/environment/runs';

const texts = { pendingText: '', restrictedText: '' };
const wire = {
  testId: 1,
  testName: 'Prueba',
  resultType: 1,
  state: 4,
  unit: 'mg/dL',
  pathology: 0,
};

function readTest(fields: object): TestResult {
  const read = foundTests([{ ...wire, ...fields }]);
  const test = read === UNREADABLE ? undefined : read.items[0];
  if (test === undefined) throw new Error('no test');
  return test;
}

/** The numbers of an observation, read back from its JSON as another system does. */
function exported(test: TestResult) {
  const context = {
    ...{ texts, testSystem: '', subject: { reference: '' }, performer: [] },
    test: () => '',
    unit: () => '',
    interval: () => '',
    comment: () => '',
  };
  type Range = Readonly<Record<'low' | 'high', { readonly value: number } | undefined>>;
  const { valueQuantity, referenceRange = [] } = JSON.parse(
    exactJson(observation(test, context)),
  ) as { valueQuantity?: { value: number }; referenceRange?: readonly Range[] };
  const ends = referenceRange.flatMap(({ low, high }) => [low?.value, high?.value]);
  return [valueQuantity?.value, ...ends];
}

const cellWords = {
  ...{ texts, notValidated: '' },
  test: () => '',
  result: ({ text }: { readonly text: string }) => text,
  mark: () => '',
  unit: () => '',
  interval: () => '',
  date: () => '',
  comment: () => '',
};

it('result, limits and panic limits of 0 to 6 decimals are the numbers that were sent', () => {
  const scaled = fc.record({
    digits: fc.integer({ min: 0, max: 6 }),
    numbers: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 5, maxLength: 5 }),
    sentAsTexts: fc.boolean(),
  });
  fc.assert(
    fc.property(scaled, ({ digits, numbers, sentAsTexts }) => {
      const [panicMin = 0, refMin = 0, value = 0, refMax = 0, panicMax = 0] = numbers
        .toSorted((one, other) => one - other)
        .map((number) => Number((number / 10 ** digits).toFixed(digits)));
      const sent = (number: number) => (sentAsTexts ? number.toFixed(digits) : number);
      const test = readTest({
        ...{ digits, result: value.toFixed(digits), resultNumber: value },
        refMin: sent(refMin),
        refMax: sent(refMax),
        panicMin: sent(panicMin),
        panicMax: sent(panicMax),
      });
      expect(exported(test)).toEqual([value, refMin, refMax, panicMin, panicMax]);
      const [result] = tableRow(SIDE_COLUMNS, test, cellWords);
      expect(result).toEqual({ text: value.toFixed(digits), number: value });
    }),
    { numRuns: runs(300, 20_000) },
  );
});

it.each([
  [3, 0.4, 4],
  [3, 1.005, 1.03],
  [0, 0.2, 1.5],
])('with %i digits the limits %f and %f are both there', (digits, refMin, refMax) => {
  const test = readTest({ digits, result: '9.125', resultNumber: 9.125, refMin, refMax });
  expect(exported(test)).toEqual([9.125, refMin, refMax]);
});

it('limits in words are numbers too', () => {
  const test = readTest({ digits: 0, result: '165', refLiteral: 'Hasta 150' });
  expect(exported(test)).toEqual([165, undefined, 150]);
});
