import fc from 'fast-check';
import { expect, it } from 'vitest';

import { loginRefusal, type LoginRefusal, type RefusalMessage } from '@/domain/auth/login-refusal';

const LICENCE = 'La licencia registrada ha expirado.';

const refused = (
  texts: LoginRefusal['texts'],
  dialog: LoginRefusal['dialog'] = null,
): LoginRefusal => ({ texts, dialog, forcedChange: null });
const quiet = (key: RefusalMessage) => refused([{ key }]);
const warning = (key: RefusalMessage) => refused([{ key }], 'warning');
const error = (key: RefusalMessage) => refused([{ key }], 'error');
const left = (count: number) => refused([{ key: '0242', count }]);
const change = (userId: number, administrator: boolean): LoginRefusal => ({
  ...{ texts: [], dialog: null, forcedChange: { userId, administrator } },
});

it.each<[string, readonly string[], LoginRefusal]>([
  ['none', [], error('0017')],
  ['an empty text', [''], error('0017')],
  ['null as a text', ['null'], error('0017')],
  ['a separator only', ['|'], error('0017')],
  ['a sentence', ['Something went wrong'], error('0017')],
  ['an unknown code', ['42|what'], error('0017')],
  ['a code of two digits that begins like one', ['45|x'], error('0017')],
  ['code 0', ['0|x'], error('0017')],

  ['the licence', [LICENCE], quiet('0180')],
  ['the licence in other capitals', ['  la licencia registrada ha expirado'], quiet('0180')],
  ['the licence before a wrong password', [LICENCE, '5|invalid password|1'], quiet('0180')],
  ['the licence after another entry', ['4|user not found', LICENCE], quiet('0180')],

  ['1: directory not supported', ['1|LDAP not supported'], quiet('0175')],
  ['1 without text', ['1'], quiet('0175')],
  ['2: directory credentials', ['2|LDAP bad credentials'], quiet('0176')],
  ['3: directory connection', ['3|LDAP connection failed'], quiet('0177')],
  ['3: directory in Spanish', ['3|sin conexión con el directorio'], quiet('0177')],
  ['3: too many attempts', ['3|Maximum number of failed attempts'], warning('0247')],
  ['3 without text', ['3'], warning('0247')],

  ['4: inactive user', ['4|inactive user'], quiet('0164')],
  ['4: inactive user in capitals', ['4|Inactive User'], quiet('0164')],
  ['4: unknown user', ['4|user not found'], quiet('0017')],
  ['4 without text', ['4'], quiet('0017')],

  ['5, extra 1', ['5|invalid password|1'], left(2)],
  ['5, extra 2', ['5|invalid password|2'], left(1)],
  ['5, extra 3', ['5|invalid password|3'], warning('0247')],
  ['5, extra 3 with a 3', ['5|invalid password|3', '3|Maximum attempts'], warning('0247')],
  ['5, extra 0', ['5|invalid password|0'], left(0)],
  ['5, extra 4', ['5|invalid password|4'], left(4)],
  ['5, no extra', ['5|invalid password'], quiet('0244')],
  ['5, empty extra', ['5|invalid password|'], quiet('0244')],
  ['5, extra that is no number', ['5|invalid password|x'], quiet('0244')],
  ['5, extra far too large', ['5|invalid password|99999999999'], quiet('0244')],
  ['5 alone', ['5'], quiet('0244')],
  ['5, counter 1 glued', ['5|invalid password1'], left(2)],
  ['5, counter 2 glued', ['5|invalid password2'], left(1)],
  ['5, counter 3 glued, with a 3', ['5|invalid password3', '3|Maximum'], warning('0247')],
  ['5, spaces around the parts', ['5 | invalid password | 1 '], left(2)],
  ['05', ['05|invalid password|2'], left(1)],

  ['6: expired', ['6|password expiration date|12|true'], change(12, true)],
  ['6: expired, not an administrator', ['6|Password Expiration Date|12|false'], change(12, false)],
  ['6: expired, flag missing', ['6|password expiration date|12'], change(12, false)],
  ['6: expired, flag as number', ['6|password expiration date|12|1'], change(12, true)],
  ['6: expired without id', ['6|password expiration date'], quiet('0166')],
  ['6: expired, id 0', ['6|password expiration date|0|true'], quiet('0166')],
  ['6: expired, id that is no number', ['6|password expiration date|x|true'], quiet('0166')],
  ['6: activation date', ['6|activation date'], quiet('0165')],
  ['6 without text', ['6'], quiet('0165')],

  ['7: change', ['7|change password|12|false'], change(12, false)],
  ['7: change by an administrator', ['7|change password|7|TRUE'], change(7, true)],
  ['7: change without id', ['7|change password'], quiet('0166')],
  ['7 otherwise', ['7|later'], quiet('0165')],

  ['8: no password stored', ['8|password not found'], quiet('0188')],
  ['9: first sign-in', ['9|first time|31|false'], change(31, false)],
  ['9 without id', ['9|first time'], quiet('0165')],

  ['several: contract order, not list order', ['8|x', '4|user not found'], quiet('0017')],
  ['several: directory before the rest', ['5|invalid password|1', '1|LDAP'], quiet('0175')],
  ['several: connection before attempts', ['3|Maximum', '3|LDAP connection'], quiet('0177')],
  ['several: a known one among unknown', ['99|x', '?', '8|x'], quiet('0188')],
  ['several: a wrong password hides a change', ['7|change password|1', '5|x'], quiet('0244')],
])('%s', (_case, entries, refusal) => {
  expect(loginRefusal(entries)).toEqual(refusal);
});

it('whatever the server sends, there are words or a password to change, never both', () => {
  const part = fc.oneof(fc.constantFrom('1', '3', '5', '6', '7', '9', '|', ''), fc.string());
  const entry = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('|'));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      const { texts, dialog, forcedChange } = loginRefusal(entries);
      expect(texts.length > 0).toBe(forcedChange === null);
      expect(dialog === null || forcedChange === null).toBe(true);
    }),
  );
});
