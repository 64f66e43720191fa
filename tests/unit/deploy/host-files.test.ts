import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { TIME_LIMITS } from '@/lib/http/create-request';

import {
  ADDRESSES,
  PROXIES,
  SECURITY_HEADERS,
  SILENCE,
  SINGLE_FILES,
  START_CALLS,
  contentSecurityPolicy,
} from '../../../.config/scripts/headers.mjs';
import { HOST_FILES } from '../../../.config/scripts/host-files.mjs';
import { ALL_CALLS, CALL_NAMES } from '@tests/unit/api/calls/all-calls';
import { whatCaddySays, whatNginxSays } from './judge-file';

// What the servers do with their files is proved by tests/slow/e2e/hosting.spec.ts and same-origin.spec.ts, where they are installed.
describe.each(Object.entries(HOST_FILES))('%s', (name, text) => {
  it('is what `npm run hosts` writes', () => {
    expect(readFileSync(`.config/deploy/${name}`, 'utf8')).toBe(text);
  });

  it('sends the policy and the headers under which the end-to-end tests run (I2)', () => {
    expect(text).toContain(`"${contentSecurityPolicy([])}"`);
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(`${header} "${value}"`);
    }
  });
});

it('a file that is missing is never answered with the page', () => {
  const missing = /@missing \{\s+path ([^\n]*)/.exec(HOST_FILES.Caddyfile)?.[1]?.split(' ');
  for (const file of SINGLE_FILES) {
    expect(HOST_FILES['nginx.conf']).toContain(`location = ${file} { try_files $uri =404; }`);
    expect(missing).toContain(file);
  }
});

it('a file whose name has no end is a word, whatever the rest of nginx says', () => {
  expect(HOST_FILES['nginx.conf']).toMatch(/\n {2}default_type text\/plain;\n {2}types \{/);
});

it.each(['X-Powered-By', 'X-AspNet-Version', 'X-AspNetMvc-Version', 'X-Generator', 'Via'])(
  'no answer of a server tells the program that %s names',
  (header) => {
    expect(HOST_FILES['nginx.conf']).toContain(`proxy_hide_header ${header};`);
    expect(HOST_FILES.Caddyfile).toContain(`header_down -${header}\n`);
  },
);

describe('where browsers call all servers by their own addresses, the blocks of all of them go', () => {
  it('nginx', () => {
    const [head = ''] = HOST_FILES['nginx.conf'].split('  # Service\n');
    const without = `${head.replaceAll(/^upstream .*\n/gm, '')}}\n`;
    expect(without).not.toContain('proxy_pass ');
    expect(whatNginxSays(without)).toContain('test is successful');
  });

  it('Caddy', () => {
    const without = HOST_FILES.Caddyfile.replace(/\t\t# Service\n.*?(?=\t\t# The files\n)/s, '');
    expect(without).not.toContain('import portal_proxy');
    expect(whatCaddySays(without)).toBe('');
  });
});

it('all servers are behind the page’s own origin, so that no other one may be called', () => {
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
});

it('a server is given up later than by the portal, whose own words are the better ones', () => {
  expect(SILENCE * 1000).toBeGreaterThan(Math.max(...Object.values(TIME_LIMITS)));
});

it('the start gate is asked for what it hands out', () => {
  const gate = readFileSync('.config/deploy/start-gate.mjs', 'utf8');
  const open = /OPEN = new Set\(\[([^\]]*)\]/.exec(gate)?.[1] ?? '';
  expect([...open.matchAll(/'([^']+)'/g)].map(([, path]) => path)).toEqual(START_CALLS);
});

describe('addresses', () => {
  const logged = new RegExp(`^(${ADDRESSES.logged})`);
  const asLogged = (address: string) => logged.exec(address)?.[0];
  const climbing = new RegExp(ADDRESSES.climbing, 'i');
  const wellKnown = new RegExp(ADDRESSES.wellKnown);
  const isRefused = (address: string) => climbing.test(address) && !wellKnown.test(address);

  it.each([
    ['/api/orders/results/order/202611230001/0', '/api/orders/results'],
    ['/api/authentication/passwordrecovery/ana/2/52345678', '/api/authentication/passwordrecovery'],
    ['/lis/api/orders/getUserValidate/idOrder/2026', '/lis/api/orders'],
    ['/api/users/17', '/api/users'],
    ['/orqrm:MjAyNjAwMDE=', '/orqrm'],
    ['/orqrm%3AMjAy', '/orqrm'],
    ['/?token=a.b', '/'],
    ['/dashboard?token=a.b', '/dashboard'],
    ['/MjAyNjAwMDE=', '/'],
    ['//api/orders/results/order/2026', '/'],
    ['/%61pi/orders/results/order/2026', '/'],
    ['/assets/index-B3x_y.js?2026', '/assets/index-B3x_y.js'],
    ['/reports/reports_Sede_01.json', '/reports/reports_Sede_01.json'],
  ])('%s is logged as %s (B12)', (address, head) => {
    expect(asLogged(address)).toBe(head);
  });

  it.each(CALL_NAMES)('no value of %s is logged', (name) => {
    const { pathname } = new URL(ALL_CALLS[name].sends.split(' ')[1] ?? '');
    const call = pathname.replace(/^\/\w+(?=\/)/, '');
    for (const { path } of PROXIES) expect(asLogged(path + call)).toMatch(/^\/[A-Za-z/]+$/);
  });

  it.each([
    '/.env',
    '/%2egit/config',
    '/api/..;/manager',
    '/api/x;y/z',
    '/api/%2E%2E/x',
    '/api/a%2F..%2Fb',
    '/api/a%5c..',
    '/.well-known/../.env',
  ])('%s leads nowhere', (address) => {
    expect(isRefused(address)).toBe(true);
  });

  it.each([
    '/',
    '/?a=/../;',
    '/orqrm:MjAyNjAwMDE=',
    '/assets/index-B3.js',
    '/api/authentication/passwordrecovery/ana.perez%40correo.example/2/a%3Bb%2Fc',
    '/.well-known/security.txt',
    '/.well-known/acme-challenge/a_B-9',
  ])('%s is asked for', (address) => {
    expect(isRefused(address)).toBe(false);
  });
});
