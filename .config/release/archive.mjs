// Archives that come out the same from the same files, whoever packs them, when and where.
import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

/**
 * What GNU tar is told: names sorted, one date for all, nobody's user, rights that do not come from somebody's umask. A link stays one.
 * @param {string} folder its name is the first part of every path; with `isContent` the paths begin inside of it
 * @param {{ file: string, seconds: number, isContent?: boolean }} archive `file` ends in .tar or .tar.gz; seconds since 1970
 */
export function tarArguments(folder, { file, seconds, isContent = false }) {
  return [
    '--create',
    `--file=${file}`,
    ...(file.endsWith('.gz') ? ['--use-compress-program=gzip --no-name --best'] : []),
    '--format=gnu',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    ...(isContent
      ? [`--directory=${folder}`, '.']
      : [`--directory=${dirname(folder)}`, basename(folder)]),
  ];
}

/**
 * Packs a folder.
 * @param {string} folder
 * @param {{ file: string, seconds: number, isContent?: boolean }} archive as for `tarArguments`
 * @throws Error with what tar said
 */
export function pack(folder, archive) {
  const { status, stderr, error } = spawnSync('tar', tarArguments(folder, archive), {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  if (status !== 0) throw new Error(`tar could not write ${archive.file}. ${error ?? stderr}`);
}
