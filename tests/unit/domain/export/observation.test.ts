import { expect, it } from 'vitest';

import { observation } from '@/domain/export/fhir/observation';
import type { Limits } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const rangesOf = (reference: Limits) =>
  observation(reportTest({ reference, unit: 'mg/dL' }), {
    texts: { pendingText: '', restrictedText: '' },
    test: ({ name }) => name,
    unit: ({ unit }) => unit,
    interval: ({ kind }) => kind,
    comment: () => '',
    testSystem: 'https://portal.test/id/test',
    subject: { reference: 'urn:uuid:1' },
    performer: [],
  }).referenceRange;

it.each([
  ['Mayor de', '40'],
  ['70', 'n/a'],
])('makes no limit of the one end that is a number: %s, %s', (min, max) => {
  const reference = { min: null, max: null, written: { min, max } };
  expect(rangesOf(reference)).toEqual([{ text: 'range' }]);
});
