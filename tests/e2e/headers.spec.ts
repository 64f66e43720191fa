import { expect, test } from '@playwright/test';

import manifest from '../../package.json' with { type: 'json' };
import { LABORATORY } from './support/laboratory-client';

const SCREENS = ['/', '/dashboard', '/userprofile', '/404', '/orqrm:MjAyNjAwMDE=', '/index.html'];
const REFUSED = [
  '/.git/config',
  '/assets/missing.js',
  '/reports/missing.json',
  '/assets/app.js.map',
  '/..%2Fpackage.json',
];

for (const path of SCREENS) {
  test(`${path} is the app, under the production headers and never cached (I3)`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
}

for (const path of REFUSED) {
  test(`${path} is not there, and its absence is not cached (I5) @slow`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

test('whether the host is there, and with which build, is told to whoever looks after it @slow', async ({
  request,
}) => {
  const health = await request.get('/healthz');
  expect([health.status(), await health.text()]).toEqual([200, 'ok\n']);
  expect(health.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  const version = await request.get('/version.json');
  expect(version.headers()['cache-control']).toBe('no-store');
  const told = (await version.json()) as Readonly<Record<string, string>>;
  expect(Object.keys(told)).toEqual(['version', 'commit', 'date']);
  expect(told['version']).toBe(manifest.version);
  expect(told['commit']).toMatch(/^[\da-f]{40}(-changed)?$/);
  expect(told['date']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('the policy allows nothing inline, nothing evaluated and no stranger (I1)', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-|\*|https?:\/\/(?!localhost)/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src 'self' ${LABORATORY};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('hashed assets may be kept for ever, templates only after asking', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script';
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await request.get('/reports/reports.json')).headers()['cache-control']).toBe('no-cache');
});

test('the portal can stand on a phone’s first screen, under a neutral name @slow', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Resultados de laboratorio', start_url: '.' });
  const icons = [...manifest.icons, { src: 'icons/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const bytes = await (await request.get(`/${src}`)).body();
    // Width and height stand in the head of every PNG file.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('nothing can be written to the host', async ({ request }) => {
  expect((await request.post('/')).status()).toBe(405);
});
