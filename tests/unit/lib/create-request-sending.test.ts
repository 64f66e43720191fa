import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { createRequest, type Call } from '@/lib/http/create-request';
import { raw } from '@/lib/wire/readers';

import { answerAll, configure, portalPerTest, SERVICE } from '@tests/unit/api/portal';

const TOKEN = 'aaaa.bbbb.cccc';

let base = SERVICE;
const request = createRequest({ baseUrl: () => base, token: () => TOKEN });
const anonymous = createRequest({ baseUrl: () => base, token: () => null });

function call(changes: Partial<Call> = {}): Call {
  return { path: '/orders/{order}', values: { order: '202503200005' }, limit: 'list', ...changes };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

portalPerTest();
beforeEach(() => {
  base = SERVICE;
});

describe('what is sent', () => {
  it.each([
    ['Bearer', `Bearer ${TOKEN}`],
    ['JWT', `JWT ${TOKEN}`],
    ['none', TOKEN],
  ])('writes the token in scheme %s', async (authScheme, header) => {
    await configure({ authScheme });
    const sent = answerAll(() => HttpResponse.json(null));
    await request(raw, call());
    expect(sent[0]?.authorization).toBe(header);
  });

  it('sends no authorization header without token', async () => {
    const sent = answerAll(() => HttpResponse.json(null));
    await anonymous(raw, call());
    await request(raw, call({ token: '' }));
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, null]);
  });

  it('sends the token of the call instead of the session', async () => {
    const sent = answerAll(() => HttpResponse.json(null));
    await request(raw, call({ token: 'rrrr.ssss' }));
    expect(sent[0]?.authorization).toBe('Bearer rrrr.ssss');
  });

  it('takes an answer that was asked for early without token where it would read without one', async () => {
    const early = () => Promise.resolve(HttpResponse.json('asked early'));
    const address = `${SERVICE}/orders/202503200005`;
    vi.stubGlobal('earlyAnswers', new Map([[address, early()]]));
    const sent = answerAll(() => HttpResponse.json('asked now'));
    expect(await request(raw, call())).toBe('asked now');
    expect(await anonymous(raw, call({ method: 'POST' }))).toBe('asked now');
    expect(await anonymous(raw, call())).toBe('asked early');
    expect(sent).toHaveLength(2);
  });

  it.each(['a\nb', 'a b', 'añb'])(
    'sends nothing with the token %j, which could forge a header',
    async (token) => {
      const sent = answerAll(() => HttpResponse.json(null));
      expect((await failure(request(raw, call({ token })))).kind).toBe('unauthorized');
      expect(sent).toHaveLength(0);
    },
  );

  it('asks for no header that servers do not allow across origins', async () => {
    const sent = answerAll(() => HttpResponse.json(null));
    await request(raw, call({ method: 'PATCH', body: { name1: 'ANA' } }));
    const simple = ['accept', 'accept-language', 'content-language'];
    const own = sent[0]?.headers.filter((name) => !simple.includes(name)) ?? [];
    expect(own.toSorted()).toEqual(['authorization', 'content-type']);
  });

  it('encodes the values of the address', async () => {
    const sent = answerAll(() => HttpResponse.json(null));
    await request(raw, call({ values: { order: 'a/b?c#d é' } }));
    expect(sent[0]?.url).toBe(`${SERVICE}/orders/a%2Fb%3Fc%23d%20%C3%A9`);
  });

  it.each(['', '.', '..'])(
    'sends nothing for the value %j, which would make another address',
    async (order) => {
      const sent = answerAll(() => HttpResponse.json(null));
      expect((await failure(request(raw, call({ values: { order } })))).kind).toBe('rejected');
      expect(sent).toHaveLength(0);
    },
  );

  it.each([
    'https://evil.test/api',
    'https://service.test.evil.test/api',
    'https://service.test:8443/api',
    'http://service.test/api',
    'https://service.test@evil.test/api',
  ])('sends nothing to %s, which the installation does not name', async (address) => {
    base = address;
    const sent = answerAll(() => HttpResponse.json(null));
    expect((await failure(request(raw, call()))).kind).toBe('forbidden-origin');
    expect(sent).toHaveLength(0);
  });
});
