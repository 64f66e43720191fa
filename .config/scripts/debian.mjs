// Packages of Debian and its kin, where this user may install them without being asked for a password.
import { spawnSync } from 'node:child_process';

import { onPath, run } from './environment.mjs';

/** What goes before a command that needs root's rights; null where it cannot be had. */
function asRoot() {
  if (onPath('apt-get') === undefined) return null;
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '--non-interactive'];
  return spawnSync(sudo[0], [sudo[1], 'true']).status === 0 ? sudo : null;
}

/**
 * Installs packages, with `what` said; false where that is not possible.
 * @param {string} what
 * @param {readonly string[]} packages
 */
export function installDebianPackages(what, packages) {
  const rights = asRoot();
  if (rights === null) return false;
  console.log(`Installing ${what} (apt-get) …`);
  const [command, ...before] = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  run(command, [...before, 'update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return run(command, [...before, ...install], { stdio: ['ignore', 'ignore', 'inherit'] }) === 0;
}
