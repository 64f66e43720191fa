// The same files give the same archive, whoever packs them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { filesBelow, pack, sumsOf } from '../archive.mjs';
import { readChanges, readCommit, versionOf } from '../commit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const SECONDS = 1_790_000_000;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lays files below a folder of that name, in the order given. */
function lay(name: string, files: Readonly<Record<string, string>>): string {
  const root = join(folder, name, 'portal');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const bytes = (name: string, root: string) => {
  const file = join(folder, name);
  pack(root, file, SECONDS);
  return readFileSync(file);
};

it('an archive of the same files is the same, whoever packs them', () => {
  const one = lay('one', { 'b/c.txt': 'c', 'a.txt': 'a', 'B.txt': 'B' });
  const other = lay('other', { 'B.txt': 'B', 'a.txt': 'a', 'b/c.txt': 'c' });
  chmodSync(join(other, 'a.txt'), 0o600);
  chmodSync(join(other, 'b'), 0o700);
  utimesSync(join(other, 'B.txt'), 1, 1);
  const first = bytes('one.tar.gz', one);
  expect(bytes('other.tar.gz', other).equals(first)).toBe(true);
  writeFileSync(join(other, 'a.txt'), 'A');
  expect(bytes('other.tar.gz', other).equals(first)).toBe(false);
});

it('files are listed and summed by their paths, as sha256sum reads them', () => {
  const root = lay('sums', { 'index.html': '', 'assets/a.js': 'a' });
  expect(filesBelow(root)).toEqual(['assets/a.js', 'index.html']);
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(root));
  const args = ['--check', '--status', '--strict', join(folder, 'SHA256SUMS')];
  expect(spawnSync('sha256sum', args, { cwd: root }).status).toBe(0);
  writeFileSync(join(root, 'index.html'), '!');
  expect(spawnSync('sha256sum', args, { cwd: root }).status).toBe(1);
});

it('/version.json names the commit and its date, and says where the files are others', () => {
  const checkout = join(folder, 'checkout');
  const date = '2026-02-03T04:05:06.000Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      ...{ cwd: checkout, env },
    });
  mkdirSync(checkout);
  expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: null, date: null });
  git('init', '--quiet');
  expect(readCommit(checkout)).toBeUndefined();
  writeFileSync(join(checkout, 'a.txt'), 'a');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  const commit = readCommit(checkout);
  expect(commit?.id).toMatch(/^[\da-f]{40}$/);
  expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: commit?.id, date });
  writeFileSync(join(checkout, 'b.txt'), 'b');
  expect(readChanges(checkout)).toBe('?? b.txt');
  const changed = `${commit?.id ?? ''}-changed`;
  expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: changed, date });
});
