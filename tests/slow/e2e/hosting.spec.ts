// The real nginx and the real Caddy, each with the repository's own file, before the build: what they send, refuse and log.
// The way through them is walked by same-origin.spec.ts.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { canariesIn } from '@tests/e2e/support/canaries';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';

import {
  SECURITY_HEADERS,
  cacheControl,
  contentSecurityPolicy,
} from '../../../tools/hosting/headers.mjs';
import { NOBODY } from './support/behind-host';
import { HOST_KINDS, PLAIN, ask, isInstalled, startHost, type Host } from './support/hosts';

const asset = (end: string) =>
  `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(end)) ?? `no ${end}`}`;

/** One address of each kind, and its status. */
const ADDRESSES = {
  'the root': ['/', 200],
  'a screen': ['/dashboard', 200],
  'a print link': ['/orqrm:MjAyNjAwMDE=', 200],
  'the page by its name': ['/index.html', 200],
  'the runtime file': ['/config.json', 200],
  'which build it is': ['/version.json', 200],
  'whether it is there': ['/healthz', 200],
  'a script': [() => asset('.js'), 200],
  'a style sheet': [() => asset('.css'), 200],
  'a template': ['/reports/reports.json', 200],
  'what is published about security': ['/.well-known/security.txt', 200],
  'the end of a session': ['/signed-out', 204],
  'an answer of the service': ['/api/usertypes', 200],
  'an answer of the app server': ['/app/api/user', 404],
  'an answer of the LIS that refuses': ['/lis/api/demographics/all', 401],
  'a missing asset': ['/assets/missing.js', 404],
  'a missing template': ['/reports/missing.json', 404],
  'a source map': ['/assets/app.js.map', 404],
  'a hidden file': ['/.git/config', 404],
  'a call that climbs': ['/api/%2e%2e/app/api/user', 404],
} as const satisfies Readonly<Record<string, readonly [string | (() => string), number]>>;

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /text\/css/,
  json: /application\/json/,
  '/healthz': /^text\/plain/,
};

/** Other spellings of what nobody may have. */
const HIDDEN = [
  '/.env',
  '/%2egit/config',
  '/assets/../.env',
  '/assets/..%2f.env',
  '/assets/app.js%2emap',
  '/.well-known/../.env',
];

/** What no server behind the host may tell a browser on the portal's own origin. */
const UNSAID = ['access-control-allow-origin', 'set-cookie', 'www-authenticate', 'x-powered-by'];

/** Addresses that nobody may read in a log, whatever comes of them. */
const TOLD: readonly (readonly [path: string, method?: string])[] = [
  ['/orqrm:CANARY'],
  ['/orqrm%3ACANARY'],
  ['/?token=CANARY'],
  ['/dashboard?a=CANARY'],
  ['/assets/missing.js?CANARY'],
  ['/.git/CANARY'],
  ['/dashboard?CANARY', 'DELETE'],
  ['/api/orders/results/order/CANARY/0'],
  ['/api/orders/results/order/CANARY/0', 'DELETE'],
  ['/api/authentication/passwordrecovery/CANARY/1/-'],
  ['//api/orders/results/order/CANARY'],
  ['/%61pi/orders/results/order/CANARY'],
  ['/api/..;CANARY'],
  ['/lis/api/microbiology/microbialdetection/order/CANARY/test/1'],
  ['/a%00CANARY'],
];
const LARGE = 22_000_000;
/** Announced, not sent: whoever still sends when the answer comes may lose the connection with it. */
const TOO_LARGE = { 'content-length': String(LARGE) };

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.skip(
      !isInstalled(kind),
      `${kind.name} is not installed here: apt-get install nginx-light caddy`,
    );
    test.describe.configure({ mode: 'default' });
    let host: Host | undefined;
    const start = (laboratory: number) => startHost(kind, { laboratory });

    test.beforeAll(async () => {
      host = await start(Number(new URL(LABORATORY).port));
    });
    test.afterAll(async () => {
      await host?.stop();
    });

    test(`${kind.name} sends all ten headers with everything`, async () => {
      for (const [name, [address, status]] of Object.entries(ADDRESSES)) {
        const path = typeof address === 'string' ? address : address();
        const answer = await ask(kind.port, path);
        expect(answer.status, name).toBe(status);
        const expected = {
          ...SECURITY_HEADERS,
          'Content-Security-Policy': contentSecurityPolicy([]),
          'Cache-Control': cacheControl(path, answer.status),
        };
        expect(Object.keys(expected)).toHaveLength(10);
        for (const [header, value] of Object.entries(expected)) {
          expect(answer.headers[header.toLowerCase()], `${name}: ${header}`).toBe(value);
        }
        const type = TYPES[path.split('.').at(-1) ?? ''];
        if (status === 200 && type !== undefined)
          expect(answer.headers['content-type'], name).toMatch(type);
        const clears = path === '/signed-out' ? '"cache", "storage"' : undefined;
        expect(answer.headers['clear-site-data'], name).toBe(clears);
        for (const header of UNSAID) expect(answer.headers[header], header).toBeUndefined();
        expect(answer.headers['server'] ?? '', 'no version').not.toMatch(/\d/);
        expect(answer.body, name).not.toContain('SECRET');
      }
    });

    test(`${kind.name} hides maps and dot files in every spelling`, async () => {
      for (const path of HIDDEN) {
        const { status, body } = await ask(kind.port, path);
        expect([400, 404], path).toContain(status);
        expect(body, path).not.toContain('SECRET');
      }
    });

    test(`${kind.name} lets nothing be written but to the servers behind it`, async () => {
      const paths = ['/', '/assets/missing.js', '/reports/reports.json', '/signed-out'];
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']) {
        for (const path of paths) {
          const { status, headers } = await ask(kind.port, path, { method });
          expect(status, `${method} ${path}`).toBe(405);
          expect(headers['cache-control'], `${method} ${path}`).toBe('no-store');
        }
      }
      for (const method of ['DELETE', 'TRACE', 'OPTIONS']) {
        expect((await ask(kind.port, '/api/orders/filter', { method })).status, method).toBe(405);
      }
      const head = await ask(kind.port, '/', { method: 'HEAD' });
      expect([head.status, head.body]).toEqual([200, '']);
    });

    test(`${kind.name} takes as much as the portal sends, and no more`, async () => {
      const send = (path: string, body: string) => ask(kind.port, path, { method: 'POST', body });
      const refused = await ask(kind.port, '/api/authentication/web', {
        method: 'POST',
        headers: TOO_LARGE,
      });
      expect(refused.status).toBe(413);
      expect(refused.headers['cache-control']).toBe('no-store');
      const fitting = await send('/api/authentication/web', ' '.repeat(18_000_000));
      expect(fitting.status, 'as the laboratory answers').toBe(500);
      expect((await send('/merge/api/mergepdf', ' '.repeat(LARGE))).status).not.toBe(413);
    });

    test(`${kind.name} logs no print link, no order and no recovery token, whatever fails`, async () => {
      const tell = async () => {
        const headers = { authorization: 'CANARY', referer: 'https://localhost/CANARY' };
        for (const [path, method = 'GET'] of TOLD) await ask(kind.port, path, { method, headers });
        const large = { method: 'PUT', headers: { ...headers, ...TOO_LARGE } };
        await ask(kind.port, '/api/orders/results/order/CANARY', large);
        await ask(kind.port, '/index.html');
        await expect.poll(() => host?.accessLog()).toContain('/index.html');
        const logs = `${(await host?.accessLog()) ?? ''}${(await host?.errorLog()) ?? ''}`;
        expect(logs).toContain('/api/orders/results');
        expect(logs).not.toContain('CANARY');
        expect(canariesIn(logs)).toEqual([]);
      };
      await tell();
      await host?.stop();
      host = await start(NOBODY);
      expect((await ask(kind.port, '/api/usertypes')).status).toBe(502);
      await tell();
    });
  });
}

test('visitors of nginx without TLS are sent on, and certificates can be fetched', async () => {
  const nginx = HOST_KINDS.find(({ name }) => name === 'nginx');
  test.skip(nginx === undefined || !isInstalled(nginx), 'nginx is not installed here');
  if (nginx === undefined) return;
  const host = await startHost(nginx, { laboratory: NOBODY });
  const origin = `http://localhost:${nginx.port + PLAIN}`;
  const sent = await fetch(`${origin}/dashboard?x=1`, { redirect: 'manual' });
  expect(sent.status).toBe(308);
  expect(sent.headers.get('location')).toBe(`https://localhost:${nginx.port}/dashboard?x=1`);
  const challenge = await fetch(`${origin}/.well-known/acme-challenge/a_B-9`);
  expect(await challenge.text()).toBe('answer');
  await host.stop();
});

test('the Caddyfile is written as Caddy writes it', () => {
  const { error, stdout } = spawnSync('caddy', ['fmt', 'tools/hosting/Caddyfile']);
  test.skip(error !== undefined, 'Caddy is not installed here');
  expect(String(stdout)).toBe(readFileSync('tools/hosting/Caddyfile', 'utf8'));
});
