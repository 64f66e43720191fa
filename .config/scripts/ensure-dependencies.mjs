// Installs what a lock file names, unless it is there: by this script or by a plain `npm ci`.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { fail, requireNode, requireRoom, root, run } from './environment.mjs';

/** Megabytes: what is installed, and what npm writes beside it on the way. */
const ROOM = 800;

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
};

/** True if npm finished an installation of this very lock file in the folder: it writes its own list last. */
function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json')) ?? {};
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (present === null) return false;
  // A folder that was copied from another system.
  const isForeign = ({ os }) => os !== undefined && !os.includes(process.platform);
  if (Object.values(present).some(isForeign)) return false;
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    // What belongs to another platform is not installed.
    if (present[path] === undefined) return optional === true || peer === true;
    return present[path].version === version && existsSync(join(folder, path, 'package.json'));
  });
}

/**
 * Leaves the folder's node_modules as its lock file says; ends the script with a sentence when the registry cannot be reached.
 * @param {string} folder the project itself, or what only a part of its tests needs
 */
export function ensureDependencies(folder = root) {
  requireNode();
  if (isInstalled(folder)) return;
  // An old folder makes room for the new one.
  if (!existsSync(join(folder, 'node_modules'))) requireRoom(ROOM, 'The dependencies');
  const place = folder === root ? '' : `, ${relative(root, folder)}`;
  console.log(`Installing dependencies (npm ci${place}) …`);
  const isWindows = process.platform === 'win32';
  // Ctrl+C reaches npm too, which takes its work back then; the next run must not meet it at that.
  const waitForNpm = () => undefined;
  process.on('SIGINT', waitForNpm);
  const status = run(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, shell: isWindows },
  );
  process.off('SIGINT', waitForNpm);
  if (status !== 0) {
    fail(
      'The dependencies could not be installed. Check that this machine reaches its npm registry (npm ping), then repeat the command; nothing else was changed.',
    );
  }
}
