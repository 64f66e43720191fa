import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { loadRuntimeConfig } from '@/lib/runtime-config';
import { network, openPortal, PORTAL } from '@tests/unit/api/portal';
import { http, HttpResponse } from 'msw';

import { PROXIES } from '../../../.config/scripts/headers.mjs';

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  openPortal();
});
afterAll(() => {
  network.close();
  vi.unstubAllGlobals();
});

it('the runtime file to begin with names every server behind the page’s origin, and no key that nobody knows', async () => {
  const example = readFileSync('.config/deploy/config.example.json', 'utf8');
  network.use(http.get(`${PORTAL}/config.json`, () => new HttpResponse(example)));
  const { serviceUrl, lisUrl, appServerUrl, mergeUrl } = await loadRuntimeConfig();
  const bases = [serviceUrl, lisUrl, appServerUrl, mergeUrl];
  expect(bases).toEqual(PROXIES.map(({ path }) => PORTAL + path));
});
