// The real nginx and the real Caddy, each with the repository's own file, before the build (I2, I3, B12).
import { readdirSync } from 'node:fs';

import { expect, test as plain } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test as watched } from '@tests/e2e/support/watched-test';

import {
  SECURITY_HEADERS,
  cacheControl,
  contentSecurityPolicy,
} from '../../.config/scripts/headers.mjs';
import { HOST_KINDS, ask, isInstalled, startHost, type Host } from './support/hosts';
import { makeReport, orders, results, search } from './support/dashboard';

const asset = (end: string) =>
  `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(end)) ?? `no ${end}`}`;

/** One address of each kind, and its status. */
const ADDRESSES = {
  'the root': ['/', 200],
  'a screen': ['/dashboard', 200],
  'a print link': ['/orqrm:MjAyNjAwMDE=', 200],
  'the page by its name': ['/index.html', 200],
  'the runtime file': ['/config.json', 200],
  'a script': [() => asset('.js'), 200],
  'a style sheet': [() => asset('.css'), 200],
  'a template': ['/reports/reports.json', 200],
  'the end of a session': ['/signed-out', 204],
  'a missing asset': ['/assets/missing.js', 404],
  'a missing template': ['/reports/missing.json', 404],
  'a source map': ['/assets/app.js.map', 404],
  'a hidden file': ['/.git/config', 404],
} as const satisfies Readonly<Record<string, readonly [string | (() => string), number]>>;

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /text\/css/,
  json: /application\/json/,
};

/** Other spellings of what nobody may have. */
const HIDDEN = [
  '/.env',
  '/%2egit/config',
  '/assets/../.env',
  '/assets/..%2f.env',
  '/assets/app.js%2emap',
];

for (const kind of HOST_KINDS) {
  plain.describe(kind.name, () => {
    plain.skip(
      !isInstalled(kind),
      `${kind.name} is not installed here: apt-get install nginx-light caddy`,
    );
    plain.describe.configure({ mode: 'default' });
    plain.use({ baseURL: `http://localhost:${kind.port}` });
    let host: Host | undefined;

    plain.beforeAll(async () => {
      host = await startHost(kind);
    });
    plain.afterAll(async () => {
      await host?.stop();
    });

    for (const [name, [address, status]] of Object.entries(ADDRESSES)) {
      plain(`${kind.name} sends all ten headers with ${name} (I3)`, async () => {
        const path = typeof address === 'string' ? address : address();
        const answer = await ask(kind.port, path);
        expect(answer.status).toBe(status);
        const expected = {
          ...SECURITY_HEADERS,
          'Content-Security-Policy': contentSecurityPolicy([LABORATORY]),
          'Cache-Control': cacheControl(path, answer.status),
        };
        expect(Object.keys(expected)).toHaveLength(10);
        for (const [header, value] of Object.entries(expected)) {
          expect(answer.headers[header.toLowerCase()], header).toBe(value);
        }
        const type = TYPES[path.split('.').at(-1) ?? ''];
        if (status === 200 && type !== undefined)
          expect(answer.headers['content-type']).toMatch(type);
        const clears = path === '/signed-out' ? '"cache", "storage"' : undefined;
        expect(answer.headers['clear-site-data']).toBe(clears);
        expect(answer.headers['server'] ?? '', 'no version').not.toMatch(/\d/);
        expect(answer.body).not.toContain('SECRET');
      });
    }

    plain(`${kind.name} hides maps and dot files in every spelling (I3)`, async () => {
      for (const path of HIDDEN) {
        const { status, body } = await ask(kind.port, path);
        expect([400, 404], path).toContain(status);
        expect(body, path).not.toContain('SECRET');
      }
    });

    plain(`${kind.name} is only read: everything but GET and HEAD is refused (I3)`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']) {
        for (const path of ['/', '/assets/missing.js', '/reports/reports.json', '/signed-out']) {
          const { status, headers } = await ask(kind.port, path, method);
          expect(status, `${method} ${path}`).toBe(405);
          expect(headers['cache-control'], `${method} ${path}`).toBe('no-store');
        }
      }
      const head = await ask(kind.port, '/', 'HEAD');
      expect([head.status, head.body]).toEqual([200, '']);
    });

    plain(`${kind.name} logs no print link and no recovery token (B12)`, async () => {
      for (const path of [
        '/orqrm:CANARY',
        '/orqrm%3ACANARY',
        '/?token=CANARY',
        '/dashboard?a=CANARY',
      ]) {
        await ask(kind.port, path);
      }
      await ask(kind.port, '/index.html');
      await expect.poll(() => host?.accessLog()).toContain('/index.html');
      expect(await host?.accessLog()).not.toContain('CANARY');
    });

    watched(
      `a walk through the portal under ${kind.name} breaks no policy (I2)`,
      async ({ page, watched: seen }) => {
        await signIn(page, demoAccount(4));
        await search(page);
        await orders(page).first().click();
        await expect(results(page)).toBeVisible();
        await makeReport(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'English' }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('textbox', { name: 'User' })).toBeVisible();
        expect(seen.violations).toEqual([]);
        // The listeners do hear under this server's policy: a style in the page is refused.
        seen.expected = [/inline style violates/];
        await page.evaluate(() => {
          const style = document.createElement('style');
          style.textContent = 'p { color: red }';
          document.head.append(style);
        });
        await expect.poll(() => seen.violations.splice(0).join()).toContain('style-src-elem');
      },
    );
  });
}
