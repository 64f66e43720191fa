// Two laboratories on one host by their host names, behind the real nginx and the real Caddy: each has its own files and servers, and
// a policy that lets its pages call no other (that browsers obey it: e2e/controls.spec.ts).
import { expect, test } from '@playwright/test';

import {
  SECURITY_HEADERS,
  cacheControl,
  contentSecurityPolicy,
} from '../../../tools/hosting/headers.mjs';
import { openHostLaboratory, type HostLaboratory } from './support/host-laboratory';
import { ask, HOST_KINDS, isInstalled } from './support/hosts';
import { startTenantHost, type TenantFiles } from './support/tenant-host';

const NORTE = 'norte.resultados.example';
const SUR = 'sur.resultados.example';

/** The north's calls are passed on by the host; the south's browsers call its laboratory themselves. */
function tenantsOf(north: HostLaboratory, south: HostLaboratory): readonly TenantFiles[] {
  const [behind, beside] = [north, south].map(({ port }) => `http://127.0.0.1:${port}`);
  if (behind === undefined || beside === undefined) throw new Error('two laboratories');
  return [
    {
      host: NORTE,
      folder: 'norte',
      servers: { service: `${behind}/service`, lis: `${behind}/lis`, app: `${behind}/app` },
      config: { lisUrl: '/lis', appServerUrl: '/app', phone: '601 NORTE', startDays: 0 },
      mark: 'NORTE',
    },
    {
      host: SUR,
      folder: 'sur',
      origins: [beside],
      config: {
        serviceUrl: `${beside}/service`,
        mailUrl: '',
        lisUrl: `${beside}/lis`,
        phone: '601 SUR',
        startDays: 0,
      },
      mark: 'SUR',
    },
  ];
}

const ADDRESSES: Readonly<Record<string, number>> = {
  '/': 200,
  '/dashboard': 200,
  '/config.json': 200,
  '/reports/reports.json': 200,
  '/reports/order.json': 200,
  '/glossary/en.json': 200,
  '/signed-out': 204,
  '/reports/missing.json': 404,
  '/assets/missing.js': 404,
  '/.git/config': 404,
  '/reports/../.git/config': 404,
  '/merge/api/mergepdf': 404,
};

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.skip(!isInstalled(kind), `${kind.name} is not installed here`);
    test.describe.configure({ mode: 'default' });
    let north: HostLaboratory;
    let south: HostLaboratory;
    let host: Awaited<ReturnType<typeof startTenantHost>>;

    test.beforeAll(async () => {
      north = await openHostLaboratory({ at: 1 });
      south = await openHostLaboratory({ at: 2 });
      host = await startTenantHost(kind, tenantsOf(north, south));
    });
    test.afterAll(async () => {
      await host.stop();
      await north.close();
      await south.close();
    });

    const get = (path: string, name: string) =>
      ask(kind.port, path, { headers: { host: `${name}:${kind.port}` } });

    test(`${kind.name} sends each laboratory its own policy and files, with all headers`, async () => {
      const origins = { [NORTE]: [], [SUR]: [`http://127.0.0.1:${south.port}`] };
      for (const [name, own] of Object.entries(origins)) {
        for (const [path, status] of Object.entries(ADDRESSES)) {
          const answer = await get(path, name);
          expect(answer.status, name + path).toBe(status);
          const expected = {
            ...SECURITY_HEADERS,
            'Content-Security-Policy': contentSecurityPolicy(own),
            'Cache-Control': cacheControl(path, answer.status),
          };
          for (const [header, value] of Object.entries(expected)) {
            expect(answer.headers[header.toLowerCase()], `${name}${path} ${header}`).toBe(value);
          }
          expect(answer.body).not.toContain('SECRET');
        }
        const [mark, other] = name === NORTE ? ['NORTE', 'SUR'] : ['SUR', 'NORTE'];
        for (const path of ['/config.json', '/reports/order.json', '/glossary/en.json']) {
          const { body } = await get(path, name);
          expect(body, path).toContain(mark);
          expect(body, path).not.toContain(other);
        }
      }
    });

    test(`${kind.name} passes calls on to the laboratory of the name, and no others`, async () => {
      expect((await get('/api/usertypes', NORTE)).status).toBe(200);
      expect((await get('/api/usertypes', SUR)).status).toBe(404);
      // An address in the first line goes before the name in the head.
      const respelt = await ask(kind.port, `https://${SUR}/api/usertypes`, {
        headers: { host: NORTE },
      });
      expect([400, 404]).toContain(respelt.status);
      expect(north.calls.map(({ name }) => name)).toEqual(['GET /service/usertypes']);
      expect(south.calls).toEqual([]);
    });

    test(`${kind.name} answers no other name, whatever is asked for`, async () => {
      const names = [
        'resultados.example',
        'oeste.resultados.example',
        `${NORTE}.evil.example`,
        '127.0.0.1',
        'localhost',
      ];
      for (const name of names) {
        for (const path of ['/', '/config.json', '/reports/order.json', '/api/usertypes']) {
          const asked = ask(kind.port, path, {
            headers: { host: `${name}:${kind.port}` },
            // The door opens by a name that is served; what is asked for inside is another one.
            servername: NORTE,
          });
          await expect(asked, name + path).rejects.toThrow('socket hang up');
        }
      }
      expect((await get('/', NORTE.toUpperCase())).status, 'names have no case').toBe(200);
    });
  });
}
