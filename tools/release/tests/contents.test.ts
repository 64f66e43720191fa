// What a release holds: the steps of docs/deploy.md and the Dockerfile find their files, lists name what is shipped.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import manifest from '../../../package.json';
import { filesBelow } from '../archive.mjs';
import { billOf, layPortal, licencesOf } from '../contents.mjs';

const ROOT = resolve('.');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const unpacked = join(folder, 'portal');

beforeAll(() => {
  const built = join(folder, 'built');
  for (const [place, file] of [
    ['dist', 'index.html'],
    ['doctor', 'doctor.mjs'],
  ] as const) {
    mkdirSync(join(built, place), { recursive: true });
    writeFileSync(join(built, place, file), '');
  }
  layPortal(unpacked, { root: ROOT, built, licences: '' });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the steps for a laboratory and the Dockerfile find their files in the unpacked archive', () => {
  execFileSync(process.execPath, ['hosts.mjs', 'answers.txt'], { cwd: unpacked });
  const [host = ''] = readdirSync(join(unpacked, 'made')).filter((name) =>
    name.endsWith('.example'),
  );
  const files = filesBelow(unpacked).map((file) => file.replace(`made/${host}/`, 'made/*/'));
  const dockerfile = readFileSync(join(unpacked, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY (\S+) \S+$/gm)].map(([, from = '']) => from);
  expect(copied).toEqual(['made/Caddyfile', 'dist/', 'made/*/config.json']);
  const steps = ['answers.txt', 'hosts.mjs', 'doctor.mjs', 'made/nginx.conf', 'start-gate.mjs'];
  for (const path of [...copied, ...steps]) {
    expect(
      files.some((file) => file.startsWith(path)),
      path,
    ).toBe(true);
  }
  const caddyfile = readFileSync(join(unpacked, 'made/Caddyfile'), 'utf8');
  for (const [, to = ''] of dockerfile.matchAll(/^COPY (?:dist\/|made\/\*\S+) (\S+)\/$/gm)) {
    expect(caddyfile).toContain(`root * ${to}\n`);
  }
});

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, object>>;
};

it('licences hold the words of each package that is shipped, and of none of development', () => {
  const licences = licencesOf(ROOT, lockfile.packages);
  for (const name of [...Object.keys(manifest.dependencies), 'scheduler']) {
    const { name: own = name } = lockfile.packages[`node_modules/${name}`] as { name?: string };
    expect(licences).toContain(`${own}@`);
  }
  expect(licences).toContain('Copyright (c) Meta Platforms');
  for (const name of ['vite', 'eslint', 'typescript']) expect(licences).not.toContain(`\n${name}@`);
});

it('the bill of materials is npm’s, and the same whatever the hour and the folder', () => {
  const product = { name: manifest.name, seconds: 1_790_000_000 };
  const bill = billOf(ROOT, product);
  expect(billOf(ROOT, product)).toBe(bill);
  expect(bill).toContain('"bom-ref": "react@');
  expect(bill).toContain(`"name": "${manifest.name}"`);
  expect(bill).toContain('"timestamp": "2026-09-21T');
});
