import { expect, it } from 'vitest';

import { readPasswordFields } from '@/domain/reports/protection/password-fields';

const fails = (problems: object) => ({ ok: false, problems });
const UNUSABLE = fails({ password: 'unusable' });
const USABLE = { password: 'Abc-123!', again: 'Abc-123!' };

it.each([
  ['', '', UNUSABLE],
  ['corta', 'corta', UNUSABLE],
  ['con espacio', 'con espacio', UNUSABLE],
  [' abc123', ' abc123', UNUSABLE],
  ['contraseña', 'contraseña', UNUSABLE],
  ['abc123', '', fails({ again: 'different' })],
  ['abc123', 'ABC123', fails({ again: 'different' })],
  [USABLE.password, USABLE.again, { ok: true, value: USABLE }],
])('%j and %j: %j', (password, again, expected) => {
  expect(readPasswordFields({ password, again })).toEqual(expected);
});
