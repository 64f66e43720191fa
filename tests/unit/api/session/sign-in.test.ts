import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { base64FromBytes } from '@/lib/files/base64';

import { answerAll, answerJson, portalPerTest } from '@tests/unit/api/portal';

const credentials = { user: 'mrojas', password: 'Invented-1', type: 2, historyType: -1 } as const;
const LICENCE = 'La licencia registrada ha expirado.';
const rights = { confidential: true, administrator: true };
const user = { id: 17, userName: 'MROJAS', type: 4, photo: 'x', ...rights };
const signedIn = { success: true, token: 'aaaa.bbbb.cccc', changePassword: false, user };

portalPerTest();

describe('login', () => {
  it('gives the authorization, and what was typed and chosen where the server is silent', async () => {
    answerJson(signedIn);
    const authorization = { authToken: 'aaaa.bbbb.cccc', ...user };
    const whole = { kind: 'signed-in', changePassword: false, authorization };
    expect(await login(credentials)).toEqual(whole);
    answerJson({ success: 'true', token: 't', user: { id: '17' } });
    const typed = { userName: 'mrojas', type: 2, photo: '' };
    expect(await login(credentials)).toMatchObject({
      authorization: { ...typed, administrator: false, confidential: false },
    });
  });

  it.each([
    [{ ...signedIn, changePassword: true }, true],
    [{ ...signedIn, user: { ...user, changePassword: 'True' } }, true],
    [{ ...signedIn, changePassword: '0' }, false],
    [{ ...signedIn, changePassword: null }, false],
  ])('reads the wish for a new password in either place (%#)', async (body, changePassword) => {
    answerJson(body);
    expect(await login(credentials)).toMatchObject({ changePassword });
  });

  it.each<[status: number, body: object, entries: readonly string[]]>([
    [200, { success: false, token: '' }, []],
    [200, { success: false, token: '', errorFields: ['5|x|1'] }, ['5|x|1']],
    [200, { errorFields: ['8|x'] }, ['8|x']],
    [200, { code: 2, errorFields: [LICENCE] }, [LICENCE]],
    [500, { code: 2, errorFields: ['5|x|3', '3|attempts'] }, ['5|x|3', '3|attempts']],
    [500, { code: 2, errorFields: null }, []],
    [500, { code: 2, errorFields: ['99|otra regla'] }, ['99|otra regla']],
    [500, { code: 0, message: 'x', errorFields: ['4|inactive user'] }, ['4|inactive user']],
  ])('is refused by the %i of %j', async (status, body, entries) => {
    answerJson(body, status);
    expect(await login(credentials)).toEqual({ kind: 'refused', entries });
  });

  // What comes with other statuses, and whatever is no answer at all: tests/unit/api/calls/fault-table.test.ts.
  it.each<[what: string, status: number, body: object, kind: string]>([
    ['a rule that comes with 403', 403, { code: 2, errorFields: ['4|x'] }, 'unauthorized'],
    ['an entry of no rule', 500, { code: 0, errorFields: ['99|x'] }, 'rejected'],
    ['a gateway with our own shape', 503, { code: 2 }, 'rejected'],
    ['success without a token', 200, { ...signedIn, token: '' }, 'contract'],
    ['success with a null token', 200, { ...signedIn, token: null }, 'contract'],
    ['a token without success', 200, { token: 'aaaa', user }, 'contract'],
    ['a user without id', 200, { ...signedIn, user: { userName: 'x' } }, 'contract'],
    ['no user', 200, { ...signedIn, user: null }, 'contract'],
    ['a token that forges a header', 200, { ...signedIn, token: 'a\r\nX: b' }, 'contract'],
  ])('fails on %s', async (_what, status, body, kind) => {
    answerJson(body, status);
    await expect(login(credentials)).rejects.toMatchObject({ kind });
  });
});

describe('startPasswordRecovery', () => {
  it('takes the first account that was found, and gives null when none was', async () => {
    answerJson([
      { success: false, token: 'a' },
      { success: true, token: 'b', user: { userName: '10020030', email: 'ana@lab.invalid' } },
      { success: true, token: 'c' },
    ]);
    const account = await startPasswordRecovery({ first: 'x', type: 2, second: '1' });
    expect(account).toEqual({ token: 'b', userName: '10020030', email: 'ana@lab.invalid' });
    answerAll(() => new Response(null, { status: 204 }));
    expect(await startPasswordRecovery({ first: 'x', type: 1, second: '' })).toBeNull();
  });

  it.each([
    ['a record without its outcome', [{ token: 'a' }]],
    ['success without a token', [{ success: true, user: { email: 'ana@lab.invalid' } }]],
  ])('%s does not mean that there is no such user', async (_, body) => {
    answerJson(body);
    await expect(startPasswordRecovery({ first: 'x', type: 1, second: '' })).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  it('passes the entry of a refusal on', async () => {
    answerJson({ code: 0, message: '3|mail not found' }, 500);
    const refusal = { kind: 'rejected', envelope: { message: '3|mail not found' } };
    const asked = { first: 'x', type: 2, second: '1' } as const;
    await expect(startPasswordRecovery(asked)).rejects.toMatchObject(refusal);
  });
});

describe('getPresetUser', () => {
  const encode = (value: unknown) =>
    base64FromBytes(new TextEncoder().encode(JSON.stringify(value)));

  it('reads the account, in base64 and plain', async () => {
    const account = { location: 1, type: 4, username: 'ñandú', password: 'Invented-1' };
    const credentialsOf = { user: 'ñandú', password: 'Invented-1', type: 4, historyType: 0 };
    for (const sent of [encode(account), JSON.stringify(account)]) {
      answerAll(() => HttpResponse.html(sent));
      expect(await getPresetUser(), sent).toEqual(credentialsOf);
    }
  });

  it.each(['', '  \n', '""', '{}', '[]'])(
    'gives null for %j, which says that nobody is set',
    async (text) => {
      answerAll(() => HttpResponse.html(text));
      expect(await getPresetUser()).toBeNull();
    },
  );

  it.each([
    '<html>',
    'AAAA',
    '{"code":0,"message":"x"}',
    encode([]),
    encode({}),
    encode({ type: 9 }),
    encode({ type: 4, username: ' ', password: 'x' }),
  ])('refuses %j, which is no account', async (text) => {
    answerAll(() => HttpResponse.html(text));
    await expect(getPresetUser()).rejects.toMatchObject({ kind: 'contract' });
  });
});
