import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodePrintLink, isPrintLink } from '@/domain/reports/print/print-link';
import { orderCode } from '@/domain/reports/content/order-code';

import { runs } from '@tests/support/environment/runs';

const ORDER = '202603010001';
const CODE = btoa(ORDER);

it.each([
  ['the order numbers of the laboratory', ORDER],
  ['year and number alone, with padding', '20260001'],
  ['nine digits', '202600001'],
  ['five digits a day', '2026030100001'],
  ['twenty digits', '20260301000000000001'],
])('reads %s', (_, order) => {
  expect(decodePrintLink(`orqrm:${btoa(order)}`)).toBe(order);
});

it.each([
  ['nothing', 'orqrm:'],
  ['no prefix', CODE],
  ['a prefix in capitals', `ORQRM:${CODE}`],
  ['a prefix with a capital', `Orqrm:${CODE}`],
  ['another prefix', `orqr:${CODE}`],
  ['the prefix twice', `orqrm:orqrm:${CODE}`],
  ['missing padding', 'orqrm:MjAyNjAwMDE'],
  ['half the padding', `orqrm:${btoa('2026000001').replace('==', '=')}`],
  ['too much padding', `orqrm:${CODE}====`],
  ['padding still encoded', 'orqrm:MjAyNjAwMDE%3D'],
  ['a space', `orqrm:${CODE.slice(0, 4)} ${CODE.slice(4)}`],
  ['a space around', ` orqrm:${CODE}`],
  ['a line break', `orqrm:${CODE}\n`],
  ['another spelling of the same number', 'orqrm:MjAyNjAwMDF='],
  ['the url-safe alphabet', 'orqrm:MjAy-_Aw'],
  ['letters inside the number', `orqrm:${btoa('2026A301000')}`],
  ['a sign', `orqrm:${btoa('-20260301001')}`],
  ['a decimal point', `orqrm:${btoa('2026030100.1')}`],
  ['an exponent', `orqrm:${btoa('2026030100e1')}`],
  ['digits of another script', `orqrm:${btoa('\u00b2\u00b3\u00b9202603')}`],
  ['the code as digits', `orqrm:${ORDER}`],
  ['encoded twice', `orqrm:${btoa(CODE)}`],
  ['seven digits', `orqrm:${btoa('2026001')}`],
  ['twenty-one digits', `orqrm:${btoa('202603010000000000001')}`],
  ['year 0000', `orqrm:${btoa('000003010001')}`],
  ['year 9999', `orqrm:${btoa('999903010001')}`],
  ['something behind', `orqrm:${CODE}/x`],
])('refuses %s', (_, param) => {
  expect(decodePrintLink(param)).toBeNull();
});

it('never throws, and accepts one spelling only', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.string().map((code) => `orqrm:${code}`),
    fc.base64String().map((code) => `orqrm:${code}`),
    fc.stringMatching(/^\d{0,24}$/).map((order) => `orqrm:${btoa(order)}`),
  );
  fc.assert(
    fc.property(anyText, (param) => {
      const order = decodePrintLink(param);
      expect(order === null || `orqrm:${btoa(order)}` === param).toBe(true);
    }),
    { numRuns: runs(500, 5000) },
  );
});

it('reads what reports print', () => {
  const order = fc.stringMatching(/^20\d{10}$/);
  fc.assert(
    fc.property(order, (number) => {
      expect(decodePrintLink(orderCode(number).slice(1))).toBe(number);
    }),
  );
});

it.each([
  ['orqrm:', true],
  [`orqrm:${CODE}`, true],
  ['ORQRM:x', true],
  ['orqrm', false],
  ['orqr:x', false],
  ['', false],
  ['dashboards', false],
])('%j means the print screen: %s', (param, expected) => {
  expect(isPrintLink(param)).toBe(expected);
});
