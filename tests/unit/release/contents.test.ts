// What a release says of itself: what is in it, under which licences, where it comes from.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { billOf, licenceList, nameOf } from '../../../.config/release/bill-of-materials.mjs';
import { closureOf, packagesIn } from '../../../.config/release/closure.mjs';
import { nativePlaces } from '../../../.config/release/demo-archive.mjs';
import { statementOf, sumsOf } from '../../../.config/release/statement.mjs';
import manifest from '../../../package.json';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, { name?: string; version: string }>>;
};
const { packages } = lockfile;
const SECONDS = 1_790_000_000;

describe('what a package needs', () => {
  const tree = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { gone: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {
      peerDependencies: { d: '1', e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/d': { dependencies: { a: '1' } },
    'node_modules/e': {},
  };

  it.each([
    [
      ['a'],
      ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d'],
    ],
    [['b'], ['node_modules/b']],
    [
      ['e', 'b'],
      ['node_modules/b', 'node_modules/e'],
    ],
    [['nobody'], []],
  ])('%j: found where Node finds it', (names, places) => {
    expect(closureOf(tree, names)).toEqual(places);
  });

  it('of the portal is what it asks for by itself, and more, and nothing of development', () => {
    const direct = Object.keys(manifest.dependencies);
    const places = closureOf(packages, direct);
    for (const name of direct) expect(places).toContain(`node_modules/${name}`);
    expect(places).toContain('node_modules/scheduler');
    for (const name of ['vite', 'vitest', 'eslint', 'hono']) {
      expect(places).not.toContain(`node_modules/${name}`);
    }
  });

  it('is asked for by the names of packages, not of folders or of Node’s own modules', () => {
    const text = `import { a } from '@doctor/words';
import Ajv2020 from 'ajv/dist/2020';
import type { B } from '@x/b';
import { join } from 'node:path';
import { c } from './c';
import { d } from '@/lib/d';
import { parse } from 'yaml';
import 'yaml';`;
    expect(packagesIn(text)).toEqual(['@x/b', 'ajv', 'yaml']);
  });

  it.each([
    ['linux', 'x64', '@libsql/linux-x64-gnu'],
    ['linux', 'arm64', '@libsql/linux-arm64-gnu'],
    ['darwin', 'arm64', '@libsql/darwin-arm64'],
  ])('the demo laboratory on %s, %s: its database and %s', (platform, architecture, program) => {
    const places = nativePlaces(packages, { platform, architecture });
    expect(places).toEqual(
      [program, '@neon-rs/load', 'detect-libc', 'libsql'].map((name) => `node_modules/${name}`),
    );
  });
});

describe('a bill of materials', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name });
  const installed = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:drawn',
    metadata: {
      timestamp: '2026-11-25T02:15:49.051Z',
      lifecycles: [{ phase: 'build' }],
      tools: [{ name: 'cli' }],
      component: { name: 'folder-of-somebody' },
    },
    components: ['a', '@x/b', 'test-only'].map(component),
    dependencies: [
      { ref: 'folder@1', dependsOn: ['a@1.0.0', 'test-only@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@x/b@1.0.0', 'test-only@1.0.0'] },
      { ref: 'test-only@1.0.0', dependsOn: [] },
    ],
  };
  const product = {
    name: 'portal',
    version: '1.2.3',
    seconds: SECONDS,
    places: ['node_modules/a', 'node_modules/alias'],
    packages: {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/alias': { version: '1.0.0', name: '@x/b' },
    },
    direct: ['node_modules/a'],
    others: [{ 'bom-ref': 'deb:caddy@2', name: 'caddy' }],
  };

  it('holds what one product ships, under the names of the registry, and what depends on what (I10)', () => {
    const bill = billOf(installed, product);
    expect(bill.components).toMatchObject([{ name: 'a' }, { name: '@x/b' }, { name: 'caddy' }]);
    expect(bill.dependencies).toEqual([
      { ref: 'portal@1.2.3', dependsOn: ['a@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@x/b@1.0.0'] },
    ]);
    expect(nameOf('node_modules/c/node_modules/@d/e', { name: undefined })).toBe('@d/e');
  });

  it('is the same for the same commit, whatever the hour and the folder', () => {
    const later = {
      ...installed,
      serialNumber: 'urn:uuid:another',
      metadata: { ...installed.metadata, timestamp: '2027-01-01T00:00:00.000Z' },
    };
    const bill = billOf(installed, product);
    expect(JSON.stringify(billOf(later, product))).toBe(JSON.stringify(bill));
    expect(JSON.stringify(bill)).not.toContain('folder-of-somebody');
    expect(bill.metadata.timestamp).toBe('2026-09-21T14:13:20.000Z');
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    );
    const next = billOf(installed, { ...product, seconds: SECONDS + 1 });
    expect(next.serialNumber).not.toBe(bill.serialNumber);
  });
});

it('licences are listed by name, with their words where a package carries them', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const name of ['a', 'b']) mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules/a/LICENSE.md'), 'Words of a\n');
  writeFileSync(join(root, 'node_modules/a/NOTICE'), 'Notice of a\n');
  writeFileSync(join(root, 'node_modules/a/readme.md'), 'No licence');
  const entry = { version: '1.0.0', license: 'MIT' };
  const list = licenceList(root, {
    title: 'the portal',
    places: ['node_modules/b', 'node_modules/a', 'node_modules/for-another-machine'],
    packages: {
      'node_modules/a': entry,
      'node_modules/b': { version: '2.0.0' },
      'node_modules/for-another-machine': entry,
    },
    others: [{ name: 'Typeface', licence: 'OFL-1.1', text: 'Words of the typeface' }],
  });
  expect(list.split('\n').slice(2, 5)).toEqual([
    expect.stringMatching(/^Typeface +OFL-1\.1$/),
    expect.stringMatching(/^a@1\.0\.0 +MIT$/),
    expect.stringMatching(/^b@2\.0\.0 +unknown$/),
  ]);
  expect(list).toMatch(/a@1\.0\.0\n\nWords of a\n\nNotice of a/);
  expect(list).toContain('Words of the typeface');
  expect(list).not.toMatch(/No licence|for-another-machine/);
});

it('the statement names what was made, of which sources, by what', () => {
  const subjects = [{ name: 'portal.tar.gz', sha256: 'aa' }];
  const statement = statementOf({
    subjects,
    commit: { id: 'c1', tree: 't1' },
    isChanged: false,
    lockfile: 'l1',
    command: 'npm run release',
    tools: { node: 'v20.20.2' },
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'portal.tar.gz', digest: { sha256: 'aa' } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { command: 'npm run release' },
        internalParameters: { node: 'v20.20.2', checkoutDiffersFromCommit: false },
        resolvedDependencies: [
          { digest: { gitCommit: 'c1' } },
          { digest: { gitTree: 't1' } },
          { name: 'package-lock.json', digest: { sha256: 'l1' } },
        ],
      },
    },
  });
  expect(sumsOf([...subjects, { name: 'b', sha256: 'bb' }])).toBe('aa  portal.tar.gz\nbb  b\n');
});
