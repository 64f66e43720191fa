import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { createRequest, TIME_LIMITS, type Call } from '@/lib/http/create-request';
import { abortSession } from '@/lib/http/request-session';
import type { Send } from '@/lib/http/send';
import { raw, required } from '@/lib/wire/readers';

import { answerAll, answerJson, configure, portalPerTest, SERVICE } from '@tests/unit/api/portal';

const TOKEN = 'aaaa.bbbb.cccc';
const bytes = (...values: number[]) => Uint8Array.from(values);

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
afterEach(() => {
  base = SERVICE;
  vi.useRealTimers();
});

const typed = (body: BodyInit, type: string) => () =>
  new Response(body, { headers: { 'Content-Type': type } });
const LATIN = bytes(0x22, 0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x22);

it.each<[string, () => Response, unknown]>([
  ['204', () => new Response(null, { status: 204 }), undefined],
  ['empty 200', () => new Response(''), undefined],
  ['blank 200', () => new Response(' \r\n'), undefined],
  ['JSON', () => HttpResponse.json({ a: 1 }), { a: 1 }],
  ['JSON as text/html', () => HttpResponse.html('{"a":1}'), { a: 1 }],
  ['null', () => HttpResponse.json(null), null],
  ['text', () => new Response('Se envio el correo'), 'Se envio el correo'],
  ['text under a JSON type', typed('Se envio', 'application/json'), 'Se envio'],
  ['malformed JSON', () => new Response('{"a":'), '{"a":'],
  ['long number', () => new Response('{"order":9007199254740993}'), { order: '9007199254740993' }],
  ['ISO-8859-1', typed(LATIN, 'application/json;charset=ISO-8859-1'), 'Núñez'],
  ['windows-1252', typed(bytes(0x22, 0x80, 0x20, 0xf1, 0x22), 'application/json'), '€ ñ'],
  ['UTF-8 with byte order mark', () => new Response('\ufeff{"a":"ñ"}'), { a: 'ñ' }],
])('reads %s', async (_, answer, value) => {
  answerAll(answer);
  await expect(request(raw, call())).resolves.toEqual(value);
});

it.each([
  [{ a: 1 }, '{"a":1}', 'application/json'],
  [null, 'null', 'application/json'],
  [undefined, undefined, undefined],
])('a body of %j is sent as %j', async (body, text, type) => {
  const by = vi.fn<Send>().mockResolvedValue({ status: 204, headers: new Headers(), parts: [] });
  const send = createRequest({ baseUrl: () => SERVICE, token: () => TOKEN, by });
  await send(raw, call({ method: 'POST', body }));
  const sent = by.mock.calls.map(([outgoing]) => [outgoing.body, outgoing.headers['Content-Type']]);
  expect(sent).toEqual([[text, type]]);
});

it.each([401, 403])('takes %d as a session that is over, unread', async (status) => {
  answerJson({ code: 2, message: 'x' }, status);
  const error = await failure(request(raw, call()));
  expect(error).toMatchObject({ kind: 'unauthorized', status, envelope: null });
});

it('reads the envelope of a 500 and leaves the stack trace behind', async () => {
  const envelope = { code: 2, message: 'Data Error', errorFields: ['5|invalid password|2'] };
  const body = { ...envelope, detail: 'java.lang.Secret' };
  answerJson(body, 500);
  const error = await failure(request(raw, call()));
  expect(error).toMatchObject({ kind: 'rejected', status: 500, envelope });
  expect(JSON.stringify(error)).not.toContain('Secret');
});

it.each([
  ['html', '<html>java.lang.NullPointerException</html>'],
  ['empty', ''],
  ['list', '[]'],
])('takes a 500 with %s body as rejected without envelope', async (_, body) => {
  answerAll(() => new Response(body, { status: 500 }));
  const error = await failure(request(raw, call()));
  expect(error).toMatchObject({ kind: 'rejected', status: 500, envelope: null });
});

it.each([300, 400, 404, 409, 429, 502, 503])('takes %d as rejected', async (status) => {
  answerAll(() => new Response('x', { status }));
  expect(await failure(request(raw, call()))).toMatchObject({ kind: 'rejected', status });
});

it.each([
  [429, '30', 30],
  [503, '0', 0],
  [429, 'Sun, 22 Nov 2026 12:00:05 GMT', 5],
  [503, 'Sun, 22 Nov 2026 11:00:00 GMT', 0],
  [429, 'soon', null],
  [429, '-30', null],
  [429, '30 s', null],
  [429, '2026-11-22T12:00:05Z', null],
  [429, 'Sun, 52 Nov 2026 12:00:05 GMT', null],
  [429, null, null],
  // The laboratory's own refusal, which waiting does not change.
  [409, '30', null],
])('of %d with Retry-After %j waits %j seconds', async (status, header, waitSeconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
  const headers = new Headers(header === null ? {} : { 'Retry-After': header });
  answerAll(() => new Response('x', { status, headers }));
  expect(await failure(request(raw, call()))).toMatchObject({ waitSeconds });
});

it('takes an answer that the reader cannot read as a broken contract', async () => {
  answerJson({ a: 1 });
  const nothing = required(() => null);
  expect(await failure(request(nothing, call()))).toMatchObject({ kind: 'contract' });
});

it('names the address pattern, never its values', async () => {
  answerAll(() => new Response('x', { status: 500 }));
  const error = await failure(request(raw, call()));
  expect(error.path).toBe('/orders/{order}');
  const told = `${error.message} ${JSON.stringify(error)} ${String(error.stack)}`;
  expect(told).not.toContain('202503200005');
});

it('tells a missing connection from a missing server', async () => {
  answerAll(() => HttpResponse.error());
  expect(await failure(request(raw, call()))).toMatchObject({ kind: 'unreachable' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failure(request(raw, call()))).toMatchObject({ kind: 'offline' });
});

it('does not follow a redirect, which could carry the token elsewhere', async () => {
  const headers = { Location: 'https://evil.test/' };
  const sent = answerAll(() => new Response(null, { status: 302, headers }));
  expect(await failure(request(raw, call()))).toMatchObject({ kind: 'unreachable' });
  expect(sent).toHaveLength(1);
});

it.each(Object.entries(TIME_LIMITS))(
  'stops a call of class %s after %d ms',
  async (limit, time) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerAll(() => new Promise(() => undefined));
    const outcome = failure(request(raw, call({ limit: limit as keyof typeof TIME_LIMITS })));
    await vi.advanceTimersByTimeAsync(time - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcome).kind).toBe('timeout');
  },
);

it('stops a body that stalls after its headers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stalled = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{"order":'));
    },
  });
  answerAll(() => new Response(stalled));
  const outcome = failure(request(raw, call({ limit: 'start' })));
  await vi.advanceTimersByTimeAsync(TIME_LIMITS.start);
  expect((await outcome).kind).toBe('timeout');
});

it('stops when the caller cancels, and sends nothing where that was before', async () => {
  const stop = new AbortController();
  const sent = answerAll(() => {
    stop.abort();
    return new Promise(() => undefined);
  });
  expect((await failure(request(raw, call({ signal: stop.signal })))).kind).toBe('aborted');
  expect((await failure(request(raw, call({ signal: stop.signal })))).kind).toBe('aborted');
  expect(sent).toHaveLength(1);
});

it('never delivers an answer of a session that ended, and works again in the next one', async () => {
  answerAll(() => {
    abortSession();
    return HttpResponse.json({ patient: 'of the former user' });
  });
  expect((await failure(request(raw, call()))).kind).toBe('aborted');
  answerJson(5);
  await expect(request(raw, call())).resolves.toBe(5);
});

const answerNull = () => answerJson(null);

it.each([
  ['Bearer', `Bearer ${TOKEN}`],
  ['JWT', `JWT ${TOKEN}`],
  ['none', TOKEN],
])('writes the token in scheme %s', async (authScheme, header) => {
  await configure({ authScheme });
  const sent = answerNull();
  await request(raw, call());
  expect(sent[0]?.authorization).toBe(header);
});

it('sends the token of the call instead of the session, and no header without one', async () => {
  const sent = answerNull();
  await request(raw, call({ token: 'rrrr.ssss' }));
  await anonymous(raw, call());
  await request(raw, call({ token: '' }));
  const headers = sent.map(({ authorization }) => authorization);
  expect(headers).toEqual(['Bearer rrrr.ssss', null, null]);
});

it('takes an answer that was asked for early without token where it would read without one', async () => {
  const early = () => Promise.resolve(HttpResponse.json('asked early'));
  const address = `${SERVICE}/orders/202503200005`;
  vi.stubGlobal('earlyAnswers', new Map([[address, early()]]));
  const sent = answerJson('asked now');
  expect(await request(raw, call())).toBe('asked now');
  expect(await anonymous(raw, call({ method: 'POST' }))).toBe('asked now');
  expect(await anonymous(raw, call())).toBe('asked early');
  expect(sent).toHaveLength(2);
});

it('asks for no header that servers do not allow across origins, and encodes the address', async () => {
  const sent = answerNull();
  const values = { order: 'a/b?c#d é' };
  await request(raw, call({ method: 'PATCH', body: { name1: 'ANA' }, values }));
  const simple = ['accept', 'accept-language', 'content-language'];
  const own = sent[0]?.headers.filter((name) => !simple.includes(name)) ?? [];
  expect(own.toSorted()).toEqual(['authorization', 'content-type']);
  expect(sent[0]?.url).toBe(`${SERVICE}/orders/a%2Fb%3Fc%23d%20%C3%A9`);
});

it.each([
  // Tokens that could forge a header, and values that would make another address.
  ['unauthorized', { token: 'a\nb' }],
  ['unauthorized', { token: 'a b' }],
  ['unauthorized', { token: 'añb' }],
  ['rejected', { values: { order: '' } }],
  ['rejected', { values: { order: '.' } }],
  ['rejected', { values: { order: '..' } }],
])('calls %s what sends nothing: %j', async (kind, changes) => {
  const sent = answerNull();
  expect((await failure(request(raw, call(changes)))).kind).toBe(kind);
  expect(sent).toHaveLength(0);
});

it('sends nothing to an origin that the installation does not name', async () => {
  base = 'https://service.test.evil.test/api';
  const sent = answerNull();
  expect((await failure(request(raw, call()))).kind).toBe('forbidden-origin');
  expect(sent).toHaveLength(0);
});
