// What the servers do with these files is proved by the slow browser tests of tenants, where they are installed.
import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SECURITY_HEADERS, contentSecurityPolicy } from '../../../../.config/scripts/headers.mjs';
import { tenantFiles } from '../../../../.config/scripts/host-files.mjs';
import { readTenants } from '../../../../.config/scripts/tenants.mjs';
import { whatCaddySays, whatNginxSays } from './judge-file';

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

  it('gives each its own policy, and every answer the headers', () => {
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

describe('what is refused', () => {
  const twice = (fields: object) => [
    { ...norte, ...fields },
    { ...sur, ...fields },
  ];

  it.each<[unknown, string]>([
    [{}, 'expected array'],
    [[], 'must name a laboratory'],
    [[{ host: 'norte.lab.example' }], '[0].folder'],
    [[{ ...norte, origin: [] }], 'origin'],
    [[{ ...norte, servers: { mail: 'https://m.example' } }], 'mail'],
    [twice({ host: norte.host }), 'the same host twice: norte.lab.example ([0], [1])'],
    [twice({ folder: 'norte' }), 'the same folder twice'],
    [twice({ origins: ['https://lis.example'] }), 'a token would be sent to the same origin'],
    [twice({ servers: { lis: 'https://lis.example/lis' } }), 'the same server twice'],
    [[norte, { ...sur, origins: ['https://norte.lab.example'] }], 'is a portal'],
  ])('%j', (tenants, problem) => {
    expect(problemsOf(tenants)).toContain(problem);
    expect(() => readTenants('[{]')).toThrow('not JSON');
  });

  it('a host, folder, origin or server that could mean anything else', () => {
    const refused = (tenant: object, field: string) => {
      expect(problemsOf([tenant]), JSON.stringify(tenant)).toContain(`[0].${field}`);
    };
    for (const host of [
      ...['', 'localhost', 'Norte.lab.example', '*.lab.example', 'norte.lab.example:443'],
      ...['10.0.0.1', 'norte..example', '-a.example', 'a.example.', 'ñandú.example', '_'],
      ...['a.example; return 200', 'a.example {', 'a.example"', 'a.example $host', '~^.*$'],
      ...['a.example\nb', 'default', `${'a'.repeat(64)}.example`, `${'abc.'.repeat(70)}example`],
    ]) {
      refused({ ...norte, host }, 'host');
    }
    for (const folder of ['', '..', 'a/b', 'A', '-a', 'a b', '$host', 'a;', 'a\n', 'a}']) {
      refused({ ...norte, folder }, 'folder');
    }
    for (const origin of [
      ...["'unsafe-inline'", '*', 'https:', 'https://*.example', 'http://lis.example', 'data:'],
      ...['https://lis.example/', 'https://lis.example/a', 'https://lis.example:0'],
      ...['https://lis.example:65536', 'https://u:p@lis.example', 'wss://lis.example'],
      ...['https://lis.example; script-src *', 'https://lis.example https://evil.example'],
      ...['https://lis.example\n', 'https://lis.example"', 'HTTPS://lis.example'],
    ]) {
      refused({ ...norte, origins: [origin] }, 'origins[0]');
    }
    for (const end of ['/', '/a b', '/a;b', '/../a', '/%2e%2e', '/$uri', '/{uri}', '?a=1', '/a"']) {
      refused({ ...norte, servers: { service: `https://lis.example${end}` } }, 'servers.service');
    }
    for (const service of ['', '/lis', 'lis.example', 'ftp://lis.example', 'https://[::1]/']) {
      refused({ ...norte, servers: { service } }, 'servers.service');
    }
  });
});

it('whatever a file of laboratories holds, it is refused, or adds no line of its own to the hosts’ files', () => {
  const directives = (text: string) => text.split('\n').length;
  const plain = filesOf([{ ...norte, origins: ['https://a.example'] }]);
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a.example', 'https://a.example', 'a', 'a;}', '"', '\n', ' ', '$x', '{', '#'),
  );
  const words = fc.array(word, { maxLength: 3 }).map((parts) => parts.join(''));
  const fields = fc.constantFrom('host', 'folder', 'origins');
  fc.assert(
    fc.property(words, fields, (text, field) => {
      const tenant = { ...norte, [field]: field === 'origins' ? [text] : text };
      if (problemsOf([tenant]) !== '') return;
      const files = filesOf([tenant]);
      for (const end of ['nginx.conf', 'Caddyfile'] as const) {
        expect(directives(files[end])).toBe(directives(plain[end]));
      }
      expect(text).toMatch(/^[a-z0-9.:/-]+$/);
    }),
    { numRuns: 5_000 },
  );
});

it('the servers take the files of one, of a hundred and of long names, where they are installed', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    host: `laboratorio-${at}.resultados.example`,
    folder: `laboratorio-${at}`,
    origins: [`https://lis-${at}.example`],
    servers: { service: `http://127.0.0.1:${10_000 + at}/service` },
  }));
  const long = [{ host: `${'a'.repeat(63)}.${'b'.repeat(63)}.example`, folder: 'default' }];
  for (const source of [SAMPLE, JSON.stringify(many), JSON.stringify(long)]) {
    const { 'nginx.conf': nginx, Caddyfile: caddy } = tenantFiles(source, 'tenants.json');
    // A server is looked up by its name, which these are not.
    const known = nginx.replaceAll(/server lis\.norte\.example:443;/g, 'server 127.0.0.1:443;');
    expect(whatNginxSays(known)).toContain('test is successful');
    expect(whatCaddySays(caddy)).toBe('');
  }
});
