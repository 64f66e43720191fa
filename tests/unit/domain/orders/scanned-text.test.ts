import { expect, it } from 'vitest';

import { cleanScan, documentOfCard } from '@/domain/orders/scanned-text';

it.each([
  ['\u{feff}]C1202603010001\r\n', '202603010001'],
  ['  \u{200e}]A0 00123 \t', '00123'],
  ['２０２６０３０１０００１', '202603010001'],
  ['Ana\u0000Núñez', 'Ana Núñez'],
  ['a]C1', 'a]C1'],
])('%j is read as %j', (scanned, expected) => {
  expect(cleanScan(scanned)).toBe(expected);
});

const card = (field: string) => `PubDSK_1${' '.repeat(12)}${field} ANA 0F19800101`;

it.each([
  ['padded', card('0052345678NUÑEZ'), '52345678'],
  ['with a number before it', card('1234567890052345678NUÑEZ'), '52345678'],
  ['with zeros within', card('0100200300NUÑEZ'), '100200300'],
  ['of ten digits', card('1002003004NUÑEZ'), '1002003004'],
  ['said twice', card('0052345678NUÑEZ 0052345678NUÑEZ'), '52345678'],
  ['of two people', card('0052345678NUÑEZ 0052345679PEREZ'), null],
  ['of zeros', card('0000000000NUÑEZ'), null],
  ['of nine digits', card('052345678NUÑEZ'), null],
  ['before small letters', card('0052345678nuñez'), null],
  ['in a text of 20 characters', `0052345678NUÑEZ ABCD`, '52345678'],
  ['in a text of 19 characters', `0052345678NUÑEZ ABC`, null],
  ['in a text of 2,000 characters', `0052345678NUÑEZ ${'.'.repeat(1984)}`, '52345678'],
  ['in a text of 2,001 characters', `0052345678NUÑEZ ${'.'.repeat(1985)}`, null],
])('a document %s', (_case, text, expected) => {
  expect(documentOfCard(text)).toBe(expected);
});
