import { expect, it } from 'vitest';

import { LABORATORY_USER, PATIENT, PHYSICIAN, type UserTypeCode } from '@/domain/auth/user-type';
import { nearestOrder, otherOrders } from '@/domain/orders/other-orders';
import { listsEveryOrder, patientOrders } from '@/domain/orders/patient-orders';
import { patientText } from '@/domain/orders/patient-text';
import { orderSummary } from '@tests/support/fixtures/order-summary';

it('the other orders are those of the same person, newest first, whatever their document says', () => {
  const listed = [
    ...['202601050001', '202603010001', '202604010001'].map((order) => orderSummary(order)),
    orderSummary('202602010001', { patientIdDB: 8 }),
    orderSummary('202512310001', { patientId: '' }),
  ];
  const others = otherOrders(listed, orderSummary('202603010001'));
  const numbers = others.map(({ order }) => order);
  expect(numbers).toEqual(['202604010001', '202601050001', '202512310001']);
});

it.each([
  ['the last one before', ['202604010001', '202602010001', '202601010001'], '202602010001'],
  ['the first one after, where none is before', ['202605010001', '202604010001'], '202604010001'],
  ['none, where there is none', [], null],
])('compared is with %s', (_case, orders, expected) => {
  const others = orders.map((order) => orderSummary(order));
  expect(nearestOrder(others, '202603010001')).toBe(expected);
});

it('patients and the laboratory are listed every order of a patient, physicians their own', () => {
  const types = [PATIENT, LABORATORY_USER, PHYSICIAN] as const;
  expect(types.map((type) => listsEveryOrder(type))).toEqual([true, true, false]);
});

it('nobody is asked for without an identification: the server would list everybody', () => {
  const asked = (patientId: string, userType: UserTypeCode) =>
    patientOrders({ patient: orderSummary('1', { patientId }), userType, onlyValidated: true });
  expect(asked('', PHYSICIAN)).toBeNull();
  expect(asked('  ', LABORATORY_USER)).toBeNull();
  const all = { area: 0, onlyValidated: true };
  const document = { documentType: 1, patientId: '52345678' };
  expect(asked('52345678', PHYSICIAN)).toEqual({ ...document, ...all });
  // Patients are known by their token, not by what the order says.
  expect(asked('', PATIENT)).toEqual({ dateNumber: null, ...all });
});

it.each([
  [{}, 'Ana Núñez · CC 52345678'],
  [{ name1: '', lastName: '' }, 'CC 52345678'],
  [{ patientId: '', documentType: '' }, 'Ana Núñez'],
  [{ documentType: '' }, 'Ana Núñez · 52345678'],
])('a patient with %j is called %s', (fields, text) => {
  expect(patientText(orderSummary('1', fields))).toBe(text);
});
