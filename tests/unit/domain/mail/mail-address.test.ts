import { expect, it } from 'vitest';

import { isMailAddress, maskAddress } from '@/domain/mail/mail-address';

it.each([
  ['maria@correo.example', true],
  [' maria@correo.example ', true],
  ['maría.núñez+lab@correo.com.co', true],
  ['maria@correo', false],
  ['maria', false],
  ['@correo.example', false],
  ['maria@', false],
  ['a b@correo.example', false],
  ['a@b@correo.example', false],
  ['a@correo.example,b@correo.example', false],
  ['Maria <maria@correo.example>', false],
  ['', false],
])('%j is an address: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected);
});

it.each([
  ['maria@correo.example', 'm***@c***'],
  ['m@c', 'm***@c***'],
  ['😀x@ñandú.example', '😀***@ñ***'],
  ['a@b@correo.example', 'a***@c***'],
  ['maria', 'm***'],
  ['', '***'],
])('%j is shown as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
