import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@/lib/http/api-error';
import { createRequest, TIME_LIMITS, type Call } from '@/lib/http/create-request';
import { abortSession } from '@/lib/http/request-session';
import type { Send } from '@/lib/http/send';
import { raw, required } from '@/lib/wire/readers';

import { answerAll, portalPerTest, SERVICE } from '@tests/unit/api/portal';

const TOKEN = 'aaaa.bbbb.cccc';
const bytes = (...values: number[]) => Uint8Array.from(values);

const request = createRequest({ baseUrl: () => SERVICE, token: () => TOKEN });

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
  vi.useRealTimers();
});

describe('answers', () => {
  it.each<[string, () => Response, unknown]>([
    ['204', () => new Response(null, { status: 204 }), undefined],
    ['empty 200', () => new Response(''), undefined],
    ['blank 200', () => new Response(' \r\n'), undefined],
    ['JSON', () => HttpResponse.json({ a: 1 }), { a: 1 }],
    ['JSON as text/html', () => HttpResponse.html('{"a":1}'), { a: 1 }],
    ['null', () => HttpResponse.json(null), null],
    ['text', () => new Response('Se envio el correo'), 'Se envio el correo'],
    [
      'text under a JSON type',
      () => new Response('Se envio', { headers: { 'Content-Type': 'application/json' } }),
      'Se envio',
    ],
    ['malformed JSON', () => new Response('{"a":'), '{"a":'],
    [
      'long number',
      () => new Response('{"order":9007199254740993}'),
      { order: '9007199254740993' },
    ],
    [
      'ISO-8859-1',
      () =>
        new Response(bytes(0x22, 0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x22), {
          headers: { 'Content-Type': 'application/json;charset=ISO-8859-1' },
        }),
      'Núñez',
    ],
    [
      'undeclared windows-1252',
      () =>
        new Response(bytes(0x22, 0x80, 0x20, 0xf1, 0x22), {
          headers: { 'Content-Type': 'application/json' },
        }),
      '€ ñ',
    ],
    ['UTF-8 with byte order mark', () => new Response('\ufeff{"a":"ñ"}'), { a: 'ñ' }],
  ])('reads %s', async (_, answer, value) => {
    answerAll(answer);
    await expect(request(raw, call())).resolves.toEqual(value);
  });
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

describe('failures', () => {
  it.each([401, 403])(
    'takes %d as a session that is over and does not read the body',
    async (status) => {
      answerAll(() => HttpResponse.json({ code: 2, message: 'x' }, { status }));
      const error = await failure(request(raw, call()));
      expect(error).toMatchObject({ kind: 'unauthorized', status, envelope: null });
    },
  );

  it('reads the envelope of a 500 and leaves the stack trace behind', async () => {
    answerAll(() =>
      HttpResponse.json(
        {
          code: 2,
          message: 'Data Error',
          detail: 'java.lang.Secret',
          errorFields: ['5|invalid password|2'],
        },
        { status: 500 },
      ),
    );
    const error = await failure(request(raw, call()));
    expect(error).toMatchObject({ kind: 'rejected', status: 500 });
    expect(error.envelope).toEqual({
      code: 2,
      message: 'Data Error',
      errorFields: ['5|invalid password|2'],
    });
    expect(JSON.stringify(error)).not.toContain('Secret');
  });

  it.each([
    [null, []],
    ['5|x|1', ['5|x|1']],
    [
      [5, null, {}, '3|y'],
      ['5', '3|y'],
    ],
    [{}, []],
  ])('reads errorFields %j', async (errorFields, entries) => {
    answerAll(() => HttpResponse.json({ code: 2, errorFields }, { status: 500 }));
    const error = await failure(request(raw, call()));
    expect(error.envelope?.errorFields).toEqual(entries);
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
  ])('reads of %d with Retry-After %j a wait of %j seconds (D4)', async (status, header, wait) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
    answerAll(
      () => new Response('x', { status, headers: header ? { 'Retry-After': header } : {} }),
    );
    expect(await failure(request(raw, call()))).toMatchObject({ waitSeconds: wait });
    vi.useRealTimers();
  });

  it('takes an answer that the reader cannot read as a broken contract', async () => {
    answerAll(() => HttpResponse.json({ a: 1 }));
    expect(
      await failure(
        request(
          required(() => null),
          call(),
        ),
      ),
    ).toMatchObject({ kind: 'contract' });
  });

  it('names the address pattern, never its values', async () => {
    answerAll(() => new Response('x', { status: 500 }));
    const error = await failure(request(raw, call()));
    expect(error.path).toBe('/orders/{order}');
    expect(`${error.message} ${JSON.stringify(error)} ${String(error.stack)}`).not.toContain(
      '202503200005',
    );
  });

  it('tells a missing connection from a missing server', async () => {
    answerAll(() => HttpResponse.error());
    expect(await failure(request(raw, call()))).toMatchObject({ kind: 'unreachable' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failure(request(raw, call()))).toMatchObject({ kind: 'offline' });
  });

  it('does not follow a redirect, which could carry the token elsewhere', async () => {
    const sent = answerAll(
      () => new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } }),
    );
    expect(await failure(request(raw, call()))).toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(1);
  });
});

describe('time', () => {
  it.each(Object.entries(TIME_LIMITS))(
    'stops a call of class %s after its limit',
    async (limit, milliseconds) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      answerAll(() => new Promise(() => undefined));
      const outcome = failure(request(raw, call({ limit: limit as keyof typeof TIME_LIMITS })));
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
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
});

describe('cancelling', () => {
  it('stops when the caller cancels', async () => {
    const stop = new AbortController();
    answerAll(() => {
      stop.abort();
      return new Promise(() => undefined);
    });
    const error = await failure(request(raw, call({ signal: stop.signal })));
    expect(error.kind).toBe('aborted');
  });

  it('sends nothing when the caller cancelled before', async () => {
    const sent = answerAll(() => HttpResponse.json([]));
    const error = await failure(request(raw, call({ signal: AbortSignal.abort() })));
    expect(error.kind).toBe('aborted');
    expect(sent).toHaveLength(0);
  });

  it('never delivers an answer of a session that ended', async () => {
    answerAll(() => {
      abortSession();
      return HttpResponse.json({ patient: 'of the former user' });
    });
    expect((await failure(request(raw, call()))).kind).toBe('aborted');
  });

  it('works again in the next session', async () => {
    abortSession();
    answerAll(() => HttpResponse.json(5));
    await expect(request(raw, call())).resolves.toBe(5);
  });
});
