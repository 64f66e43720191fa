import { expect, it } from 'vitest';

import { observation } from '@/domain/export/fhir/observation';
import type { ReportTest } from '@/domain/reports/content/report-order';
import type { Limits } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const observed = (fields: Partial<ReportTest>) =>
  observation(reportTest(fields), {
    texts: { pendingText: '', restrictedText: '' },
    test: ({ name }) => name,
    unit: ({ unit }) => unit,
    interval: ({ kind }) => kind,
    comment: () => '',
    testSystem: 'https://portal.test/id/test',
    subject: { reference: 'urn:uuid:1' },
    performer: [],
  });

const rangesOf = (reference: Limits) => observed({ reference, unit: 'mg/dL' }).referenceRange;

it.each([
  ['Mayor de', '40'],
  ['70', 'n/a'],
])('makes no limit of the one end that is a number: %s, %s', (min, max) => {
  const reference = { min: null, max: null, written: { min, max } };
  expect(rangesOf(reference)).toEqual([{ text: 'range' }]);
});

it('has codes, units and techniques without the spaces that old databases fill them up with', () => {
  const padded = { testCode: ' GLU  1   ', unit: 'mg/dL   ', technique: '   ' };
  const { code, method, referenceRange, ...rest } = observed(padded);
  expect(code.coding).toMatchObject([{ code: 'GLU 1' }]);
  expect(rest).toMatchObject({ valueQuantity: { unit: 'mg/dL', code: 'mg/dL' } });
  expect(referenceRange?.[0]).toMatchObject({ low: { unit: 'mg/dL' } });
  expect(method).toBeUndefined();
  expect(observed({ testCode: '   ' }).code.coding).toBeUndefined();
});
