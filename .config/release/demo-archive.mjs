import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { closureOf } from './closure.mjs';

/** The package of the database's own program: nothing but a file of its own can be loaded as such. */
export const NATIVE = 'libsql';
/** What it is called for a machine. musl's twin, for Alpine, is as large again and left to `npm install`. */
const programFor = (platform, architecture) =>
  ({ linux: `@libsql/linux-${architecture}-gnu`, darwin: `@libsql/darwin-${architecture}` })[
    platform
  ];

/**
 * The packages that lie beside the demo laboratory, by their places in the lock file: the database with its program for one kind of
 * machine.
 * @param {Readonly<Record<string, object>>} packages of package-lock.json
 * @param {{ platform: string, architecture: string }} machine as Node names them
 */
export function nativePlaces(packages, { platform, architecture }) {
  const program = `node_modules/${programFor(platform, architecture)}`;
  return closureOf(packages, [NATIVE]).filter(
    (place) => !place.startsWith('node_modules/@libsql/') || place === program,
  );
}

/**
 * Lays the demo laboratory so that `node main.js` runs it.
 * @param {string} folder
 * @param {{ root: string, programs: string, dist: string, packages: object, version: string, places: readonly string[] }} from
 */
export function layDemo(folder, { root, programs, dist, packages, version, places }) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['main.js', 'demo-accounts.js', 'assets']) {
    cpSync(join(programs, name), join(folder, name), { recursive: true });
  }
  cpSync(join(dist, 'reports'), join(folder, 'reports'), { recursive: true });
  for (const place of places) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    cpSync(join(root, place), join(folder, place), { recursive: true });
  }
  const manifest = {
    name: 'demo-laboratory',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    dependencies: { [NATIVE]: packages[`node_modules/${NATIVE}`].version },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
