// What lies in the archives of a release, and the lists of packages beside it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { sumsOf } from './archive.mjs';

/** Papers of both archives. */
const PAPERS = ['LICENSE', 'SECURITY.md', 'CHANGELOG.md'];
/** What lies beside the portal's build for its host. */
const HOSTING =
  'nginx.conf Caddyfile Dockerfile hosts.mjs answers.txt gate.mjs start-gate.mjs print-gate.mjs'.split(
    ' ',
  );

/** The database of the demo laboratory, whose own program can only be loaded from a file, and what it needs on this machine. */
const NATIVE = [
  ...['libsql', '@neon-rs/load', 'detect-libc'],
  process.platform === 'linux'
    ? `@libsql/linux-${process.arch}-gnu`
    : `@libsql/${process.platform}-${process.arch}`,
];

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The licences of the packages that are not of development alone, in their own words, from the lock file and what is installed. */
export function licencesOf(root, packages) {
  const shipped = Object.entries(packages).filter(
    ([place, { dev, devOptional }]) =>
      place !== '' && !dev && !devOptional && existsSync(join(root, place)),
  );
  const texts = shipped.map(([place, { name, version, license = 'unknown' }]) => {
    const files = readdirSync(join(root, place)).filter((file) => LICENCE_FILE.test(file));
    const words = files.sort().map((file) => readFileSync(join(root, place, file), 'utf8').trim());
    const title = `${name ?? place.split('node_modules/').at(-1)}@${version} (${license})`;
    return [title, ...words].join('\n\n');
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n`)}\n`;
}

/** npm's bill of materials, the same for the same lock file: npm draws a number, writes the hour and the name of the folder. */
export function billOf(root, { name, seconds }) {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const said = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const bill = JSON.parse(said);
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function copy(root, folder, files) {
  for (const file of files) cpSync(join(root, file), join(folder, basename(file)));
}

/**
 * The portal's archive: the build, the doctor, the files for a host, the papers.
 * @param {string} folder
 * @param {{ root: string, built: string, licences: string }} from `built` holds `dist` and `doctor`
 */
export function layPortal(folder, { root, built, licences }) {
  cpSync(join(built, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(built, 'doctor'), folder, { recursive: true });
  copy(root, folder, PAPERS);
  copy(join(root, 'tools', 'hosting'), folder, HOSTING);
  // Papers cite each other: all of them, at the places where their links lead.
  const isPaper = (path) => !path.endsWith('pictures');
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true, filter: isPaper });
  writeFileSync(join(folder, 'LICENCES.txt'), licences);
  // The doctor compares what a host serves with these.
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder));
}

/** The demo laboratory's archive: `node main.js` runs it. */
export function layDemo(folder, { root, built, version }) {
  cpSync(join(built, 'demo'), folder, { recursive: true });
  cpSync(join(built, 'dist', 'reports'), join(folder, 'reports'), { recursive: true });
  for (const name of NATIVE) {
    const place = join('node_modules', name);
    cpSync(join(root, place), join(folder, place), { recursive: true });
  }
  copy(root, folder, [...PAPERS, 'demo-lis/README.md', 'demo-lis/contract/lis-api.openapi.yaml']);
  const manifest = { name: 'demo-laboratory', version, private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
