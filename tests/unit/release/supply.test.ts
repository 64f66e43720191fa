// What may be installed, shipped and lived with (docs/accepted-risks.md): each gate lets through what is right, and no planted fault.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  acceptedAdvisories,
  judgeAudit,
  packageFindings,
  tableBelow,
} from '../../../.config/release/accepted-risks.mjs';
import { ALLOWED_CODE, ALLOWED_HOSTS, scan } from '../../../.config/release/dist-scan.mjs';
import { INSTALL_SCRIPTS, lockfileFindings } from '../../../.config/release/lockfile-gate.mjs';
import manifest from '../../../package.json';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

const PAPER = readFileSync('docs/accepted-risks.md', 'utf8');

describe('the build', () => {
  const nothing = { code: {}, hosts: {} };
  const found = (text: string, path = 'assets/a.js') => scan([[path, text]], nothing);

  it.each([
    ['a call', 'eval(x)', 'assets/a.js makes code of a text: eval('],
    ['a constructor', 'new Function(a,b)', 'assets/a.js makes code of a text: Function('],
    ['a function', 'x=Function(`return 1`)()', 'makes code of a text: Function(`return 1`)'],
    ['an address', 'fetch("https://evil.example/x")', 'holds an address of evil.example'],
    ['a socket', 'new WebSocket("wss://evil.example")', 'holds an address of evil.example'],
    ['a port', 'fetch("http://10.0.0.1:8080/")', 'holds an address of 10.0.0.1'],
    [
      'an address without scheme',
      'import("//cdn.example/a.js")',
      'holds an address of cdn.example',
    ],
    ['a picture', 'a{background:url(//cdn.example/a.png)}', 'holds an address of cdn.example'],
    ['a source map', 'x\n//# sourceMappingURL=a.js.map', 'is or names a source map'],
    ['a map of styles', 'a{}/*# sourceMappingURL=a.css.map */', 'is or names a source map'],
  ])('with %s is refused', (_name, text, finding) => {
    expect(found(text).join('\n')).toContain(finding);
  });

  it.each([
    ['a fault on demand', 'fetch(a,{headers:{"x-demo-fault":"drop"}})', 'tests: x-demo-fault'],
    ['a test program', 'import{vi}from"vitest"', 'tests: vitest'],
    ['a password of the demo laboratory', 'p="Administra.2026"', 'tests: Administra.2026'],
  ])('with %s is refused (I5)', (_name, text, finding) => {
    expect(found(text)).toEqual([`assets/a.js holds something of ${finding}`]);
  });

  it('knows every password of the demo laboratory (I5)', () => {
    for (const { password } of DEMO_ACCOUNTS) expect(found(`"${password}"`)).toHaveLength(1);
  });

  it.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE'],
    ['a token', 'k="eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"'],
  ])('with %s is refused (I4)', (_name, text) => {
    expect(found(text)).toEqual(['assets/a.js holds a key or a token']);
  });

  it('with a source map is refused by its name alone (I5)', () => {
    expect(found('', 'assets/a.js.map')).toEqual(['assets/a.js.map is or names a source map']);
  });

  it.each([
    'a.isFunction(x)',
    'isFunction(x)',
    'e.eval(x)',
    'toFunction(){return 1}',
    'medieval(x)',
    'function(){}',
    'x="/assets/a.js"',
    'y=1 //comment.about/this',
  ])('with %s may go out', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('may hold what has a reason, until nothing needs it', () => {
    const allowed = { code: { 'Function(`return this`)': 'x' }, hosts: { 'a.example': 'x' } };
    const used = 'Function(`return this`)();"https://a.example/b"';
    expect(scan([['a.js', used]], allowed)).toEqual([]);
    expect(scan([['a.js', `${used};Function(\`return that\`)()`]], allowed)).toEqual([
      'a.js makes code of a text: Function(`return that`)',
    ]);
    expect(scan([['a.js', '"https://b.a.example"']], allowed)).toEqual([
      'a.js holds an address of b.a.example',
      'Function(`return this`) is let through, and nothing needs it',
      'a.example is let through, and nothing needs it',
    ]);
  });

  it('has a reason for everything that is let through', () => {
    for (const reason of [...Object.values(ALLOWED_CODE), ...Object.values(ALLOWED_HOSTS)]) {
      expect(reason.length).toBeGreaterThan(15);
    }
  });
});

describe('the lock file', () => {
  const SETTINGS = 'ignore-scripts=true\n';
  const integrity = 'sha512-aaaa';
  const own = { dependencies: { a: '1.0.0', b: 'npm:@c/d@2.0.1' } };
  const [scripted = ''] = Object.keys(INSTALL_SCRIPTS);
  const packages: Readonly<Record<string, object>> = {
    '': own,
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/b': {
      version: '2.0.1',
      integrity,
      resolved: 'https://registry.npmjs.org/@c/d/-/d-2.0.1.tgz',
    },
    [scripted]: { version: '1.0.0', integrity, hasInstallScript: true },
  };
  const judged = (changes: Readonly<Record<string, object>>) =>
    lockfileFindings({ lockfileVersion: 3, packages: { ...packages, ...changes } }, own, SETTINGS);

  it('of this repository holds packages of the registry alone (I7)', () => {
    const lockfile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const settings = readFileSync('.npmrc', 'utf8');
    expect(lockfileFindings(lockfile as never, manifest, settings)).toEqual([]);
  });

  it('that is right has no finding', () => {
    expect(judged({})).toEqual([]);
  });

  it.each([
    ['git', { resolved: 'git+ssh://git@github.com/x/y.git#abc' }, 'comes from git+ssh'],
    ['another registry', { resolved: 'https://npm.evil.example/a.tgz' }, 'comes from https://npm.'],
    ['plain http', { resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from http://'],
    ['a lookalike', { resolved: 'https://registry.npmjs.org.evil.example/a' }, 'comes from'],
    ['a file', { resolved: 'file:../a.tgz' }, 'comes from file:'],
    ['no content', { integrity: undefined }, 'has no SHA-512'],
    ['a weak sum', { integrity: 'sha1-aaaa' }, 'has no SHA-512'],
    ['a link', { link: true }, 'is a link'],
    ['no version', { version: undefined }, 'has no version'],
    ['a program', { hasInstallScript: true }, 'wants to run a program'],
  ])('with a package of %s is refused', (_name, entry, finding) => {
    const changed = { 'node_modules/x': { version: '1.0.0', integrity, ...entry } };
    expect(judged(changed).join('\n')).toContain(`node_modules/x ${finding}`);
  });

  it('without a package that may run a program says that it may be taken off the list', () => {
    expect(judged({ [scripted]: { version: '1.0.0', integrity } })).toEqual([
      `${scripted} may run a program, and wants to no more`,
    ]);
  });

  it('made for another package.json is refused', () => {
    const other = { dependencies: { ...own.dependencies, e: '1.0.0' } };
    const lockfile = { lockfileVersion: 3, packages };
    expect(lockfileFindings(lockfile, other, SETTINGS)).toEqual([
      'e of dependencies is not what the lock file was made for',
    ]);
  });

  it.each(['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'git+https://x.example/a', 'npm:b@^1.0.0'])(
    'for the version %s is refused',
    (version) => {
      const wanted = { dependencies: { a: version } };
      const lockfile = { lockfileVersion: 3, packages: { ...packages, '': wanted } };
      expect(lockfileFindings(lockfile, wanted, SETTINGS)).toEqual([
        `a is not asked for in one version: ${version}`,
      ]);
    },
  );

  it('is nothing worth where packages may run programs, or in a form of before', () => {
    expect(lockfileFindings({ lockfileVersion: 2, packages }, own, '')).toEqual([
      'the lock file is not of version 3',
      '.npmrc lets packages run programs',
    ]);
  });
});

describe('runtime packages', () => {
  it('all have a reason, and no other one has (I8)', () => {
    expect(packageFindings(PAPER, manifest.dependencies)).toEqual([]);
    expect(tableBelow(PAPER, 'Runtime packages')).toHaveLength(
      Object.keys(manifest.dependencies).length,
    );
  });

  it('that are new, gone, twice there or without a reason are named', () => {
    const fewer = Object.entries(manifest.dependencies).filter(([name]) => name !== 'axios');
    expect(packageFindings(PAPER, { ...Object.fromEntries(fewer), lodash: '4.0.0' })).toEqual([
      'lodash is shipped, and docs/accepted-risks.md does not say why',
      'axios stands in docs/accepted-risks.md and is not shipped, or stands there twice',
    ]);
    const paper = '\n## Runtime packages\n\n| a | b |\n| - | - |\n| `x` | |\n| `x` | y |\n';
    expect(packageFindings(paper, { x: '1.0.0' })).toEqual([
      'x stands in docs/accepted-risks.md and is not shipped, or stands there twice',
      'x has no reason in docs/accepted-risks.md',
    ]);
  });
});

describe('advisories', () => {
  const cause = (id: string) => ({
    source: 1,
    name: 'a',
    title: 'Opens doors',
    severity: 'high',
    url: `https://github.com/advisories/${id}`,
  });
  const report = (...ids: string[]) => ({
    vulnerabilities: { a: { via: ids.map(cause) }, b: { via: ['a'] } },
  });
  const row = (id: string) => ({ id, date: '2026-11-25', reason: 'never reached' });

  it.each([
    ['none', report(), [], []],
    ['an accepted one', report('GHSA-aaaa-bbbb-cccc'), [row('GHSA-aaaa-bbbb-cccc')], []],
    ['a new one', report('GHSA-x'), [], ['GHSA-x (high) a: Opens doors']],
    [
      'one that is gone',
      report(),
      [row('GHSA-x')],
      ['GHSA-x is accepted in docs/accepted-risks.md, and nothing here has it'],
    ],
    [
      'one without a day',
      report('GHSA-x'),
      [{ id: 'GHSA-x', date: 'soon', reason: 'x' }],
      ['GHSA-x is accepted without a day or a reason'],
    ],
  ])('%s: judged', (_name, audit, accepted, findings) => {
    expect(judgeAudit(audit, accepted)).toEqual({ isAnswered: true, findings });
  });

  it('of a registry that does not answer are not judged at all', () => {
    const refused = { message: '405 Method Not Allowed', statusCode: 405, body: '' };
    expect(judgeAudit(refused, [row('GHSA-x')])).toEqual({ isAnswered: false, findings: [] });
  });

  it('are read from the paper', () => {
    const line = '| `GHSA-x` | a | 2026-11-25 | never reached |\n';
    const paper = `\n## Advisories\n\n| a | b | c | d |\n| - | - | - | - |\n${line}| none | | | |\n\n## Other\n${line}`;
    expect(acceptedAdvisories(paper)).toEqual([{ name: 'a', ...row('GHSA-x') }]);
    const { findings } = judgeAudit(report(), acceptedAdvisories(PAPER));
    expect(findings.filter((finding) => finding.includes('without a day'))).toEqual([]);
  });
});
