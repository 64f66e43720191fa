import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { mayReadPreliminary } from '@/domain/reports/print/may-read-preliminary';

function settings(value: string | null) {
  return settingsFromEntries(value === null ? [] : [{ key: 'VerPreliminar', value, origin: 1 }]);
}

it.each([
  ['true', true],
  ['True', true],
  ['', true],
  [null, true],
  ['false', false],
  ['False', false],
])('the laboratory reads preliminary reports when VerPreliminar is %j: %j', (value, expected) => {
  expect(mayReadPreliminary(4, settings(value))).toBe(expected);
});

it.each<UserTypeCode>([1, 2, 3, 5, 6])('users of type %i never read them (K3)', (type) => {
  expect(mayReadPreliminary(type, settings('true'))).toBe(false);
});
