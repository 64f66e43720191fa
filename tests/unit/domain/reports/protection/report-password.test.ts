import { describe, expect, it } from 'vitest';

import {
  isReportPassword,
  reportCode,
  requiredProtection,
} from '@/domain/reports/protection/report-password';
import { reportOrder } from '@tests/support/fixtures/report-order';

const BIRTHDAY = Date.UTC(1981, 1, 3, 5);
const dayOf = (instant: number) => {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

function orderOf(patientId = '1098765432', birthday: number | null = BIRTHDAY) {
  const order = reportOrder([]);
  return { ...order, mustProtect: true, patient: { ...order.patient, patientId, birthday } };
}

describe('the password that an order holds (G11)', () => {
  it('asks for none where the laboratory does not want one', () => {
    expect(requiredProtection(reportOrder([]), { source: 'patientId', dayOf })).toBeNull();
    expect(requiredProtection(reportOrder([]), { source: 'ask', dayOf })).toBeNull();
  });

  it.each([
    ['patientId', '1098765432'],
    ['birthDate', '03021981'],
    ['orderNumber', '202611200007'],
  ] as const)('%s: %s', (source, password) => {
    expect(requiredProtection(orderOf(), { source, dayOf })).toEqual({ source, password });
  });

  it.each([
    ['1.098.765.432', '1098765432'],
    [' 1098 765 432 ', '1098765432'],
    ['AB123456', 'AB123456'],
    ['123456', '123456'],
    ['1'.repeat(32), '1'.repeat(32)],
  ])('a document number %j without points and spaces is %s', (patientId, password) => {
    expect(requiredProtection(orderOf(patientId), { source: 'patientId', dayOf })).toEqual({
      source: 'patientId',
      password,
    });
  });

  it.each([
    ['none', ''],
    ['only points', '......'],
    ['too short', '12345'],
    ['too long', '1'.repeat(33)],
    ['with a hyphen', '123456-7'],
    ['with ñ', 'Ñ1234567'],
    ['with digits of full width', '１２３４５６７８'],
    ['with a hidden character written out', '123456‹U+200B›7'],
  ])('a document number that is %s is asked for', (_what, patientId) => {
    expect(requiredProtection(orderOf(patientId), { source: 'patientId', dayOf })).toEqual({
      source: 'ask',
    });
  });

  it('an unknown date of birth is asked for', () => {
    expect(requiredProtection(orderOf('1098765432', null), { source: 'birthDate', dayOf })).toEqual(
      { source: 'ask' },
    );
  });

  it('"ask" takes nothing from the order', () => {
    expect(requiredProtection(orderOf(), { source: 'ask', dayOf })).toEqual({ source: 'ask' });
  });
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
