// `npm run supply`: what is installed comes from the registry alone, each runtime package has its reason, and the build holds nothing
// that nobody named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scanned } from './dist-scan.mjs';
import { lockfileFindings } from './lockfile-gate.mjs';
import { PACKAGES, packageFindings } from './packages.mjs';
import { ensureBuild } from '../../.config/scripts/ensure-build.mjs';
import { root } from '../../.config/scripts/environment.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

ensureBuild();
const manifest = JSON.parse(read('package.json'));
const findings = [
  ...lockfileFindings(JSON.parse(read('package-lock.json')), manifest, read('.npmrc')),
  ...packageFindings(PACKAGES.runtime, manifest.dependencies),
  ...scanned(join(root, 'dist')),
];
const count = Object.keys(manifest.dependencies).length;
console.log(
  findings.length === 0
    ? `${count} runtime packages, each with its reason; the lock file and the build hold nothing that nobody named.`
    : findings.join('\n'),
);
process.exitCode = findings.length === 0 ? 0 : 1;
