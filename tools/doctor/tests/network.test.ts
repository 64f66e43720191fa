// The doctor's sockets before servers that do everything wrong: one word for each, and never more than the limits.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openNetwork, Unreached, type Limits, type Network } from '@doctor/network/network';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'doctor-tls-'));
const file = (name: string) => join(folder, name);
const servers: Server[] = [];

/** A certificate for one name, signed by itself or by the one of another name, which comes with it. */
function certify(name: string, authority?: string): { key: string; cert: string } {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '30', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ...(authority === undefined
        ? []
        : ['-CA', file(`${authority}.pem`), '-CAkey', file(`${authority}.key`)]),
      ...['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)],
    ],
    { stdio: 'ignore' },
  );
  const read = (end: string) => readFileSync(file(`${name}.${end}`), 'utf8');
  const chain = authority === undefined ? '' : readFileSync(file(`${authority}.pem`), 'utf8');
  return { key: read('key'), cert: read('pem') + chain };
}

let own: { key: string; cert: string };
let other: { key: string; cert: string };

beforeAll(() => {
  own = certify('localhost');
  other = certify('other.test');
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const plain = async (listener: RequestListener) =>
  `http://localhost:${await listen(createServer(listener))}`;
const secure = async (pair: { key: string; cert: string }) =>
  `https://localhost:${await listen(createSecureServer(pair, (_, response) => response.end('x')))}`;

const LIMITS: Limits = { milliseconds: 30_000, bytes: 100_000 };

/** What comes of a GET: a status, or the word of its failure. */
async function outcome(url: string, network: Network = openNetwork(LIMITS)) {
  return network.exchange({ method: 'GET', url }).then(
    ({ status }) => status,
    (cause: unknown) => (cause instanceof Unreached ? cause.failure : cause),
  );
}

describe('an answer', () => {
  it('comes as it is, redirects and refusals included, and none is followed', async () => {
    const address = await plain(({ url }, response) => {
      const isLed = url === '/led';
      response.writeHead(isLed ? 302 : 401, isLed ? { Location: 'http://elsewhere.invalid/' } : {});
      response.end('{"a":1}');
    });
    expect(await outcome(`${address}/led`)).toBe(302);
    expect(await outcome(address)).toBe(401);
  });

  it('is asked for with the method, headers and body that a browser would send', async () => {
    const seen: unknown[] = [];
    const address = await plain((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { origin, 'access-control-request-method': method } = request.headers;
        seen.push([request.method, origin, method, body]);
        response.end();
      });
    });
    const { exchange } = openNetwork(LIMITS);
    const headers = { Origin: 'https://portal.test', 'Access-Control-Request-Method': 'PATCH' };
    await exchange({ method: 'OPTIONS', url: address, headers });
    await exchange({ method: 'PATCH', url: address, body: '{"name":"Peña"}' });
    expect(seen).toEqual([
      ['OPTIONS', 'https://portal.test', 'PATCH', ''],
      ['PATCH', undefined, undefined, '{"name":"Peña"}'],
    ]);
  });

  const endless = (response: ServerResponse) => {
    const chunk = Buffer.alloc(16_384, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
  const cutWithin = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': 50 });
    response.write('[', () => response.destroy());
  };
  const BAD: readonly (readonly [string, string, number, (response: ServerResponse) => unknown])[] =
    [
      ['is endless', 'large', 30_000, endless],
      ['never begins', 'late', 50, () => undefined],
      ['never ends', 'late', 50, (response) => response.write('[1,')],
      ['is cut before it', 'cut', 30_000, (response) => response.destroy()],
      ['is cut within it', 'cut', 30_000, cutWithin],
    ];
  it.each(BAD)('that %s has a word: %s', async (_name, word, milliseconds, begin) => {
    const address = await plain((_, response) => void begin(response));
    expect(await outcome(address, openNetwork({ ...LIMITS, milliseconds }))).toBe(word);
  });

  it('that cannot come has a word: no name, no listener, no TLS', async () => {
    const address = await plain((_, response) => response.end());
    expect(await outcome(address.replace('http:', 'https:'))).toBe('no-tls');
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
    expect(await outcome(address)).toBe('closed');
    expect(await outcome('http://nobody.invalid/')).toBe('no-name');
  });
});

it('a certificate that is signed by itself, of another name or of an unknown authority is refused; days are counted', async () => {
  const origin = await secure(own);
  expect(await outcome(origin)).toBe('self-signed');
  const wrong = openNetwork(LIMITS, { ca: other.cert });
  expect(await outcome(await secure(other), wrong)).toBe('wrong-name');
  const signed = certify('signed.test', 'other.test');
  expect(await outcome(await secure(signed))).toBe('unknown-authority');
  const trusting = openNetwork(LIMITS, { ca: own.cert });
  expect(await outcome(origin, trusting)).toBe(200);
  expect([29, 30]).toContain(await trusting.certificateDays(origin));
  await expect(openNetwork(LIMITS).certificateDays(origin)).rejects.toThrow('self-signed');
  const http = await plain((_, response) => response.end());
  expect(await openNetwork(LIMITS).certificateDays(http)).toBeNull();
});
