// What a release says of itself: what is in it, under which licences, where it comes from.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from 'vitest';

import { billOf, licenceList } from '../../../../.config/release/bill-of-materials.mjs';
import { closureOf } from '../../../../.config/release/closure.mjs';
import { sumsOf } from '../../../../.config/release/statement.mjs';
import manifest from '../../../../package.json';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, { name?: string; version: string }>>;
};
const direct = Object.keys(manifest.dependencies);
const places = closureOf(packages, direct);

it('the portal needs what it asks for and what that needs, and nothing of development', () => {
  for (const name of [...direct, 'scheduler']) expect(places).toContain(`node_modules/${name}`);
  for (const name of ['vite', 'vitest', 'eslint', 'hono']) {
    expect(places).not.toContain(`node_modules/${name}`);
  }
});

it('the bill of materials holds what is shipped, what depends on what, and is the same whatever the hour and the folder', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name });
  const installed = (hour: string) => ({
    ...{ bomFormat: 'CycloneDX', serialNumber: `urn:uuid:${hour}` },
    metadata: { timestamp: hour, component: { name: 'folder-of-somebody' } },
    components: ['a', '@x/b', 'test-only'].map(component),
    dependencies: [
      { ref: 'folder@1', dependsOn: ['a@1.0.0', 'test-only@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@x/b@1.0.0', 'test-only@1.0.0'] },
    ],
  });
  const product = {
    ...{ name: 'portal', version: '1.2.3', seconds: 1_790_000_000, direct: ['node_modules/a'] },
    places: ['node_modules/a', 'node_modules/alias'],
    packages: {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/alias': { version: '1.0.0', name: '@x/b' },
    },
    others: [],
  };
  const bill = billOf(installed('2026-11-25T02:15:49.051Z'), product);
  expect(bill.components).toMatchObject([{ name: 'a' }, { name: '@x/b' }]);
  expect(bill.dependencies).toEqual([
    { ref: 'portal@1.2.3', dependsOn: ['a@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['@x/b@1.0.0'] },
  ]);
  const later = billOf(installed('2027-01-01T00:00:00.000Z'), product);
  expect(JSON.stringify(later)).toBe(JSON.stringify(bill));
  expect(JSON.stringify(bill)).not.toContain('folder-of-somebody');
});

it('licences are listed by name, with their words where a package carries them', () => {
  const list = licenceList(resolve('.'), {
    ...{ title: 'the portal', places, packages },
    others: [{ name: 'Typeface', licence: 'OFL-1.1', text: 'Words of the typeface' }],
  });
  expect(list).toMatch(/\nTypeface +OFL-1\.1\n/);
  expect(list).toMatch(/\nreact@[\d.]+ +MIT\n/);
  expect(list).toContain('Words of the typeface');
  expect(list).toContain('Copyright (c) Meta Platforms');
});

it('the sums of what was made are written one a line', () => {
  const made = ['a', 'b'].map((name) => ({ name: `${name}.tar.gz`, sha256: name }));
  expect(sumsOf(made)).toBe('a  a.tar.gz\nb  b.tar.gz\n');
});
