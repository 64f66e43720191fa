// Builds the programs that run beside the portal (vite.config.ts) as files that need no node_modules, but for the database's own
// program; prints the packages that went into them as JSON, by their places in the lock file.
import { relative, sep } from 'node:path';

import { build } from 'vite';

import { NATIVE } from './demo-archive.mjs';

const [, , outDir] = process.argv;
const PLACE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The package of a module, as `node_modules/hono`; null for one of ours. */
function placeOf(module) {
  const path = relative(process.cwd(), module.replace(/^\0+/, '').split('?')[0]);
  return PLACE.exec(path.split(sep).join('/'))?.[0] ?? null;
}

const { output } = await build({
  logLevel: 'error',
  build: { ssr: true, outDir, emptyOutDir: true },
  ssr: { noExternal: true, external: [NATIVE] },
});
const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
const places = [...new Set(modules.map(placeOf))].filter((place) => place !== null).sort();
console.log(JSON.stringify(places));
