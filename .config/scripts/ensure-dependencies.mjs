// Installs what the lock file names, once per lock file, platform and Node major.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, requireNode, root, run } from './environment.mjs';

const stamp = join(root, 'node_modules', '.installed');

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
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail(
      'The dependencies could not be installed. Check that this machine reaches its npm registry (npm ping), then repeat the command; nothing else was changed.',
    );
  }
  writeFileSync(stamp, wanted);
}
