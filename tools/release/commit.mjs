// Which commit the files of a build come from. No dependencies: the build asks before anything else is known.
import { spawnSync } from 'node:child_process';

/** What git says; undefined where there is no git or no repository, as in an unpacked archive of the sources. */
function git(folder, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit that a checkout stands on: its id, the id of its tree and its date in seconds since 1970.
 * @param {string} folder
 * @returns {{ id: string, tree: string, seconds: number } | undefined} undefined outside of a repository
 */
export function readCommit(folder) {
  const [id, tree, seconds] = git(folder, ['log', '-1', '--format=%H %T %ct'])?.split(' ') ?? [];
  return seconds === undefined ? undefined : { id, tree, seconds: Number(seconds) };
}

/** What differs from the commit, as `git status` lists it; files that git ignores do not count. */
export const readChanges = (folder) => git(folder, ['status', '--porcelain']) ?? '';

/**
 * What /version.json says. The date is the commit's, so that the same sources give the same file.
 * @param {string} folder
 * @param {string} version
 * @returns {{ version: string, commit: string | null, date: string | null }} commit ends in `-changed` where the checkout differs
 */
export function versionOf(folder, version) {
  const commit = readCommit(folder);
  if (commit === undefined) return { version, commit: null, date: null };
  const isChanged = readChanges(folder) !== '';
  return {
    version,
    commit: isChanged ? `${commit.id}-changed` : commit.id,
    date: new Date(commit.seconds * 1000).toISOString(),
  };
}
