// What the servers do with their files is proved by the slow browser tests of hosting, where they are installed.
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { TIME_LIMITS } from '@/lib/http/create-request';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { ALL_CALLS, CALL_NAMES } from '@tests/unit/api/calls/all-calls';
import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

import { hostFiles } from '../hosts.mjs';
import {
  ADDRESSES,
  CLEAR_SITE_DATA,
  COMPRESSED,
  CONNECTING,
  DROPPED_ANSWER_HEADERS,
  DROPPED_CALL_HEADERS,
  HEALTH,
  KEPT,
  LABORATORY_FILES,
  MEDIA_TYPES,
  NOT_KEPT,
  PRINT_DOOR,
  PRINT_GATE,
  PRINT_VISIT,
  PROXIES,
  SECURITY_HEADERS,
  SIGNED_OUT,
  SILENCE,
  SINGLE_FILES,
  START_CALLS,
  START_GATE,
  WRITES,
  contentSecurityPolicy,
} from '../headers.mjs';
import { answersOf, EVERY_SERVER } from './answers';

portalPerTest();

const ALL = hostFiles([answersOf({ ...EVERY_SERVER, CERTIFICATE: '/a.pem', KEY: '/b.pem' })]);
const { 'nginx.conf': NGINX = '', Caddyfile: CADDY = '' } = ALL;
const paths = PROXIES.map(({ path }) => path);
const names = paths.map((path) => path.slice(1)).join('|');

/** What the table of headers.mjs comes to in each file. */
const IN_NGINX = [
  `add_header Content-Security-Policy "${contentSecurityPolicy([])}" always;`,
  ...Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
  ...DROPPED_CALL_HEADERS.map((name) => `proxy_set_header ${name} "";`),
  ...DROPPED_ANSWER_HEADERS.map((name) => `proxy_hide_header ${name};`),
  ...Object.entries(KEPT).map(([folder, kept]) => `"~^(200|206|304):${folder}" "${kept}";`),
  ...[...SINGLE_FILES.map((file) => `= ${file}`), ...Object.keys(KEPT)].map((place) => {
    const root = LABORATORY_FILES.includes(place.replace('= ', '')) ? 'root /srv/portal; ' : '';
    return `location ${place} { ${root}try_files $uri =404; }`;
  }),
  ...Object.entries(MEDIA_TYPES).map(([type, ends]) => `    ${type} ${ends.join(' ')};\n`),
  `gzip_types ${COMPRESSED.filter((type) => type !== 'text/html').join(' ')};`,
  `"~^(?<portal_head>${ADDRESSES.logged})" $portal_head;`,
  ...[`"~*${ADDRESSES.climbing}" 1;`, `"~${ADDRESSES.wellKnown}" 0;`],
  `location ~ ${ADDRESSES.sourceMap} { return 404; }`,
  `"~^(${WRITES.join('|')}):/(${names})/" 0;`,
  `location ~ ^/(${names})(/|$) { return 404; }`,
  `"~^GET::/api(${START_CALLS.join('|')})$" 1;`,
  `# if ($portal_start) { proxy_pass http://${START_GATE}$portal_call; }`,
  ...[`"~*:/(.*/)?${PRINT_DOOR}" 1;`, `"~${PRINT_VISIT}[\\w-]+:/lis/" 1;`],
  '  # if ($portal_print) { rewrite ^ /print-gate last; }',
  `proxy_pass http://${PRINT_GATE}$request_uri;`,
  `${SIGNED_OUT} '${CLEAR_SITE_DATA}';`,
  ...[`default "${NOT_KEPT}";`, '\n  default_type text/plain;\n  types {'],
  ...[`proxy_connect_timeout ${CONNECTING}s;`, `proxy_read_timeout ${SILENCE}s;`],
  ...PROXIES.map(({ path, title, limit, name }) => {
    const server = `${name.toLowerCase()}.resultados.laboratorio.example`;
    const gate = name === 'SERVICE' ? '(?:    #.*\n){2}' : '';
    return new RegExp(
      `# ${title}\n  location \\^~ ${path}/ \\{\n${gate}    set \\$portal_host 127.0.0.1:8443;\n    set \\$portal_base "${path}";\n    client_max_body_size ${limit}m;\n    proxy_pass https://${server}\\$portal_base`,
    );
  }),
];
const IN_CADDY = [
  `Content-Security-Policy "${contentSecurityPolicy([]).replace("'self'; frame-src", '{args.0}; frame-src')}"\n`,
  `import portal_headers "'self'"\n`,
  ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"\n`),
  ...DROPPED_CALL_HEADERS.map((name) => `header_up -${name}\n`),
  ...DROPPED_ANSWER_HEADERS.map((name) => `header_down -${name}\n`),
  ...Object.entries(KEPT).map(
    ([folder, kept]) => `handle ${folder}* {\n\t\t\theader Cache-Control "${kept}"`,
  ),
  `path /assets/* /.well-known/* ${SINGLE_FILES.filter((file) => !LABORATORY_FILES.includes(file)).join(' ')}\n`,
  `"^(${ADDRESSES.logged}).*"`,
  ...[
    `"(?i)${ADDRESSES.climbing}"`,
    `"${ADDRESSES.wellKnown}"`,
    `path_regexp ${ADDRESSES.sourceMap}\n`,
  ],
  `@refused not method GET HEAD ${WRITES.join(' ')}\n`,
  ...[`"^(${paths.join('|')})/"`, `path ${paths.map((path) => `${path}/*`).join(' ')}\n`],
  `@nowhere path ${paths.map((path) => `${path} ${path}/*`).join(' ')}\n`,
  ...[
    `path ${START_CALLS.map((call) => `/api${call}`).join(' ')}\n`,
    `reverse_proxy ${START_GATE}\n`,
  ],
  ...[
    `(?i)^/(.*/)?${PRINT_DOOR}\n`,
    `path /lis/*\n\t\theader_regexp Authorization ${PRINT_VISIT}\n`,
  ],
  ...['door', 'visit'].map((one) => `# handle @${one} {\n\t\t# \treverse_proxy ${PRINT_GATE}\n`),
  `handle ${SIGNED_OUT} {\n\t\t\theader Cache-Control "${NOT_KEPT}"\n\t\t\theader Clear-Site-Data \`${CLEAR_SITE_DATA}\``,
  `header ${HEALTH} Content-Type "text/plain; charset=utf-8"`,
  ...[`dial_timeout ${CONNECTING}s\n`, `response_header_timeout ${SILENCE}s\n`],
  ...PROXIES.map(({ path, title, limit }) => {
    const gate = path === '/api' ? '(?:\t\t#.*\n){5}' : '';
    return new RegExp(
      `# ${title}\n${gate}\t\thandle ${path}/\\* \\{\n\t+import portal_proxy ${path}/ ${path}/ https://127.0.0.1:8443 ${limit}\n`,
    );
  }),
];

it.each([
  ['nginx.conf', NGINX, IN_NGINX],
  ['Caddyfile', CADDY, IN_CADDY],
])('%s says what the table says, under which the browser tests run', (_name, text, pieces) => {
  for (const piece of pieces) {
    const isThere = typeof piece === 'string' ? text.includes(piece) : piece.test(text);
    expect(isThere, String(piece)).toBe(true);
  }
  // Nothing of a header that the table does not know, and no name that nobody answered.
  expect(text.match(/proxy_hide_header|header_down/g)).toHaveLength(DROPPED_ANSWER_HEADERS.length);
  expect(text).not.toMatch(/\b[A-Z]+_[A-Z]+\b/);
});

it('a server is given up later than by the portal, whose own words are the better ones', () => {
  expect(SILENCE * 1000).toBeGreaterThan(Math.max(...Object.values(TIME_LIMITS)));
});

it('the config.json that is made names servers behind the page’s origin, and no key that nobody knows', async () => {
  const made = ALL['resultados.laboratorio.example/config.json'];
  network.use(http.get(`${PORTAL}/config.json`, () => new HttpResponse(made)));
  const { serviceUrl, lisUrl, appServerUrl, mergeUrl, mailUrl } = await loadRuntimeConfig();
  const addresses = [serviceUrl, lisUrl, appServerUrl, mergeUrl, mailUrl];
  expect(addresses).toEqual(paths.map((path) => PORTAL + path));
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
