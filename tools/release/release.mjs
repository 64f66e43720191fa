// `npm run release`: what laboratories install, in .data/release, the same bytes for the same commit and machine. `-- --draft` packs a
// checkout that differs from its commit. RELEASE_KEY signs (ssh-keygen).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureDependencies } from '../../.config/scripts/ensure-dependencies.mjs';
import { fail, requireRoom, root, run, tool } from '../../.config/scripts/environment.mjs';
import { pack, sumsOf } from './archive.mjs';
import { readChanges, readCommit } from './commit.mjs';
import { billOf, layDemo, layPortal, licencesOf } from './contents.mjs';
import { scanned } from './dist-scan.mjs';

/** Megabytes: two builds and their archives. */
const ROOM = 500;
/** What the key signs for: a signature for something else is none for a release. */
const NAMESPACE = 'laboratory-results-portal';
const target = join(root, '.data', 'release');
const work = join(root, '.data', 'release-work');
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Ends the script with a sentence where a release would hold what it must not, or nobody could say what it holds. */
function requireSettled() {
  const commit = readCommit(root);
  if (commit === undefined)
    fail('A release is made of a commit: this folder is no checkout of one.');
  if (!process.argv.includes('--draft') && readChanges(root) !== '') {
    fail(
      'The checkout differs from its commit (git status). Commit first, or try with npm run release -- --draft.',
    );
  }
  const settings = ['.env', '.env.local', '.env.production'].find((name) =>
    existsSync(join(root, name)),
  );
  if (settings !== undefined) {
    fail(
      `${settings} would become a part of every laboratory's portal. Put it aside and repeat the command.`,
    );
  }
  if (existsSync(join(root, 'node_modules', 'stimulsoft-reports-js'))) {
    fail(
      'The licensed report engine is installed here and may not be passed on. Repeat the command after npm ci.',
    );
  }
  return commit;
}

/** Builds the portal, the demo laboratory and the doctor; nothing of this machine's settings goes in. */
function build(folder) {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  const env = { ...Object.fromEntries(kept), NODE_ENV: 'production' };
  const vite = [tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--emptyOutDir'];
  for (const args of [
    [...vite, '--outDir', join(folder, 'dist')],
    [...vite, '--ssr', '--outDir', join(folder, 'demo')],
    [join(root, 'tools', 'doctor', 'build.mjs'), join(folder, 'doctor')],
  ]) {
    if (run(process.execPath, args, { env }) !== 0)
      fail('The build failed; the messages above say where.');
  }
}

function sign(sums, key) {
  if (run('ssh-keygen', ['-Y', 'sign', '-q', '-f', key, '-n', NAMESPACE, sums]) !== 0) {
    rmSync(sums);
    fail('The checksums could not be signed; the message above says why.');
  }
}

ensureDependencies();
requireRoom(ROOM, 'A release and what lies on its way');
const { seconds } = requireSettled();
const { name, version } = json('package.json');
for (const folder of [target, work]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

console.log('Building twice …');
const [built, again] = ['first', 'second'].map((folder) => join(work, folder));
for (const folder of [built, again]) build(folder);
const different = spawnSync('diff', ['-rq', built, again], { encoding: 'utf8' });
if (different.status !== 0) fail(`Two builds of the same sources differ.\n${different.stdout}`);
const findings = scanned(join(built, 'dist'));
if (findings.length > 0) fail(`The build may not be passed on:\n  ${findings.join('\n  ')}`);

const licences = licencesOf(root, json('package-lock.json').packages);
for (const [product, lay] of Object.entries({ portal: layPortal, 'demo-laboratory': layDemo })) {
  const folder = join(work, `${product}-${version}`);
  lay(folder, { root, built, version, licences });
  pack(folder, join(target, `${product}-${version}.tar.gz`), seconds);
}
writeFileSync(join(target, `portal-${version}.cdx.json`), billOf(root, { name, seconds }));
const sums = sumsOf(target);
writeFileSync(join(target, 'SHA256SUMS'), sums);
rmSync(work, { recursive: true });
const { RELEASE_KEY: key = '' } = process.env;
if (key !== '') sign(join(target, 'SHA256SUMS'), key);
console.log(`\n${sums}\n${key === '' ? 'Not signed: RELEASE_KEY names no key.' : 'Signed.'}`);
console.log(`Two equal builds, in ${target}.`);
