import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { joinBytes } from '@/lib/files/join-bytes';
import { send, type Outgoing } from '@/lib/http/send';
import { sendCounted } from '@/lib/http/send-counted';
import { network, portalPerTest, SERVICE } from '@tests/unit/api/portal';

portalPerTest();

afterEach(() => {
  vi.restoreAllMocks();
});

const URL = `${SERVICE}/anything`;

const outgoing = (changes: Partial<Outgoing> = {}): Outgoing => ({
  ...{ method: 'GET', url: URL, headers: {}, body: undefined, onReceived: undefined },
  signal: new AbortController().signal,
  ...changes,
});

/** What of a request leaves, and how. */
async function sentBy(by: typeof send, changes: Partial<Outgoing>) {
  const seen: Request[] = [];
  network.use(
    http.all(URL, ({ request }) => {
      seen.push(request.clone());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await by(outgoing(changes));
  const [request] = seen;
  if (request === undefined) throw new Error('nothing was sent');
  const { method, redirect, credentials, cache } = request;
  const headers = Object.fromEntries(request.headers);
  return { method, redirect, credentials, cache, headers, body: await request.text() };
}

describe.each([
  ['by the browser', send],
  ['counted', sendCounted],
])('sent %s', (_name, by) => {
  it('a question stays in no cache, follows no redirect and takes no cookie elsewhere', async () => {
    expect(await sentBy(by, { headers: { Authorization: 'JWT abc' } })).toEqual({
      ...{ method: 'GET', redirect: 'error', credentials: 'same-origin', cache: 'no-store' },
      headers: { accept: 'application/json, text/plain, */*', authorization: 'JWT abc' },
      body: '',
    });
  });

  it.each(['POST', 'PUT', 'PATCH'])('%s brings its body as it is', async (method) => {
    const body = '{"name":"Peña ≥ 5"}';
    const headers = { 'Content-Type': 'application/json' };
    expect(await sentBy(by, { method, headers, body })).toEqual({
      ...{ method, redirect: 'error', credentials: 'same-origin', cache: 'default', body },
      headers: { accept: 'application/json, text/plain, */*', 'content-type': 'application/json' },
    });
  });

  it.each([200, 400, 401, 404, 429, 500, 503])('an answer with %i is an answer', async (status) => {
    const bytes = new Uint8Array([0, 255, 195, 40]);
    const headers = { 'Content-Type': 'application/octet-stream', 'Retry-After': '7' };
    network.use(http.get(URL, () => new HttpResponse(bytes, { status, headers })));
    const answer = await by(outgoing());
    expect(answer.status).toBe(status);
    expect([...joinBytes(answer.parts)]).toEqual([...bytes]);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  // Node gives them no body, as the standard has it.
  it('an answer that may have no body is one, though Chromium gives it an empty stream', async () => {
    const empty = new Response(new Blob([]).stream());
    const answer = Object.defineProperty(empty, 'status', { value: 204 });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const { status, parts } = await by(outgoing());
    expect([status, joinBytes(parts).length]).toEqual([204, 0]);
  });

  it('no answer is a rejection, and neither is a body that breaks off an answer', async () => {
    network.use(http.get(URL, () => HttpResponse.error()));
    await expect(by(outgoing())).rejects.toThrow();
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new Uint8Array([1, 2]));
        setTimeout(() => {
          stream.error(new TypeError('network'));
        });
      },
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    await expect(by(outgoing())).rejects.toThrow();
  });
});

it('gives a body in the parts in which it came', async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new Uint8Array([1, 2]));
      stream.enqueue(new Uint8Array([3]));
      stream.close();
    },
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const { parts } = await send(outgoing());
  expect(parts).toEqual([new Uint8Array([1, 2]), new Uint8Array([3])]);
});

it('counts what comes, up to all of it', async () => {
  const part = new Uint8Array(300_000);
  network.use(
    http.get(URL, () => {
      const body = new ReadableStream({
        async pull(stream) {
          stream.enqueue(part);
          await delay(400);
          stream.enqueue(part);
          stream.close();
        },
      });
      return new HttpResponse(body);
    }),
  );
  const counted: number[] = [];
  const { parts } = await sendCounted(
    outgoing({ onReceived: (received) => counted.push(received) }),
  );
  expect(joinBytes(parts)).toHaveLength(2 * part.length);
  expect(counted.length).toBeGreaterThan(1);
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect(counted.at(-1)).toBe(2 * part.length);
});
