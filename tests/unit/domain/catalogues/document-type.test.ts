import { expect, it } from 'vitest';

import { withShortType } from '@/domain/catalogues/document-type';
import { orderSummary } from '@tests/support/fixtures/order-summary';

const TYPES = [
  { id: 1, abbreviation: 'CC ', name: 'Cédula de ciudadanía' },
  { id: 2, abbreviation: '', name: 'Pasaporte' },
];

it.each([
  [1, 'Cédula de ciudadanía', 'CC'],
  [1, 'CEDULA DE CIUDADANIA ', 'CC'],
  [1, 'Tarjeta de identidad', 'Tarjeta de identidad'],
  [3, 'Cédula de ciudadanía', 'Cédula de ciudadanía'],
  [2, 'Pasaporte', 'Pasaporte'],
  [1, 'CC', 'CC'],
])('type %i, listed as "%s", is shown as "%s"', (documentTypeId, documentType, shown) => {
  const order = orderSummary('202611280001', { documentTypeId, documentType });
  expect(withShortType(order, TYPES).documentType).toBe(shown);
});
