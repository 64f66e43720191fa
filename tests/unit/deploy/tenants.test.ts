import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { runs } from '@tests/support/environment/runs';

import {
  LABORATORY_FILES,
  SECURITY_HEADERS,
  contentSecurityPolicy,
} from '../../../.config/scripts/headers.mjs';
import { tenantFiles } from '../../../.config/scripts/host-files.mjs';
import { partsOf, readTenants } from '../../../.config/scripts/tenants.mjs';
import { judgeFile, whatCaddySays, whatNginxSays } from './judge-file';

// What the servers do with these files is proved by tests/slow/e2e/tenants.spec.ts, where they are installed.
const SAMPLE = readFileSync('.config/deploy/tenants.json', 'utf8');
const norte = { host: 'norte.lab.example', folder: 'norte' };
const sur = { host: 'sur.lab.example', folder: 'sur' };

const filesOf = (tenants: unknown) => tenantFiles(JSON.stringify(tenants), 'tenants.json');
const problemsOf = (tenants: unknown): string => {
  try {
    readTenants(JSON.stringify(tenants));
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the sample', () => {
  const { 'nginx.conf': nginx, Caddyfile: caddy } = tenantFiles(SAMPLE, 'tenants.json');

  it('names what each laboratory has for itself', () => {
    expect(LABORATORY_FILES).toEqual(['/config.json', '/reports/', '/glossary/']);
    expect(nginx).toContain('server_name norte.resultados.example sur.resultados.example;');
    expect(nginx).toContain('location = /config.json { root /srv/tenants/$portal_tenant;');
    expect(nginx).toContain('location /reports/ { root /srv/tenants/$portal_tenant;');
    expect(nginx).toContain('location /glossary/ { root /srv/tenants/$portal_tenant;');
    expect(nginx).toContain('location /assets/ { try_files');
    for (const folder of ['norte', 'sur']) {
      expect(caddy.match(new RegExp(`root /srv/tenants/${folder}\\n`, 'g'))).toHaveLength(4);
    }
  });

  it('gives each its own policy, and every answer the headers (I2, I15)', () => {
    const origins = ['https://lis.sur.example', 'https://merge.sur.example:8443'];
    expect(caddy).toContain(`import portal_headers "${contentSecurityPolicy([])}"`);
    expect(caddy).toContain(`import portal_headers "${contentSecurityPolicy(origins)}"`);
    expect(nginx).toContain(`sur.resultados.example "'self' ${origins.join(' ')}";`);
    expect(nginx).toContain(`norte.resultados.example "'self'";`);
    expect(nginx.match(/connect-src \$portal_connect;/g)).toHaveLength(1);
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(caddy).toContain(`${header} "${value}"`);
      // Once for the portals, once for names that are not served.
      expect(nginx.split(`add_header ${header} "${value}" always;`)).toHaveLength(3);
    }
  });

  it('passes calls on for the laboratory that says so, and refuses other names', () => {
    expect(nginx).toContain('norte.resultados.example "https://portal_norte_api/service";');
    expect(nginx).not.toContain('portal_sur_api');
    expect(nginx).not.toContain('location ^~ /merge/');
    expect(caddy.match(/import portal_proxy/g)).toHaveLength(2);
    expect(nginx).toContain('listen 443 ssl http2 default_server;');
    expect(nginx).toContain('return 421;');
    expect(caddy).toContain('respond 421');
  });
});

it('names that are longer than nginx’s own tables get larger ones', () => {
  const host = `${'a'.repeat(60)}.lab.example`;
  expect(filesOf([{ host, folder: 'a' }])['nginx.conf']).toContain('map_hash_bucket_size 512;');
  expect(filesOf([norte])['nginx.conf']).not.toContain('hash_bucket_size');
});

it.each([
  ['https://lis.lab.example', { scheme: 'https', host: 'lis.lab.example:443', base: '' }],
  ['http://10.0.0.7:8080/a/b', { scheme: 'http', host: '10.0.0.7:8080', base: '/a/b' }],
  [
    'http://lis.lab.example/service',
    { scheme: 'http', host: 'lis.lab.example:80', base: '/service' },
  ],
])('%s is a server', (address, parts) => {
  expect(partsOf(address)).toEqual(parts);
  expect(problemsOf([{ ...norte, servers: { lis: address } }])).toBe('');
});

describe('what is refused', () => {
  it.each<[unknown, string]>([
    [{}, 'expected array'],
    [[], 'must name a laboratory'],
    [[{ host: 'norte.lab.example' }], '[0].folder'],
    [[{ ...norte, origin: [] }], 'origin'],
    [[{ ...norte, servers: { mail: 'https://m.example' } }], 'mail'],
    [[norte, { ...sur, host: norte.host }], 'the same host twice: norte.lab.example ([0], [1])'],
    [[norte, { ...sur, folder: 'norte' }], 'the same folder twice'],
    [
      [
        { ...norte, origins: ['https://lis.example'] },
        { ...sur, origins: ['https://lis.example:443'] },
      ],
      'a token would be sent to the same origin: https://lis.example',
    ],
    [
      [
        { ...norte, servers: { lis: 'https://lis.example/lis' } },
        { ...sur, servers: { lis: 'https://lis.example/lis' } },
      ],
      'the same server twice',
    ],
    [[norte, { ...sur, origins: ['https://norte.lab.example'] }], 'is a portal'],
  ])('%j', (tenants, problem) => {
    expect(problemsOf(tenants)).toContain(problem);
  });

  it.each([
    ...['', 'localhost', 'Norte.lab.example', '*.lab.example', 'norte.lab.example:443'],
    ...['10.0.0.1', 'norte..example', '-a.example', 'a.example.', 'ñandú.example', '_'],
    ...['a.example; return 200', 'a.example {', 'a.example"', 'a.example $host', 'a.example\nb'],
    ...['~^.*$', 'default', `${'a'.repeat(64)}.example`, `${'abc.'.repeat(70)}example`],
  ])('a host name %j', (host) => {
    expect(problemsOf([{ ...norte, host }])).toContain('[0].host');
  });

  it.each(['', '..', 'a/b', 'A', '-a', 'a b', '$host', 'a;', 'a\n', 'a}', 'x'.repeat(64)])(
    'a folder %j',
    (folder) => {
      expect(problemsOf([{ ...norte, folder }])).toContain('[0].folder');
    },
  );

  it.each([
    ...["'unsafe-inline'", '*', 'https:', 'https://*.example', 'http://lis.example', 'data:'],
    ...['https://lis.example/', 'https://lis.example/a', 'https://lis.example:0'],
    ...[
      'https://lis.example:65536',
      'https://u:p@lis.example',
      'https://lis.example; script-src *',
    ],
    ...[
      'https://lis.example https://evil.example',
      'https://lis.example\n',
      'https://lis.example"',
    ],
    ...['wss://lis.example', 'HTTPS://lis.example', 'https://$host.example'],
  ])('an origin %j', (origin) => {
    expect(problemsOf([{ ...norte, origins: [origin] }])).toContain('[0].origins[0]');
  });

  it.each([
    ...['', '/lis', 'lis.example', 'ftp://lis.example', 'https://lis.example/', 'https://[::1]/'],
    ...['https://lis.example/a b', 'https://lis.example/a;b', 'https://lis.example/../a'],
    ...['https://lis.example/%2e%2e', 'https://lis.example/$uri', 'https://lis.example/{uri}'],
    ...['https://lis.example?a=1', 'https://lis.example#a', 'https://u@lis.example'],
    ...['https://lis.example/a"', "https://lis.example/a'", 'https://lis.example:99999/a'],
  ])('a server %j', (address) => {
    expect(problemsOf([{ ...norte, servers: { service: address } }])).toContain(
      '[0].servers.service',
    );
  });

  it('a text that is not JSON', () => {
    expect(() => readTenants('[{]')).toThrow('not JSON');
  });
});

it('whatever a file of laboratories holds, it is refused, or adds no line of its own to the hosts’ files', () => {
  const directives = (text: string) => text.split('\n').length;
  const plain = filesOf([{ ...norte, origins: ['https://a.example'] }]);
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a.example', 'https://a.example', 'a', 'a;}', '"', '\n', ' ', '$x', '{', '#'),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 3 }).map((words) => words.join('')),
      (text) => {
        for (const tenant of [
          { ...norte, host: text },
          { ...norte, folder: text },
          { ...norte, origins: [text] },
        ]) {
          if (problemsOf([tenant]) !== '') continue;
          const files = filesOf([tenant]);
          for (const end of ['nginx.conf', 'Caddyfile'] as const) {
            expect(directives(files[end])).toBe(directives(plain[end]));
          }
          expect(text).toMatch(/^[a-z0-9.:/-]+$/);
        }
      },
    ),
    { numRuns: runs(100, 20_000) },
  );
});

describe('the servers take the files, where they are installed', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    host: `laboratorio-${at}.resultados.example`,
    folder: `laboratorio-${at}`,
    origins: [`https://lis-${at}.example`],
    servers: { service: `http://127.0.0.1:${10_000 + at}/service` },
  }));
  const long = [{ host: `${'a'.repeat(63)}.${'b'.repeat(63)}.example`, folder: 'default' }];
  const cases = [['the sample', SAMPLE] as const, ['a hundred', JSON.stringify(many)] as const];

  it.each([...cases, ['long names', JSON.stringify(long)] as const])('nginx: %s', (_, source) => {
    const { 'nginx.conf': text } = tenantFiles(source, 'tenants.json');
    // A server is looked up by its name, which these are not.
    const known = text.replaceAll(/server lis\.norte\.example:443;/g, 'server 127.0.0.1:443;');
    expect(whatNginxSays(known)).toContain('test is successful');
  });

  it.each(cases)('Caddy: %s, written as Caddy writes it', (_, source) => {
    const text = tenantFiles(source, 'tenants.json').Caddyfile;
    expect(whatCaddySays(text)).toBe('');
    const formatted = judgeFile(text, 'caddy', (file) => ['fmt', file]);
    expect(formatted?.stdout ?? text).toBe(text);
  });
});
