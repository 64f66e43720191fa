import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { mayPack } from '@/domain/reports/zip/may-pack';

const settings = (value: string) =>
  settingsFromEntries([{ key: 'EmpaquetarOrdenesCliente', value, origin: 1 }]);

it.each<[string, UserTypeCode, string, readonly number[] | null, boolean]>([
  ['a customer where the laboratory allows it', 3, 'True', null, true],
  ['a customer where it does not', 3, 'False', null, false],
  ['a web-query user where it does', 5, 'True', null, true],
  ['a rate where it does', 6, 'True', null, true],
  ['a rate where it does not', 6, 'False', null, false],
  ['a physician', 1, 'True', null, false],
  ['the laboratory', 4, 'True', null, false],
  ['a patient', 2, 'True', null, false],
  ['a type that the installation names, whatever the laboratory says', 5, 'False', [3, 5], true],
  ['a customer where the installation names others', 3, 'True', [5], false],
  ['a customer where the installation names nobody', 3, 'True', [], false],
])('%s packs reports, or does not', (...row) => {
  const [, type, setting, types, expected] = row;
  expect(mayPack(type, settings(setting), types)).toBe(expected);
});
