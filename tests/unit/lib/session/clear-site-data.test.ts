import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { clearSiteData } from '@/lib/session/clear-site-data';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { baseURI: 'https://portal.test/dashboard' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('asks the host once, past every cache, and keeps only what the device knows of nobody', async () => {
  kept.set('language', 'en').set('colorScheme', 'dark').set('other', 'canary');
  const ask = vi.fn(() => {
    kept.clear();
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  vi.stubGlobal('fetch', ask);
  await clearSiteData();
  expect(ask).toHaveBeenCalledTimes(1);
  const [address, options] = ask.mock.calls[0] as unknown as [URL, RequestInit];
  expect(address.href).toBe('https://portal.test/signed-out');
  expect(options.cache).toBe('no-store');
  expect([...kept]).toEqual([
    ['language', 'en'],
    ['colorScheme', 'dark'],
  ]);
});

it('waits half a second at most for a host that hangs', async () => {
  vi.stubGlobal(
    'fetch',
    (_address: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('stopped'));
        });
      }),
  );
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => {
    limit.mockRestore();
  });
  await clearSiteData();
  expect(limit).toHaveBeenCalledExactlyOnceWith(500);
});

it('does without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(clearSiteData()).resolves.toBeUndefined();
});
