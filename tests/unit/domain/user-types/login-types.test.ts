import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { loginTypes } from '@/domain/user-types/login-types';

const setting = (type: UserTypeCode, visible = true) => ({
  ...{ type, visible, message: `welcome ${type}`, image: '' },
  ...{ confidential: false, quantityOrder: 0, onlyValidated: true },
});

const ALL = ([1, 2, 3, 4, 5, 6] as const).map((type) => setting(type));

it.each([
  ['all of them, in the order of the screen', ALL, 'Sede', [2, 1, 6, 3, 4, 5]],
  ['no demographic users without a demographic', ALL, null, [2, 1, 6, 3, 4]],
  ['only the visible ones', [setting(1, false), setting(2), setting(3, false)], null, [2, 4]],
  ['laboratory users even when hidden', [setting(4, false)], null, [4]],
  ['laboratory users even when the server sends nothing', [], null, [4]],
  ['no hidden demographic users', [setting(5, false)], 'Sede', [4]],
])('%s', (_case, settings, demographicName, types) => {
  const offered = loginTypes(settings, { demographicName, order: [] });
  expect(offered.map(({ type }) => type)).toEqual(types);
});

it('a type carries its message, and the demographic names type 5', () => {
  const [, type5] = loginTypes([setting(4), setting(5)], { demographicName: 'Sede', order: [] });
  expect(type5).toEqual({ type: 5, name: 'Sede', message: 'welcome 5', image: '' });
});

it('a laboratory has an order of its own; what it does not name follows, what nobody knows is left out', () => {
  const order = [4, 99, 3, 4];
  const types = loginTypes(ALL, { demographicName: 'Sede', order }).map(({ type }) => type);
  expect(types).toEqual([4, 3, 2, 1, 6, 5]);
});
