import { expect, it } from 'vitest';

import { LABORATORY_USER, PATIENT, PHYSICIAN, type UserTypeCode } from '@/domain/auth/user-type';
import { nearestOrder, otherOrders } from '@/domain/orders/other-orders';
import { listsEveryOrder, patientOrders } from '@/domain/orders/patient-orders';
import { patientText } from '@/domain/orders/patient-text';
import { orderSummary } from '@tests/support/fixtures/order-summary';

it('the other orders are those of the same person, newest first, whatever their document says', () => {
  const listed = [
    orderSummary('202601050001'),
    orderSummary('202603010001'),
    orderSummary('202602010001', { patientIdDB: 8 }),
    orderSummary('202604010001'),
    orderSummary('202512310001', { patientId: '' }),
  ];
  const others = otherOrders(listed, orderSummary('202603010001'));
  expect(others.map(({ order }) => order)).toEqual([
    '202604010001',
    '202601050001',
    '202512310001',
  ]);
});

it.each([
  ['the last one before', ['202604010001', '202602010001', '202601010001'], '202602010001'],
  ['the first one after, where none is before', ['202605010001', '202604010001'], '202604010001'],
  ['none, where there is none', [], null],
])('compared is with %s', (_case, orders, expected) => {
  const others = orders.map((order) => orderSummary(order));
  expect(nearestOrder(others, '202603010001')).toBe(expected);
});

it.each([
  [PATIENT, true],
  [LABORATORY_USER, true],
  [PHYSICIAN, false],
] as const)('user type %i lists every order of a patient: %s', (userType, isEvery) => {
  expect(listsEveryOrder(userType)).toBe(isEvery);
});

it('nobody is asked for without an identification: the server would list everybody', () => {
  const asked = (patientId: string, userType: UserTypeCode) =>
    patientOrders({ patient: orderSummary('1', { patientId }), userType, onlyValidated: true });
  expect(asked('', PHYSICIAN)).toBeNull();
  expect(asked('  ', LABORATORY_USER)).toBeNull();
  expect(asked('52345678', PHYSICIAN)).toEqual({
    documentType: 1,
    patientId: '52345678',
    area: 0,
    onlyValidated: true,
  });
  // Patients are known by their token, not by what the order says.
  expect(asked('', PATIENT)).toEqual({ dateNumber: null, area: 0, onlyValidated: true });
});

it.each([
  [{}, 'Ana Núñez · CC 52345678'],
  [{ name1: '', lastName: '' }, 'CC 52345678'],
  [{ patientId: '', documentType: '' }, 'Ana Núñez'],
  [{ documentType: '' }, 'Ana Núñez · 52345678'],
])('a patient with %j is called %s', (fields, text) => {
  expect(patientText(orderSummary('1', fields))).toBe(text);
});
