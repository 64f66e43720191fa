// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const { origin } = window.location;

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const load = () => import('@/lib/http/trusted-script-url');

it('makes the address of an own script absolute', async () => {
  const { trustedScriptUrl } = await load();
  expect(trustedScriptUrl('/assets/draw.worker-1.js')).toBe(`${origin}/assets/draw.worker-1.js`);
});

it.each([
  'https://evil.test/assets/draw.worker.js',
  '//evil.test/assets/draw.worker.js',
  'data:text/javascript,0',
  'javascript:0',
  `${origin}@evil.test/assets/draw.worker.js`,
])('refuses %s', async (address) => {
  const { trustedScriptUrl } = await load();
  expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});

it('asks the browser for the policy once, with the same rule', async () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedScriptUrl } = await load();
  expect(trustedScriptUrl('/assets/one.js')).toBe(`trusted ${origin}/assets/one.js`);
  expect(trustedScriptUrl('/assets/two.js')).toBe(`trusted ${origin}/assets/two.js`);
  expect(() => trustedScriptUrl('https://evil.test/one.js')).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal']);
});
