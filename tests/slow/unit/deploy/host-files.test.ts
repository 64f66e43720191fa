// What the servers do with their files is proved by the slow browser tests of hosting, where they are installed.
import { readFileSync } from 'node:fs';

import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { TIME_LIMITS } from '@/lib/http/create-request';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { ALL_CALLS, CALL_NAMES } from '@tests/unit/api/calls/all-calls';
import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

import {
  ADDRESSES,
  PROXIES,
  SECURITY_HEADERS,
  SILENCE,
  SINGLE_FILES,
  contentSecurityPolicy,
} from '../../../../.config/scripts/headers.mjs';
import { HOST_FILES } from '../../../../.config/scripts/host-files.mjs';
import { whatCaddySays, whatNginxSays } from './judge-file';

portalPerTest();

it.each(Object.entries(HOST_FILES))(
  '%s is what `npm run hosts` writes, with the headers under which the browser tests run',
  (name, text) => {
    expect(readFileSync(`.config/deploy/${name}`, 'utf8')).toBe(text);
    expect(text).toContain(`"${contentSecurityPolicy([])}"`);
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(`${header} "${value}"`);
    }
  },
);

it('a file that is missing is never answered with the page, and one whose name has no end is a word', () => {
  const missing = /@missing \{\s+path ([^\n]*)/.exec(HOST_FILES.Caddyfile)?.[1]?.split(' ');
  for (const file of SINGLE_FILES) {
    expect(HOST_FILES['nginx.conf']).toContain(`location = ${file} { try_files $uri =404; }`);
    expect(missing).toContain(file);
  }
  expect(HOST_FILES['nginx.conf']).toMatch(/\n {2}default_type text\/plain;\n {2}types \{/);
});

it('no answer of a server tells which program it is', () => {
  for (const header of ['X-Powered-By', 'X-AspNet-Version', 'X-AspNetMvc-Version', 'Via']) {
    expect(HOST_FILES['nginx.conf']).toContain(`proxy_hide_header ${header};`);
    expect(HOST_FILES.Caddyfile).toContain(`header_down -${header}\n`);
  }
});

it('the files hold where browsers call all servers by their own addresses and the blocks of all of them go', () => {
  const [head = ''] = HOST_FILES['nginx.conf'].split('  # Service\n');
  const nginx = `${head.replaceAll(/^upstream .*\n/gm, '')}}\n`;
  expect(nginx).not.toContain('proxy_pass ');
  expect(whatNginxSays(nginx)).toContain('test is successful');
  const caddy = HOST_FILES.Caddyfile.replace(/\t\t# Service\n.*?(?=\t\t# The files\n)/s, '');
  expect(caddy).not.toContain('import portal_proxy');
  expect(whatCaddySays(caddy)).toBe('');
});

it('a server is given up later than by the portal, whose own words are the better ones', () => {
  expect(SILENCE * 1000).toBeGreaterThan(Math.max(...Object.values(TIME_LIMITS)));
});

it('the runtime file to begin with names every server behind the page’s origin, and no key that nobody knows', async () => {
  const example = readFileSync('.config/deploy/config.example.json', 'utf8');
  network.use(http.get(`${PORTAL}/config.json`, () => new HttpResponse(example)));
  const { serviceUrl, lisUrl, appServerUrl, mergeUrl } = await loadRuntimeConfig();
  const bases = [serviceUrl, lisUrl, appServerUrl, mergeUrl];
  expect(bases).toEqual(PROXIES.map(({ path }) => PORTAL + path));
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
});

const logged = new RegExp(`^(${ADDRESSES.logged})`);
const asLogged = (address: string) => logged.exec(address)?.[0];

it.each([
  ['/api/orders/results/order/202611230001/0', '/api/orders/results'],
  ['/api/authentication/passwordrecovery/ana/2/52345678', '/api/authentication/passwordrecovery'],
  ['/lis/api/orders/getUserValidate/idOrder/2026', '/lis/api/orders'],
  ['/api/users/17', '/api/users'],
  ['/orqrm:MjAyNjAwMDE=', '/orqrm'],
  ['/orqrm%3AMjAy', '/orqrm'],
  ['/dashboard?token=a.b', '/dashboard'],
  ['/MjAyNjAwMDE=', '/'],
  ['//api/orders/results/order/2026', '/'],
  ['/%61pi/orders/results/order/2026', '/'],
  ['/assets/index-B3x_y.js?2026', '/assets/index-B3x_y.js'],
  ['/reports/reports_Sede_01.json', '/reports/reports_Sede_01.json'],
])('%s is logged as %s', (address, head) => {
  expect(asLogged(address)).toBe(head);
});

it('no value of any call is logged', () => {
  for (const name of CALL_NAMES) {
    const { pathname } = new URL(ALL_CALLS[name].sends.split(' ')[1] ?? '');
    const call = pathname.replace(/^\/\w+(?=\/)/, '');
    for (const { path } of PROXIES) expect(asLogged(path + call), name).toMatch(/^\/[A-Za-z/]+$/);
  }
});

it('addresses that climb or hide lead nowhere, all others are asked for', () => {
  const climbing = new RegExp(ADDRESSES.climbing, 'i');
  const wellKnown = new RegExp(ADDRESSES.wellKnown);
  const isRefused = (address: string) => climbing.test(address) && !wellKnown.test(address);
  for (const address of [
    ...['/.env', '/%2egit/config', '/api/..;/manager', '/api/x;y/z', '/api/%2E%2E/x'],
    ...['/api/a%2F..%2Fb', '/api/a%5c..', '/.well-known/../.env'],
  ]) {
    expect(isRefused(address), address).toBe(true);
  }
  for (const address of [
    ...['/', '/?a=/../;', '/orqrm:MjAyNjAwMDE=', '/assets/index-B3.js'],
    '/api/authentication/passwordrecovery/ana.perez%40correo.example/2/a%3Bb%2Fc',
    ...['/.well-known/security.txt', '/.well-known/acme-challenge/a_B-9'],
  ]) {
    expect(isRefused(address), address).toBe(false);
  }
});
