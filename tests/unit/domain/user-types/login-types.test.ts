import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { loginTypes } from '@/domain/user-types/login-types';

function setting(type: UserTypeCode, visible = true) {
  return {
    type,
    visible,
    message: `welcome ${type}`,
    image: '',
    confidential: false,
    quantityOrder: 0,
    onlyValidated: true,
  };
}

const ALL = ([1, 2, 3, 4, 5, 6] as const).map((type) => setting(type));

it.each([
  ['all of them, in the order of the screen', ALL, 'Sede', [1, 6, 2, 3, 4, 5]],
  ['no demographic users without a demographic', ALL, null, [1, 6, 2, 3, 4]],
  ['only the visible ones', [setting(1, false), setting(2), setting(3, false)], null, [2, 4]],
  ['laboratory users even when hidden', [setting(4, false)], null, [4]],
  ['laboratory users even when the server sends nothing', [], null, [4]],
  ['no hidden demographic users', [setting(5, false)], 'Sede', [4]],
])('%s', (_case, settings, demographic, types) => {
  expect(loginTypes(settings, demographic).map(({ type }) => type)).toEqual(types);
});

it('a type carries its message, and the demographic names type 5', () => {
  const [, type5] = loginTypes([setting(4), setting(5)], 'Sede');
  expect(type5).toEqual({ type: 5, name: 'Sede', message: 'welcome 5', image: '' });
});
