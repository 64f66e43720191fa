// Builds the programs that run beside the portal as files that need no node_modules, but for the database's own program: the demo
// laboratory (vite.config.ts), and the doctor with its like. Prints the packages that went into the demo laboratory as JSON, by their
// places in the lock file.
import { join, relative, sep } from 'node:path';

import { build } from 'vite';

import { buildDoctor } from '../scripts/build-doctor.mjs';
import { NATIVE } from './demo-archive.mjs';

const [, , folder] = process.argv;
const PLACE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The package of a module, as `node_modules/hono`; null for one of ours. */
function placeOf(module) {
  const path = relative(process.cwd(), module.replace(/^\0+/, '').split('?')[0]);
  return PLACE.exec(path.split(sep).join('/'))?.[0] ?? null;
}

const placesOf = (modules) =>
  [...new Set(modules.map(placeOf))].filter((place) => place !== null).sort();

const { output } = await build({
  logLevel: 'error',
  build: { ssr: true, outDir: join(folder, 'demo'), emptyOutDir: true },
  ssr: { noExternal: true, external: [NATIVE] },
});
await buildDoctor(join(folder, 'doctor'));
console.log(JSON.stringify(placesOf(output.flatMap(({ moduleIds = [] }) => moduleIds))));
