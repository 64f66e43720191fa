// `npm run release`: everything that a laboratory installs, in .data/release, the same bytes for the same commit and machine.
// `-- --prove` runs what was made; `-- --draft` packs a checkout that differs from its commit. RELEASE_KEY signs (ssh-keygen).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildTwice } from '../release/builds.mjs';
import { readChanges, readCommit } from '../release/commit.mjs';
import { scanned } from '../release/dist-scan.mjs';
import { makeProducts } from '../release/products.mjs';
import { prove } from '../release/prove.mjs';
import { signSums } from '../release/signature.mjs';
import { statementOf, sumsOf } from '../release/statement.mjs';
import { sha256, sumsBelow } from '../release/trees.mjs';
import { installDebianPackages } from './debian.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { fail, onPath, requireRoom, root } from './environment.mjs';

const TOOLS = ['git', 'tar', 'gzip', 'umoci', 'caddy', 'skopeo'];
/** Megabytes: two builds, two root file systems and their archives. */
const ROOM = 1500;
const target = join(root, '.data', 'release');
const work = join(root, '.data', 'release-work');
const isDraft = process.argv.includes('--draft');

/** Ends the script with a sentence where a release would hold what it must not, or nobody could say what it holds. */
function requireSettled() {
  const commit = readCommit(root);
  if (commit === undefined)
    fail('A release is made of a commit: this folder is no checkout of one.');
  if (!isDraft && readChanges(root) !== '') {
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

function requireTools() {
  const missing = () => TOOLS.filter((name) => onPath(name) === undefined);
  if (missing().length > 0) installDebianPackages('the tools of a release', missing());
  if (missing().length === 0) return;
  fail(
    `A release needs ${missing().join(', ')} on a Debian machine; install them (apt-get install) and repeat the command.`,
  );
}

const versionOf = (command, ...args) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.trim().split('\n')[0];

ensureDependencies();
requireTools();
requireRoom(ROOM, 'A release and what lies on its way');
const commit = requireSettled();
const isChanged = readChanges(root) !== '';
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lockfile = readFileSync(join(root, 'package-lock.json'));
const began = performance.now();
for (const folder of [target, work]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

try {
  console.log('Building twice …');
  const build = buildTwice(root, work);
  const findings = scanned(join(build.folder, 'dist'));
  if (findings.length > 0)
    throw new Error(`The build may not be passed on:\n  ${findings.join('\n  ')}`);
  console.log('Packing …');
  const { version } = manifest;
  const { packages } = JSON.parse(lockfile);
  const { seconds } = commit;
  makeProducts({ root, work, target, build, manifest, packages, version, commit, seconds });

  const statement = statementOf({
    subjects: sumsBelow(target),
    commit,
    isChanged,
    lockfile: sha256(lockfile),
    command: isDraft ? 'npm run release -- --draft' : 'npm run release',
    tools: {
      node: process.version,
      npm: versionOf('npm', '--version'),
      umoci: versionOf('umoci', '--version'),
      caddy: versionOf('caddy', 'version'),
    },
  });
  writeFileSync(join(target, 'provenance.json'), `${JSON.stringify(statement, null, 2)}\n`);
  writeFileSync(join(target, 'SHA256SUMS'), sumsOf(sumsBelow(target)));
  const signed = signSums(join(target, 'SHA256SUMS'), process.env.RELEASE_KEY);
  console.log(`\n${readFileSync(join(target, 'SHA256SUMS'), 'utf8')}`);
  console.log(
    signed ? 'SHA256SUMS.sig is its signature.' : 'Not signed: RELEASE_KEY names no key.',
  );
  const took = Math.round((performance.now() - began) / 1000);
  console.log(`Made in ${took} seconds, two equal builds, in ${target}.`);
  if (process.argv.includes('--prove')) await prove({ target, work, commit, version });
} catch (error) {
  rmSync(join(target, 'SHA256SUMS'), { force: true });
  fail(error.message);
} finally {
  rmSync(work, { recursive: true, force: true });
}
