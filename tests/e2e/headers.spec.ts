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

test('the app comes under the production headers, its policy allows no stranger, and nothing is written or hidden', async ({
  request,
}) => {
  for (const path of SCREENS) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/html');
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
  const start = await request.get('/');
  const policy = start.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-|\*|https?:\/\/(?!localhost)/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src 'self' ${LABORATORY};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");

  // Hashed assets may be kept for ever, templates only after asking.
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await start.text())?.[1] ?? 'no script';
  expect((await request.get(script)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await request.get('/reports/reports.json')).headers()['cache-control']).toBe('no-cache');
  const ended = await request.get('/signed-out');
  expect(ended.status()).toBe(204);
  expect(ended.headers()).toMatchObject({
    'clear-site-data': '"cache", "storage"',
    'cache-control': 'no-store',
  });
  expect((await request.post('/')).status()).toBe(405);
  for (const path of REFUSED) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-store');
  }
});

test('whether the host is there, with which build, and under which name a phone keeps it @slow', async ({
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

  const kept = await request.get('/manifest.webmanifest');
  expect(kept.headers()['content-type']).toContain('application/manifest+json');
  const { icons, ...named } = (await kept.json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(named).toMatchObject({ name: 'Resultados de laboratorio', start_url: '.' });
  for (const { src, sizes } of [
    ...icons,
    { src: 'icons/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const bytes = await (await request.get(`/${src}`)).body();
    // Width and height stand in the head of every PNG file.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
