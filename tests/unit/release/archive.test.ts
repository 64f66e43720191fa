// The same files give the same archive, whoever packs them, and what differs is named.
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

import { afterAll, describe, expect, it } from 'vitest';

import { pack } from '../../../.config/release/archive.mjs';
import { readChanges, readCommit, versionOf } from '../../../.config/release/commit.mjs';
import { differences, filesBelow, sha256 } from '../../../.config/release/trees.mjs';

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

const listed = (file: string) =>
  spawnSync('tar', ['--list', '--verbose', '--numeric-owner', '--full-time', '--file', file], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  }).stdout.trim();

describe('an archive', () => {
  const bytes = (name: string, root: string, isContent = false) => {
    const file = join(folder, name);
    pack(root, { file, seconds: SECONDS, isContent });
    return readFileSync(file);
  };

  it.each(['tar', 'tar.gz'])('of the same files is the same .%s', (end) => {
    const one = lay(`one-${end}`, { 'b/c.txt': 'c', 'a.txt': 'a', 'B.txt': 'B' });
    const other = lay(`other-${end}`, { 'B.txt': 'B', 'a.txt': 'a', 'b/c.txt': 'c' });
    chmodSync(join(other, 'a.txt'), 0o600);
    chmodSync(join(other, 'b'), 0o700);
    utimesSync(join(other, 'B.txt'), 1, 1);
    const first = bytes(`one.${end}`, one);
    expect(bytes(`other.${end}`, other).equals(first)).toBe(true);
    writeFileSync(join(other, 'a.txt'), 'A');
    expect(bytes(`other.${end}`, other).equals(first)).toBe(false);
  });

  it('holds sorted names, one date, nobody’s user, and nothing that others may change', () => {
    const root = lay('listed', { 'b.txt': 'b', 'a.sh': 'a' });
    chmodSync(join(root, 'a.sh'), 0o777);
    chmodSync(join(root, 'b.txt'), 0o640);
    bytes('listed.tar', root);
    expect(listed(join(folder, 'listed.tar')).split('\n')).toEqual([
      expect.stringMatching(/^drwxr-xr-x 0\/0 +0 2026-09-21 14:13:20 portal\/$/),
      expect.stringMatching(/^-rwxr-xr-x 0\/0 +1 2026-09-21 14:13:20 portal\/a\.sh$/),
      expect.stringMatching(/^-rw-r--r-- 0\/0 +1 2026-09-21 14:13:20 portal\/b\.txt$/),
    ]);
  });

  it('of a content begins inside of the folder', () => {
    bytes('content.tar', lay('content', { 'etc/passwd': 'nobody' }), true);
    expect(listed(join(folder, 'content.tar'))).toMatch(/ \.\/etc\/passwd$/);
  });

  it('that cannot be written says why', () => {
    const file = join(folder, 'nowhere', 'x.tar');
    expect(() => {
      pack(folder, { file, seconds: SECONDS });
    }).toThrow(/tar could not write .*nowhere/);
  });
});

describe('two builds', () => {
  it('are compared file by file (I11)', () => {
    const files = { 'index.html': '<!doctype html>', 'assets/a.js': 'a', 'assets/b.js': 'b' };
    const first = lay('build-1', files);
    expect(differences(first, lay('build-2', files))).toEqual([]);
    const changed = lay('build-3', { 'index.html': '<!doctype html>', 'assets/a.js': 'A', c: '' });
    expect(differences(first, changed)).toEqual(['assets/a.js', 'assets/b.js', 'c']);
    expect(filesBelow(first)).toEqual(['assets/a.js', 'assets/b.js', 'index.html']);
    expect(sha256('')).toMatch(/^e3b0c44298fc1c14/);
  });
});

describe('/version.json', () => {
  const checkout = join(folder, 'checkout');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: checkout,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2026-02-03T04:05:06Z',
        GIT_COMMITTER_DATE: '2026-02-03T04:05:06Z',
      },
    });

  it('names the commit and its date, and says where the files are others', () => {
    mkdirSync(checkout);
    expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: null, date: null });
    git('init', '--quiet');
    expect(readCommit(checkout)).toBeUndefined();
    writeFileSync(join(checkout, 'a.txt'), 'a');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    const commit = readCommit(checkout);
    expect(commit?.id).toMatch(/^[\da-f]{40}$/);
    expect(commit?.tree).toMatch(/^[\da-f]{40}$/);
    const date = '2026-02-03T04:05:06.000Z';
    expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: commit?.id, date });
    writeFileSync(join(checkout, 'b.txt'), 'b');
    expect(readChanges(checkout)).toBe('?? b.txt');
    const changed = `${commit?.id ?? ''}-changed`;
    expect(versionOf(checkout, '1.2.3')).toEqual({ version: '1.2.3', commit: changed, date });
  });
});
