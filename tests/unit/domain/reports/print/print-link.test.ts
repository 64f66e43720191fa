import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  decodePrintLink,
  isPrintLink,
  maybePrintLink,
  signedUntil,
} from '@/domain/reports/print/print-link';
import { orderCode } from '@/domain/reports/content/order-code';

import { runs } from '@tests/support/environment/runs';

const ORDER = '202603010001';
const CODE = btoa(ORDER);

it.each([
  ['as the report prints it', `orqrm:${CODE}`],
  ['a prefix in capitals', `ORQRM:${CODE}`],
  ['missing padding', `orqrm:${btoa(ORDER).replaceAll('=', '')}`],
  ['too much padding', `orqrm:${CODE}==`],
  ['padding still encoded', `orqrm:${CODE}%3D`],
  ['a blank or a line break inside', `orqrm:${CODE.slice(0, 4)} \n${CODE.slice(4)}`],
  ['blanks around', ` orqrm:${CODE} `],
  ['the prefix inside the code', btoa(`orqrm:${ORDER}`)],
  ['that without its padding', btoa(`orqrm:${ORDER}`).replaceAll('=', '')],
])('reads %s', (_, param) => {
  expect(decodePrintLink(param)).toBe(ORDER);
});

it.each(['20260001', '202600001', '2026030100001', '20260301000000000001'])(
  'reads the number %s of a laboratory that counts otherwise',
  (order) => {
    expect(decodePrintLink(`orqrm:${btoa(order)}`)).toBe(order);
  },
);

it('reads what a print gate signed, whole', () => {
  const signed = `${ORDER}.t2abcd.${'aZ_-'.repeat(10)}aZ0`;
  expect(decodePrintLink(`orqrm:${btoa(signed)}`)).toBe(signed);
});

it('tells until when a signed link opens, of its own order alone', () => {
  const signature = 'aZ_-'.repeat(10);
  expect(signedUntil(`${ORDER}.t2abcd.${signature}aZ0`, ORDER)).toBe(
    Date.UTC(2025, 8, 8, 19, 26, 37),
  );
  for (const other of [ORDER, `${ORDER}.t2abcd.${signature}`, `1${ORDER}.t2abcd.${signature}aZ0`]) {
    expect(signedUntil(other, ORDER), other).toBeNull();
  }
});

it.each([
  ['a signature that is cut', `orqrm:${btoa(`${ORDER}.t2abcd.${'a'.repeat(42)}`)}`],
  ['an end without a signature', `orqrm:${btoa(`${ORDER}.t2abcd`)}`],
  ['nothing', 'orqrm:'],
  ['no prefix', CODE],
  ['another prefix', `orqr:${CODE}`],
  ['the prefix twice', `orqrm:orqrm:${CODE}`],
  ['the prefix on both sides', `orqrm:${btoa(`orqrm:${ORDER}`)}`],
  ['another code of the same number', 'orqrm:MjAyNjAwMDF='],
  ['a code of an impossible length', `orqrm:${CODE}A`],
  ['the url-safe alphabet', 'orqrm:MjAy-_Aw'],
  ['letters inside the number', `orqrm:${btoa('2026A301000')}`],
  ['a sign', `orqrm:${btoa('-20260301001')}`],
  ['a decimal point', `orqrm:${btoa('2026030100.1')}`],
  ['an exponent', `orqrm:${btoa('2026030100e1')}`],
  ['digits of another script', `orqrm:${btoa('\u00b2\u00b3\u00b9202603')}`],
  ['the number itself', `orqrm:${ORDER}`],
  ['encoded twice', `orqrm:${btoa(CODE)}`],
  ['seven digits', `orqrm:${btoa('2026001')}`],
  ['twenty-one digits', `orqrm:${btoa('202603010000000000001')}`],
  ['year 0000', `orqrm:${btoa('000003010001')}`],
  ['year 9999', `orqrm:${btoa('999903010001')}`],
  ['something behind', `orqrm:${CODE}/x`],
])('refuses %s', (_, param) => {
  expect(decodePrintLink(param)).toBeNull();
});

it('never throws, and reads what reports print', () => {
  const order = fc.stringMatching(/^20\d{10}$/);
  const anyText = fc.oneof(fc.string(), fc.base64String());
  fc.assert(
    fc.property(order, anyText, (number, text) => {
      expect(decodePrintLink(orderCode(number).slice(1))).toBe(number);
      const read = decodePrintLink(`orqrm:${text}`);
      expect(read === null || /^\d{8,20}$/.test(read), text).toBe(true);
    }),
    { numRuns: runs(50, 5000) },
  );
});

it.each([
  ['orqrm:', true, true],
  [`orqrm:${CODE}`, true, true],
  [btoa(`orqrm:${ORDER}`), true, true],
  ['ORQRM:x', true, true],
  ['abcdef', false, true],
  [CODE, false, true],
  ['dashboard', false, true],
  ['orqr:x', false, false],
  ['', false, false],
  ['404', false, false],
  ['no-such-page', false, false],
  ['favicon.png', false, false],
])('%j is a print link: %s, and may be meant as one: %s', (param, isLink, mayBe) => {
  expect([isPrintLink(param), maybePrintLink(param)]).toEqual([isLink, mayBe]);
});
