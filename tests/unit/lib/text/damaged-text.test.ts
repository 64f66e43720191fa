import { expect, it } from 'vitest';

import { countDamaged, isDamaged } from '@/lib/text/damaged-text';
import { decodeBody } from '@/lib/text/decode-text';

it.each([
  ['Nu\ufffdez', true],
  ['\ufffd', true],
  ['Núñez', false],
  ['Nu\u0301n\u0303ez', false],
  ['?', false],
  ['Ana\u202e', true],
  ['[U+202E]5.12', true],
  ['[u+200b]', true],
  ['[U+12]', false],
  ['', false],
])('%j is damaged: %s', (text, damaged) => {
  expect(isDamaged(text)).toBe(damaged);
});

it('counts the records, not the texts', () => {
  const records = [
    { name1: 'Nu\ufffdez', lastName: '\ufffd' },
    { name1: 'Núñez', sex: 1, birthday: null },
    { name1: '', inner: { name: '\ufffd' } },
  ];
  expect(countDamaged(records)).toBe(1);
  expect(countDamaged([])).toBe(0);
});

it('an answer in another charset than it says loses no character by our doing', () => {
  const latin1 = Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a]);
  expect(isDamaged(decodeBody(latin1, 'application/json;charset=utf-8'))).toBe(false);
  const damaged = new TextEncoder().encode('Nu\ufffdez');
  expect(isDamaged(decodeBody(damaged, 'application/json'))).toBe(true);
});
