import { expect, it } from 'vitest';

import { countDamaged, isDamaged } from '@/lib/text/damaged-text';

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
