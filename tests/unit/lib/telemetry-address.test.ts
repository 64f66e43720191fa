import { expect, it } from 'vitest';

import { isAllowedOrigin } from '@/lib/http/allowed-origin';
import { runtimeConfig } from '@/lib/runtime-config';
import { configure, PORTAL, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

it.each([
  ['/t', `${PORTAL}/t`],
  ['./t/', `${PORTAL}/t`],
  ['https://lis.test/t', 'https://lis.test/t'],
  ['https://service.test/numbers', 'https://service.test/numbers'],
])('visits are told to %s', async (url, address) => {
  await configure({ telemetry: { url } });
  expect(runtimeConfig().telemetry?.url).toBe(address);
});

it.each<[unknown, string, string]>([
  ['/t', 'telemetry', 'not-an-object'],
  [[], 'telemetry', 'not-an-object'],
  [{}, 'telemetry.url', 'missing'],
  [{ url: 't' }, 'telemetry.url', 'not-an-address'],
  [{ url: '/t?a=1' }, 'telemetry.url', 'not-an-address'],
  [{ url: 'http://lis.test/t' }, 'telemetry.url', 'insecure'],
  [{ url: '/t', user: true }, 'telemetry.user', 'unknown-key'],
  [{ url: 'https://other.test/t' }, 'telemetry.url', 'unnamed-origin'],
  [{ url: 'https://lis.test.other.test/t' }, 'telemetry.url', 'unnamed-origin'],
])('%j is explained', async (telemetry, key, problem) => {
  await expect(configure({ telemetry })).rejects.toMatchObject({ problems: [{ key, problem }] });
});

it('an address for visits opens no way for tokens', async () => {
  await configure({ telemetry: { url: '/t' }, appServerUrl: '' });
  expect(isAllowedOrigin(PORTAL)).toBe(false);
});
