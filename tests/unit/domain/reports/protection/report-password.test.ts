import { expect, it } from 'vitest';

import {
  isReportPassword,
  reportCode,
  requiredProtection,
} from '@/domain/reports/protection/report-password';
import { reportOrder } from '@tests/support/fixtures/report-order';
import { dayOfUtc as dayOf } from '@tests/support/fixtures/report-parts';

const BIRTHDAY = Date.UTC(1981, 1, 3, 5);

function orderOf(patientId = '1098765432', birthday: number | null = BIRTHDAY) {
  const order = reportOrder([]);
  return { ...order, mustProtect: true, patient: { ...order.patient, patientId, birthday } };
}

it.each([
  ['the document', '1098765432', '1098765432'],
  ['it without points', '1.098.765.432', '1098765432'],
  ['it without spaces', ' 1098 765 432 ', '1098765432'],
  ['letters', 'AB123456', 'AB123456'],
  ['the shortest', '123456', '123456'],
  ['the longest', '1'.repeat(32), '1'.repeat(32)],
  ['none', '', null],
  ['only points', '......', null],
  ['one too short', '12345', null],
  ['one too long', '1'.repeat(33), null],
  ['one with a hyphen', '123456-7', null],
  ['one with ñ', 'Ñ1234567', null],
  ['digits of full width', '１２３４５６７８', null],
  ['a hidden character written out', '123456‹U+200B›7', null],
])('takes the document for a password or asks for one: %s', (_what, patientId, password) => {
  const expected = password === null ? { source: 'ask' } : { source: 'patientId', password };
  expect(requiredProtection(orderOf(patientId), { source: 'patientId', dayOf })).toEqual(expected);
});

const UNBORN = orderOf('1098765432', null);
it.each([
  ['birthDate', orderOf(), { source: 'birthDate', password: '03021981' }],
  ['birthDate', UNBORN, { source: 'ask' }],
  ['orderNumber', orderOf(), { source: 'orderNumber', password: '202611200007' }],
  ['ask', orderOf(), { source: 'ask' }],
  // Where the laboratory does not want one.
  ['patientId', reportOrder([]), null],
  ['ask', reportOrder([]), null],
] as const)('takes the %s of an order (%#)', (source, order, expected) => {
  expect(requiredProtection(order, { source, dayOf })).toEqual(expected);
});

it('a code has eight signs that nobody mixes up', () => {
  const numbers = [0, 31, 5, 23, 24, 30, 7, 8];
  let at = 0;
  const limits: number[] = [];
  const code = reportCode((limit) => {
    limits.push(limit);
    return numbers[at++] ?? 0;
  });
  expect(code).toBe('A9FZ28HJ');
  // A divisor of 2³²: no sign is likelier than another.
  expect(new Set(limits)).toEqual(new Set([32]));
  const all = Array.from({ length: 32 }, (_, index) => reportCode(() => index)).join('');
  expect(all).not.toMatch(/[01OIa-z]/);
  expect(isReportPassword(code)).toBe(true);
});

it.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['abc def', false],
  ['      ', false],
  ['contraseña', false],
  ['e\u0301e\u0301e\u0301e\u0301', false],
  ['Abc-123_!', true],
  ['123456\n', false],
  ['123456\u0000', false],
])('%j may lock a report: %s', (text, isPassword) => {
  expect(isReportPassword(text)).toBe(isPassword);
});
