// Builds the portal (dist) and the demo laboratory (.data/build) when a source is newer than the last build, or the commit that
// dist/version.json names is another one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCommit } from '../../tools/release/commit.mjs';
import { fail, root, run, tool } from './environment.mjs';

const stamp = join(root, '.data', 'built');
const SOURCES = [
  'src',
  'public',
  'reports',
  'demo-lis',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  '.env',
  '.env.local',
];

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256').update(readCommit(root)?.id ?? '');
  for (const source of SOURCES) {
    for (const file of files(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const vite = [tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];

/** Leaves dist/ and .data/build/ as the sources say; ends the script when a build fails. */
export function ensureBuild() {
  const wanted = fingerprint();
  const built =
    existsSync(join(root, 'dist', 'index.html')) &&
    existsSync(join(root, '.data', 'build', 'main.js'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the portal and the demo laboratory …');
  for (const args of [vite, [...vite, '--ssr', '--outDir', '.data/build']]) {
    if (run(process.execPath, args) !== 0) fail('The build failed; the messages above say where.');
  }
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, wanted);
}
