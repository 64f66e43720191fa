import { expect, it } from 'vitest';

import { readPasswordFields } from '@/domain/reports/protection/password-fields';

it.each([
  ['', '', { password: 'unusable' }],
  ['corta', 'corta', { password: 'unusable' }],
  ['con espacio', 'con espacio', { password: 'unusable' }],
  [' abc123', ' abc123', { password: 'unusable' }],
  ['contraseña', 'contraseña', { password: 'unusable' }],
  ['abc123', '', { again: 'different' }],
  ['abc123', 'ABC123', { again: 'different' }],
])('%j and %j: %j', (password, again, problems) => {
  expect(readPasswordFields({ password, again })).toEqual({ ok: false, problems });
});

it('takes a password that was typed twice alike', () => {
  const fields = { password: 'Abc-123!', again: 'Abc-123!' };
  expect(readPasswordFields(fields)).toEqual({ ok: true, value: fields });
});
