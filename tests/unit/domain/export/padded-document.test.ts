import { expect, it } from 'vitest';

import { orderBundle } from '@/domain/export/fhir/order-bundle';
import { orderSummary } from '@tests/support/fixtures/order-summary';

function patientOf(fields: Parameters<typeof orderSummary>[1]): unknown {
  const text = orderBundle({
    order: orderSummary('202611200007', fields),
    tests: [],
    isPartial: false,
    laboratory: 'Laboratorio Andino',
    systems: 'https://portal.test/id',
    now: 0,
    dayOfBirth: () => '',
    newId: () => '1',
    words: {
      texts: { pendingText: '', restrictedText: '' },
      test: ({ name }) => name,
      unit: ({ unit }) => unit,
      interval: ({ kind }) => kind,
      comment: () => '',
      title: 'Resultados',
      noArea: 'Sin área',
    },
  });
  const { entry } = JSON.parse(text) as { entry: { resource: { resourceType: string } }[] };
  return entry.map(({ resource }) => resource).find((one) => one.resourceType === 'Patient');
}

it('names the patient’s document without the spaces that old databases fill it up with', () => {
  expect(patientOf({ patientId: '00123     ', documentType: 'CC   ' })).toMatchObject({
    identifier: [{ type: { text: 'CC' }, value: '00123' }],
  });
  expect(patientOf({ patientId: '   ' })).not.toHaveProperty('identifier');
});
