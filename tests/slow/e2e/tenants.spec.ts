// Two laboratories on one host by their host names, behind the real nginx and the real Caddy: each has its own files and servers, and
// no token of one reaches the other.
import { expect, test, chromium, type Browser, type Page } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';

import {
  SECURITY_HEADERS,
  cacheControl,
  contentSecurityPolicy,
} from '../../../tools/hosting/headers.mjs';
import { orders, results, search } from './support/dashboard';
import { openHostLaboratory, type HostLaboratory } from './support/host-laboratory';
import { ask, HOST_KINDS, isInstalled } from './support/hosts';
import { startTenantHost, type TenantFiles } from './support/tenant-host';

declare global {
  interface Window {
    /** The way out of the page for what its policy stopped. */
    noteStopped?: (what: string) => void;
  }
}

const NORTE = 'norte.resultados.example';
const SUR = 'sur.resultados.example';
const PHYSICIAN = demoAccount(1);

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

const tokens = (laboratory: HostLaboratory) =>
  new Set(laboratory.calls.flatMap(({ headers }) => headers.authorization ?? []));

/** What becomes of a call that a page tries to make with what it keeps of its session. */
async function tryToCall(page: Page, address: string): Promise<string> {
  return page.evaluate(async (url) => {
    const stored = sessionStorage.getItem('s') ?? '';
    return fetch(url, { headers: { Authorization: stored } }).then(
      () => 'answered',
      () => 'refused',
    );
  }, address);
}

/** The calls that a page's policy stopped; the browser tells of them by themselves. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('noteStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.noteStopped?.(`${effectiveDirective} ${new URL(blockedURI).origin}`);
    });
  });
  return stopped;
}

/** Signs in and reads an order, as every morning. */
async function work(page: Page): Promise<void> {
  await signIn(page, PHYSICIAN);
  await search(page);
  await orders(page).first().click();
  await expect(results(page)).toBeVisible();
}

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.skip(!isInstalled(kind), `${kind.name} is not installed here`);
    test.describe.configure({ mode: 'default' });
    let north: HostLaboratory;
    let south: HostLaboratory;
    let host: Awaited<ReturnType<typeof startTenantHost>>;
    let browser: Browser;

    test.beforeAll(async ({ launchOptions }) => {
      north = await openHostLaboratory({ at: 1 });
      south = await openHostLaboratory({ at: 2 });
      host = await startTenantHost(kind, tenantsOf(north, south));
      const rules = `--host-resolver-rules=MAP *.resultados.example 127.0.0.1:${kind.port}`;
      browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), rules],
      });
    });
    test.afterAll(async () => {
      await browser.close();
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

    test(`through ${kind.name} two laboratories are read, and no token of one reaches the other`, async () => {
      const open = async (name: string) => {
        const page = await browser.newPage({
          baseURL: `https://${name}`,
          ignoreHTTPSErrors: true,
          locale: 'es-CO',
        });
        const origins = new Set<string>();
        const stopped = await watchPolicy(page);
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http')) origins.add(origin);
        });
        await work(page);
        return { page, origins, stopped };
      };
      const [inNorth, inSouth] = [await open(NORTE), await open(SUR)];
      expect([...inNorth.origins]).toEqual([`https://${NORTE}`]);
      expect([...inSouth.origins].sort()).toEqual([
        `http://127.0.0.1:${south.port}`,
        `https://${SUR}`,
      ]);

      const [heardInNorth, heardInSouth] = [north.calls.length, south.calls.length];
      const own = `http://127.0.0.1:${south.port}`;
      const calls = [
        [inNorth, `${own}/service/usertypes`],
        [inNorth, `https://${SUR}/config.json`],
        [inSouth, `http://127.0.0.1:${north.port}/service/usertypes`],
        [inSouth, `https://${NORTE}/api/usertypes`],
      ] as const;
      for (const [{ page, stopped }, address] of calls) {
        expect(await tryToCall(page, address), address).toBe('refused');
        const violation = `connect-src ${new URL(address).origin}`;
        await expect.poll(() => stopped, address).toContain(violation);
      }
      // Positive control: what the policy names can be called from there.
      expect(await tryToCall(inSouth.page, `${own}/service/usertypes`)).toBe('answered');
      expect(north.calls).toHaveLength(heardInNorth);
      expect(south.calls.length).toBeGreaterThan(heardInSouth);

      const [ofNorth, ofSouth] = [tokens(north), tokens(south)];
      expect(ofNorth.size).toBeGreaterThan(0);
      expect(ofSouth.size).toBeGreaterThan(0);
      expect([...ofNorth].filter((token) => ofSouth.has(token))).toEqual([]);
    });

    test(`${kind.name} tells whoever comes by an unknown name nothing`, async () => {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      await expect(page.goto('https://oeste.resultados.example/')).rejects.toThrow('net::ERR_');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.close();
    });
  });
}
