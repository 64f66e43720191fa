// What may be installed, shipped and lived with: each gate lets through what is right, and no planted fault.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { scan } from '../dist-scan.mjs';
import { INSTALL_SCRIPTS, lockfileFindings } from '../lockfile-gate.mjs';
import { judgeAudit, packageFindings, PACKAGES } from '../packages.mjs';
import manifest from '../../../package.json';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

describe('the build', () => {
  const nothing = { code: {}, hosts: {} };
  const found = (text: string, path = 'assets/a.js') => scan([[path, text]], nothing).join('\n');

  it.each([
    ['eval(x)', 'assets/a.js makes code of a text: eval('],
    ['new Function(a,b)', 'assets/a.js makes code of a text: Function('],
    ['x=Function(`return 1`)()', 'makes code of a text: Function(`return 1`)'],
    ['fetch("https://evil.example/x")', 'holds an address of evil.example'],
    ['new WebSocket("wss://evil.example")', 'holds an address of evil.example'],
    ['fetch("http://10.0.0.1:8080/")', 'holds an address of 10.0.0.1'],
    ['import("//cdn.example/a.js")', 'holds an address of cdn.example'],
    ['a{background:url(//cdn.example/a.png)}', 'holds an address of cdn.example'],
    ['x\n//# sourceMappingURL=a.js.map', 'is or names a source map'],
    ['a{}/*# sourceMappingURL=a.css.map */', 'is or names a source map'],
    ['fetch(a,{headers:{"x-demo-fault":"drop"}})', 'holds something of tests: x-demo-fault'],
    ['import{vi}from"vitest"', 'holds something of tests: vitest'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'holds a key or a token'],
    ['k="eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"', 'holds a key or a token'],
  ])('with %s is refused', (text, finding) => {
    expect(found(text)).toContain(finding);
  });

  it('knows every password of the demo laboratory and a source map by its name', () => {
    for (const { password } of DEMO_ACCOUNTS) expect(found(`"${password}"`)).not.toBe('');
    expect(found('', 'assets/a.js.map')).toBe('assets/a.js.map is or names a source map');
  });

  it('may hold what only looks so, and what has a reason until nothing needs it', () => {
    for (const text of [
      ...['a.isFunction(x)', 'isFunction(x)', 'e.eval(x)', 'toFunction(){return 1}', 'medieval(x)'],
      ...['function(){}', 'x="/assets/a.js"', 'y=1 //comment.about/this'],
    ]) {
      expect(found(text), text).toBe('');
    }
    const allowed = { code: { 'Function(`return this`)': 'x' }, hosts: { 'a.example': 'x' } };
    const used = 'Function(`return this`)();"https://a.example/b"';
    expect(scan([['a.js', used]], allowed)).toEqual([]);
    expect(scan([['a.js', '"https://b.a.example"']], allowed)).toEqual([
      'a.js holds an address of b.a.example',
      'Function(`return this`) is let through, and nothing needs it',
      'a.example is let through, and nothing needs it',
    ]);
  });
});

describe('the lock file', () => {
  const SETTINGS = 'ignore-scripts=true\n';
  const integrity = 'sha512-aaaa';
  const own = { dependencies: { a: '1.0.0' } };
  const [scripted = ''] = Object.keys(INSTALL_SCRIPTS);
  const packages: Readonly<Record<string, object>> = {
    '': own,
    'node_modules/a': { version: '1.0.0', integrity },
    [scripted]: { version: '1.0.0', integrity, hasInstallScript: true },
  };
  const judged = (changes: Readonly<Record<string, object>>, wanted: object = own) =>
    lockfileFindings(
      { lockfileVersion: 3, packages: { ...packages, ...changes } },
      wanted,
      SETTINGS,
    ).join('\n');

  it('of this repository holds packages of the registry alone', () => {
    const lockfile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const settings = readFileSync('.npmrc', 'utf8');
    expect(lockfileFindings(lockfile as never, manifest, settings)).toEqual([]);
    expect(judged({})).toBe('');
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
    expect(judged(changed)).toContain(`node_modules/x ${finding}`);
  });

  it('made for another package.json, for no single version or without its settings is refused', () => {
    const more = { dependencies: { ...own.dependencies, e: '1.0.0' } };
    expect(judged({}, more)).toBe('e of dependencies is not what the lock file was made for');
    for (const version of ['^1.0.0', '*', 'latest', '1.x', 'git+https://x.example/a']) {
      const wanted = { dependencies: { a: version } };
      const finding = `a is not asked for in one version: ${version}`;
      expect(judged({ '': wanted }, wanted)).toBe(finding);
    }
    expect(lockfileFindings({ lockfileVersion: 2, packages }, own, '')).toEqual([
      'the lock file is not of version 3',
      '.npmrc lets packages run programs',
    ]);
  });
});

it('runtime packages all have a reason, and no other one has', () => {
  expect(packageFindings(PACKAGES.runtime, manifest.dependencies)).toEqual([]);
  const findings = packageFindings({ zod: 'x', axios: '' }, { axios: '1.0.0', lodash: '4.0.0' });
  expect(findings.map((finding) => finding.split(' ')[0])).toEqual(['axios', 'lodash', 'zod']);
});

describe('advisories', () => {
  const cause = (id: string) => ({
    ...{ source: 1, name: 'a', title: 'Opens doors', severity: 'high' },
    url: `https://github.com/advisories/${id}`,
  });
  const report = (...ids: string[]) => ({
    vulnerabilities: { a: { via: ids.map(cause) }, b: { via: ['a'] } },
  });
  const row = (id: string) => ({ id, date: '2026-11-25', reason: 'never reached' });

  const undated = { id: 'GHSA-x', date: 'soon', reason: 'x' };
  const GONE = 'GHSA-x is accepted in tools/release/packages.json, and nothing here has it';

  it.each([
    ['none', report(), [], []],
    ['an accepted one', report('GHSA-x'), [row('GHSA-x')], []],
    ['a new one', report('GHSA-x'), [], ['GHSA-x (high) a: Opens doors']],
    ['gone', report(), [row('GHSA-x')], [GONE]],
    ['undated', report('GHSA-x'), [undated], ['GHSA-x is accepted without a day or a reason']],
  ])('%s: judged', (_name, audit, accepted, findings) => {
    expect(judgeAudit(audit, accepted)).toEqual({ isAnswered: true, findings });
  });

  it('of a registry that does not answer are not judged at all', () => {
    const refused = { message: '405 Method Not Allowed', statusCode: 405, body: '' };
    expect(judgeAudit(refused, [row('GHSA-x')])).toEqual({ isAnswered: false, findings: [] });
  });

  it('that are lived with have each its day', () => {
    const { findings } = judgeAudit(report(), PACKAGES.advisories);
    expect(findings.filter((finding) => finding.includes('without a day'))).toEqual([]);
  });
});
