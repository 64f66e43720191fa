// Archives that come out the same from the same files, whoever packs them, when and where; and the sums of what was made.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Packs a folder with GNU tar. `seconds` since 1970 is the date of every file. */
export function pack(folder, file, seconds) {
  const args = [
    '--create',
    `--file=${file}`,
    '--use-compress-program=gzip --no-name --best',
    '--format=gnu',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    `--directory=${dirname(folder)}`,
    basename(folder),
  ];
  execFileSync('tar', args, { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
}

/** The files below a folder by their paths, sorted. */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** The files below a folder as lines of SHA256SUMS, which `sha256sum --check` reads. */
export const sumsOf = (folder) =>
  filesBelow(folder)
    .map((path) => {
      const sum = createHash('sha256').update(readFileSync(join(folder, path)));
      return `${sum.digest('hex')}  ${path}\n`;
    })
    .join('');
