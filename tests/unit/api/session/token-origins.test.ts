// The address of the LIS comes from a configuration that administrators, or whoever gets at it, can change. The session's token
// goes to the origins that the installation names, whatever is written there.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { lis, lisAt, setLisUrl } from '@/api/origins';
import { ApiError } from '@/lib/http/api-error';
import type { RequestFunction } from '@/lib/http/create-request';
import { text } from '@/lib/wire/readers';
import { runs } from '@tests/support/environment/runs';

import {
  answerAll,
  LIS,
  MAIL,
  MERGE,
  PORTAL,
  portalPerTest,
  SERVICE,
  signIn,
} from '@tests/unit/api/portal';

const NAMED = new Set([PORTAL, LIS, MAIL, MERGE, new URL(SERVICE).origin]);

portalPerTest();

const hosts = fc.oneof(
  fc.constantFrom(
    ...['lis.test', 'LIS.TEST', 'lis.test.', 'lis。test', 'ｌｉｓ.test', 'lis.test%2eevil.test'],
    ...['evil.test', 'lis.test.evil.test', 'lis.testevil', 'evil-lis.test', 'localhost.evil'],
    ...['localhost', '127.0.0.1', '127.1', '0x7f000001', '2130706433', '[::1]'],
    ...['[::ffff:7f00:1]', 'lís.test', 'xn--ls-oja.test', 'liѕ.test', 'service.test'],
    ...['portal.test', '', '.', '[', '%'],
  ),
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
);
const users = fc.constantFrom(
  ...['', '', '', 'user@', 'lis.test@', 'user:word@', 'lis.test:443@', '@', 'lis.test%40'],
  'lis.test\\@',
);
const ports = fc.oneof(
  fc.constantFrom(
    ...['', '', '', ':443', ':80', ':8443', ':0443', ':', ':0', ':99999', ':443@evil.test', ':x'],
  ),
  fc.integer({ min: 1, max: 65_535 }).map((port) => `:${port}`),
);
const schemes = fc.constantFrom(
  ...['https://', 'https://', 'https://', 'HTTPS://', 'http://', 'https:\\\\', 'https:/\\'],
  ...['https:', 'https:/', '//', '/\\', '/\t/', '/', './', 'ht\ntps://', ' https://'],
  ...['\u0000https://', 'wss://', 'ftp://', 'javascript:', 'data:', 'blob:https://'],
  ...['file:///', 'https:///', 'https://lis.test\\', ''],
);
const paths = fc.constantFrom(
  ...['', '', '/', '/api', '/API/', '//evil.test', '/../..', '\\evil.test', '?x', '#x'],
  ...['/%2e%2e', '/@evil.test'],
);

const addresses = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(schemes, users, hosts, ports, paths).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: fc.string() },
);

/** The network that stands in for the real one answers 500 to broken escapes, without a trace. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Asks once; gives why nothing came, or undefined. */
async function problemOf(request: RequestFunction): Promise<unknown> {
  try {
    await request(text, { path: '/x', limit: 'list' });
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.kind : error;
  }
}

it('the token goes to named origins only, else the address is refused before anything is sent', async () => {
  signIn();
  const sent = answerAll(() => new Response('"x"'));
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(addresses.filter(isReadable), fc.boolean(), async (address, isStored) => {
      setLisUrl(address);
      const before = sent.length;
      const problem = await problemOf(isStored ? lis : lisAt(address));
      const calls = sent.slice(before);
      for (const { url } of calls) expect(NAMED).toContain(new URL(url).origin);
      if (calls.length > 0) return;
      refused += 1;
      expect(['forbidden-origin', 'not-configured']).toContain(problem);
    }),
    // With fewer, chance decides whether any is sent.
    { numRuns: Math.max(300, runs(300, 10_000)) },
  );
  // Both happened: neither a portal that sends nothing nor one that refuses nothing passes.
  expect(sent).not.toEqual([]);
  expect(sent.every(({ authorization }) => authorization === 'Bearer aaaa.bbbb.cccc')).toBe(true);
  expect(refused).toBeGreaterThan(0);
});

it.each([
  ['https://lis.test.evil.test', 'forbidden-origin'],
  ['https://lis.test:8443', 'forbidden-origin'],
  ['https://lis.test./api', 'forbidden-origin'],
  ['https://lis.test@evil.test', 'not-configured'],
  ['//evil.test', 'forbidden-origin'],
  ['/\\evil.test', 'forbidden-origin'],
  ['http://lis.test', 'not-configured'],
  ['http://[::1]', 'forbidden-origin'],
  ['HTTPS://LIS.TEST/api', undefined],
  ['https://lis.test:443', undefined],
])('the address %s gives %s', async (address, expected) => {
  signIn();
  const sent = answerAll(() => new Response('"x"'));
  setLisUrl(address);
  expect(await problemOf(lis)).toBe(expected);
  expect(sent).toHaveLength(expected === undefined ? 1 : 0);
});
