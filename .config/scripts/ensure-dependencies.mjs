// Installs what the lock file names, once per lock file, platform and Node major.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, requireNode, requireRoom, root, run } from './environment.mjs';

const modules = join(root, 'node_modules');
/** Megabytes: what is installed, and what npm writes beside it on the way. */
const ROOM = 800;
const stamp = join(modules, '.installed');

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

/** Leaves node_modules as the lock file says; ends the script with a sentence when the registry cannot be reached. */
export function ensureDependencies() {
  requireNode();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // An old folder makes room for the new one.
  if (!existsSync(modules)) requireRoom(ROOM, 'The dependencies');
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Ctrl+C reaches npm too, which takes its work back then; the next run must not meet it at that.
  const waitForNpm = () => undefined;
  process.on('SIGINT', waitForNpm);
  const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  process.off('SIGINT', waitForNpm);
  if (status !== 0) {
    fail(
      'The dependencies could not be installed. Check that this machine reaches its npm registry (npm ping), then repeat the command; nothing else was changed.',
    );
  }
  // The types of style sheets, for editors; lint and types make them again.
  run(npm, ['run', '--silent', 'styles'], { shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
}
