import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { base64FromBytes } from '@/lib/files/base64';

import { answerAll, portalPerTest, signIn } from '@tests/unit/api/portal';

const credentials = { user: 'mrojas', password: 'Invented-1', type: 2, historyType: -1 } as const;
const user = {
  id: 17,
  userName: 'MROJAS',
  type: 4,
  administrator: true,
  confidential: true,
  photo: 'x',
};
const signedIn = { success: true, token: 'aaaa.bbbb.cccc', changePassword: false, user };

function answer(body: unknown, status = 200): void {
  answerAll(() => new Response(JSON.stringify(body), { status }));
}

portalPerTest();

describe('login', () => {
  it('gives the authorization', async () => {
    answer(signedIn);
    expect(await login(credentials)).toEqual({
      kind: 'signed-in',
      changePassword: false,
      authorization: {
        authToken: 'aaaa.bbbb.cccc',
        userName: 'MROJAS',
        id: 17,
        photo: 'x',
        confidential: true,
        type: 4,
        administrator: true,
      },
    });
  });

  it('takes what was typed and chosen where the server is silent', async () => {
    answer({ success: 'true', token: 't', user: { id: '17' } });
    expect(await login(credentials)).toMatchObject({
      authorization: {
        userName: 'mrojas',
        type: 2,
        administrator: false,
        confidential: false,
        photo: '',
      },
    });
  });

  it.each([
    [{ ...signedIn, changePassword: true }, true],
    [{ ...signedIn, user: { ...user, changePassword: 'True' } }, true],
    [{ ...signedIn, changePassword: '0' }, false],
    [{ ...signedIn, changePassword: null }, false],
  ])('reads the wish for a new password in either place (%#)', async (body, changePassword) => {
    answer(body);
    expect(await login(credentials)).toMatchObject({ changePassword });
  });

  it.each<[unknown, readonly string[]]>([
    [{ success: false, token: '' }, []],
    [
      { success: false, token: '', errorFields: ['5|invalid password|1'] },
      ['5|invalid password|1'],
    ],
    [{ errorFields: ['8|x'] }, ['8|x']],
    [
      { code: 2, errorFields: ['La licencia registrada ha expirado.'] },
      ['La licencia registrada ha expirado.'],
    ],
  ])('is refused by the 200 of %j', async (body, entries) => {
    answer(body);
    expect(await login(credentials)).toEqual({ kind: 'refused', entries });
  });

  it.each<[unknown, readonly string[]]>([
    [
      { code: 2, errorFields: ['5|invalid password|3', '3|attempts'] },
      ['5|invalid password|3', '3|attempts'],
    ],
    [{ code: 2, errorFields: null }, []],
    [{ code: 2, errorFields: ['99|otra regla'] }, ['99|otra regla']],
    [{ code: 0, message: 'x', errorFields: ['4|inactive user'] }, ['4|inactive user']],
  ])('is refused by the 500 of %j', async (body, entries) => {
    answer(body, 500);
    expect(await login(credentials)).toEqual({ kind: 'refused', entries });
  });

  it.each<[string, () => Response, string]>([
    ['a 500 without envelope', () => new Response('<html>', { status: 500 }), 'rejected'],
    ['a 401', () => new Response('', { status: 401 }), 'unauthorized'],
    [
      'a 403',
      () => HttpResponse.json({ code: 2, errorFields: ['4|x'] }, { status: 403 }),
      'unauthorized',
    ],
    [
      'an unexpected failure',
      () => HttpResponse.json({ code: 0, message: 'x' }, { status: 500 }),
      'rejected',
    ],
    [
      'a failed database',
      () => HttpResponse.json({ code: 1, message: 'x' }, { status: 500 }),
      'rejected',
    ],
    [
      'an entry of no rule',
      () => HttpResponse.json({ code: 0, errorFields: ['99|x'] }, { status: 500 }),
      'rejected',
    ],
    ['a 404 in JSON', () => HttpResponse.json({ error: 'Not Found' }, { status: 404 }), 'rejected'],
    [
      'a gateway with our own shape',
      () => HttpResponse.json({ code: 2 }, { status: 503 }),
      'rejected',
    ],
    [
      'too many requests',
      () => HttpResponse.json({ message: 'slow down' }, { status: 429 }),
      'rejected',
    ],
    ['an error object with 200', () => HttpResponse.json({ code: 0, message: 'x' }), 'contract'],
    ['an empty object', () => HttpResponse.json({}), 'contract'],
    ['an empty body', () => new Response(''), 'contract'],
    [
      'success without a token',
      () => HttpResponse.json({ success: true, token: '', user }),
      'contract',
    ],
    [
      'success with a null token',
      () => HttpResponse.json({ success: true, token: null, user }),
      'contract',
    ],
    ['a token without success', () => HttpResponse.json({ token: 'aaaa', user }), 'contract'],
    [
      'a user without id',
      () => HttpResponse.json({ ...signedIn, user: { userName: 'x' } }),
      'contract',
    ],
    ['no user', () => HttpResponse.json({ ...signedIn, user: null }), 'contract'],
    [
      'a token that forges a header',
      () => HttpResponse.json({ ...signedIn, token: 'a\r\nX: b' }),
      'contract',
    ],
    ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), 'contract'],
    ['no network', () => HttpResponse.error(), 'unreachable'],
  ])('fails on %s', async (_, respond, kind) => {
    answerAll(respond);
    await expect(login(credentials)).rejects.toMatchObject({ kind });
  });

  it('sends no token of an earlier session', async () => {
    signIn();
    const sent = answerAll(() => HttpResponse.json(signedIn));
    await login(credentials);
    expect(sent[0]?.authorization).toBeNull();
  });
});

describe('startPasswordRecovery', () => {
  it('takes the first account that was found', async () => {
    answer([
      { success: false, token: 'a' },
      { success: true, token: 'b', user: { userName: '10020030', email: 'ana@lab.invalid' } },
      { success: true, token: 'c' },
    ]);
    const account = await startPasswordRecovery({ first: 'x', type: 2, second: '1' });
    expect(account).toEqual({ token: 'b', userName: '10020030', email: 'ana@lab.invalid' });
  });

  it('gives null when none was', async () => {
    answerAll(() => new Response(null, { status: 204 }));
    expect(await startPasswordRecovery({ first: 'x', type: 1, second: '' })).toBeNull();
  });

  it.each([
    ['an error object', { code: 0, message: 'x' }],
    ['a foreign object', { data: [] }],
    ['records that nobody can read', [null, 5]],
    ['a record without its outcome', [{ token: 'a' }]],
    ['success without a token', [{ success: true, user: { email: 'ana@lab.invalid' } }]],
  ])('%s does not mean that there is no such user', async (_, body) => {
    answer(body);
    await expect(startPasswordRecovery({ first: 'x', type: 1, second: '' })).rejects.toMatchObject({
      kind: 'contract',
    });
  });

  it('passes the entry of a refusal on', async () => {
    answer({ code: 0, message: '3|mail not found' }, 500);
    await expect(startPasswordRecovery({ first: 'x', type: 2, second: '1' })).rejects.toMatchObject(
      {
        kind: 'rejected',
        envelope: { message: '3|mail not found' },
      },
    );
  });
});

describe('getPresetUser', () => {
  const encode = (value: unknown) =>
    base64FromBytes(new TextEncoder().encode(JSON.stringify(value)));

  it('decodes the account', async () => {
    answerAll(() =>
      HttpResponse.html(
        encode({ location: 1, type: 4, username: 'ñandú', password: 'Invented-1' }),
      ),
    );
    expect(await getPresetUser()).toEqual({
      user: 'ñandú',
      password: 'Invented-1',
      type: 4,
      historyType: 0,
    });
  });

  it.each(['', '  \n', '""'])(
    'gives null for %j, which says that nobody is configured',
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
