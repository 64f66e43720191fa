// What a laboratory answers becomes the files of its web server. What the servers do with them is proved by the slow browser tests.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { hostFiles, readAnswers } from '../hosts.mjs';
import { PROXIES, contentSecurityPolicy } from '../headers.mjs';
import { answersOf, EVERY_SERVER, SAMPLE } from './answers';
import { whatCaddySays, whatNginxSays } from './judge-file';

const NORTE = { PORTAL: 'norte.lab.example', FILES: '/srv/tenants/norte' };
const SUR = { PORTAL: 'sur.lab.example', FILES: '/srv/tenants/sur', SERVICE: '', LIS: '' };

it('a server that there is not leaves no trace, and config.json names those that there are', () => {
  const { 'nginx.conf': nginx = '', Caddyfile: caddy = '', ...configs } = hostFiles([answersOf()]);
  for (const { name, path } of PROXIES.slice(2)) {
    expect(nginx).not.toContain(`location ^~ ${path}/`);
    expect(nginx).not.toContain(`upstream ${name.toLowerCase()}.`);
    expect(caddy).not.toContain(`handle ${path}/*`);
  }
  expect(nginx).toContain('/etc/letsencrypt/live/resultados.laboratorio.example/privkey.pem;');
  expect(caddy).not.toContain('\ttls ');
  const place = 'resultados.laboratorio.example/config.json';
  expect(configs).toEqual({ [place]: '{\n  "lisUrl": "/lis",\n  "authScheme": "none"\n}\n' });
  expect(JSON.parse(hostFiles([answersOf(EVERY_SERVER)])[place] ?? '')).toEqual({
    ...{ lisUrl: '/lis', appServerUrl: '/app', mergeUrl: '/merge', mailUrl: '/mail' },
    authScheme: 'none',
  });
});

it('laboratories on one host have each its own policy and files, and other names no answer', () => {
  const CONNECT = 'https://lis.sur.example https://merge.sur.example:8443';
  const { 'nginx.conf': nginx = '', Caddyfile: caddy = '' } = hostFiles([
    answersOf(NORTE),
    answersOf({ ...SUR, CONNECT }),
  ]);
  for (const text of [nginx, caddy]) {
    for (const { FILES } of [NORTE, SUR]) expect(text).toContain(`root ${FILES}`);
    expect(text).not.toContain('/mail/ {');
    expect(text).not.toContain('service.sur.lab.example');
  }
  expect(nginx).toContain(contentSecurityPolicy(CONNECT.split(' ')));
  expect(nginx).toContain(contentSecurityPolicy([]));
  expect(caddy).toContain(`import portal_headers "'self' ${CONNECT}"`);
  expect(caddy.match(/import portal_proxy/g)).toHaveLength(2);
  expect(nginx).toContain('listen 443 ssl http2 default_server;');
  expect(nginx).toContain('return 444;');
  expect(caddy).toContain('\tabort\n');
});

it.each<[string, readonly Readonly<Record<string, string>>[]]>([
  ['two laboratories have the same norte.lab.example', [NORTE, { ...SUR, PORTAL: NORTE.PORTAL }]],
  ['two laboratories have the same /srv/tenants/norte', [NORTE, { ...SUR, FILES: NORTE.FILES }]],
  [
    'the same https://lis.example',
    [NORTE, SUR].map((lines) => ({ ...lines, CONNECT: 'https://lis.example' })),
  ],
  [
    'the same https://lis.laboratorio.example/lis',
    [NORTE, { ...NORTE, ...SUR, LIS: answersOf()['LIS'] ?? '' }],
  ],
  [
    'https://norte.lab.example is a portal',
    [NORTE, { ...SUR, CONNECT: 'https://norte.lab.example' }],
  ],
])('refused: %s', (problem, laboratories) => {
  expect(() => hostFiles(laboratories.map((lines) => answersOf(lines)))).toThrow(problem);
});

it('an answer that could mean anything else is refused, in words', () => {
  const refused = (name: string, value: string) => {
    expect(() => answersOf({ [name]: value }), value).toThrow(name);
  };
  for (const host of [
    ...['', 'localhost', 'Norte.lab.example', '*.lab.example', 'norte.lab.example:443'],
    ...['10.0.0.1', 'norte..example', '-a.example', 'a.example.', 'ñandú.example', '_'],
    ...['a.example; return 200', 'a.example {', 'a.example"', 'a.example $host', '~^.*$'],
    ...['default', `${'a'.repeat(64)}.example`, `${'abc.'.repeat(70)}example`],
  ]) {
    refused('PORTAL', host);
  }
  for (const file of ['..', 'a/b', '/a b', '/../a', '/$host', '/a;', '/a}', '/'])
    refused('FILES', file);
  for (const origin of [
    ...["'unsafe-inline'", '*', 'https:', 'https://*.example', 'http://lis.example', 'data:'],
    ...['https://lis.example/', 'https://lis.example/a', 'https://lis.example:0'],
    ...['https://lis.example:65536', 'https://u:p@lis.example', 'wss://lis.example'],
    ...['https://lis.example; script-src *', 'https://lis.example"', 'HTTPS://lis.example'],
  ]) {
    refused('CONNECT', origin);
  }
  for (const end of ['/', '/a b', '/a;b', '/../a', '/%2e%2e', '/$uri', '/{uri}', '?a=1', '/a"']) {
    refused('SERVICE', `https://lis.example${end}`);
  }
  for (const service of ['/lis', 'lis.example', 'ftp://lis.example', 'https://[::1]/']) {
    refused('SERVICE', service);
  }
  refused('CERTIFICATE', '/etc/portal.pem');
  expect(() => readAnswers(`${SAMPLE}\nSMTP=a`)).toThrow('nobody asks for this: SMTP=a');
});

it('whatever is answered is refused, or adds no line of its own to the hosts’ files', () => {
  const lines = (text = '') => text.split('\n').length;
  const plain = hostFiles([answersOf({ CONNECT: 'https://c.example' })]);
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a.example', 'https://a.example', '/a', 'a;}', '"', '\n', ' ', '$x', '{', '#'),
  );
  const words = fc.array(word, { maxLength: 3 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, fc.constantFrom('PORTAL', 'FILES', 'CONNECT'), (text, name) => {
      let answers;
      try {
        answers = answersOf({ CONNECT: 'https://c.example', [name]: text });
      } catch {
        return;
      }
      expect(answers[name]).toMatch(/^[A-Za-z0-9.:/~_ -]*$/);
      const files = hostFiles([answers]);
      for (const end of ['nginx.conf', 'Caddyfile'])
        expect(lines(files[end])).toBe(lines(plain[end]));
    }),
    { numRuns: 5_000 },
  );
});

it('the servers take the files of one, of a hundred and of long names, and where browsers call all servers themselves', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    PORTAL: `laboratorio-${at}.resultados.example`,
    FILES: `/srv/tenants/${at}`,
    ...{ SERVICE: `http://127.0.0.1:${10_000 + at}/service`, LIS: '' },
  }));
  const long = { ...SUR, PORTAL: `${'a'.repeat(63)}.${'b'.repeat(63)}.example` };
  for (const laboratories of [[EVERY_SERVER], many, [long], [SUR]]) {
    const own = { CERTIFICATE: '/CERTIFICATE', KEY: '/KEY' };
    const files = hostFiles(laboratories.map((lines) => answersOf({ ...lines, ...own })));
    expect(whatNginxSays(files['nginx.conf'] ?? '')).toContain('test is successful');
    expect(whatCaddySays(files['Caddyfile'] ?? '')).toBe('');
  }
});
