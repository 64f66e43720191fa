// Installs what the bench measures the portal beside (tests/bench/peers), once per lock file, and builds its pages. All of it lies
// in .data/peers: what is installed there is no part of the project.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './environment.mjs';

const written = join(root, 'tests', 'bench', 'peers');
const copy = join(root, '.data', 'peers', 'source');
/** Leaves a script for each page of peers in .data/peers/built, minified; ends the process when the installation fails. */
export async function ensurePeers() {
  rmSync(join(copy, 'pages'), { recursive: true, force: true });
  cpSync(written, copy, { recursive: true });
  ensureDependencies(copy);
  const pages = join(copy, 'pages');
  await build({
    configFile: false,
    root: copy,
    base: './',
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: {
        '@': join(root, 'src'),
        '@tests': join(root, 'tests'),
        '@reports': join(root, 'reports'),
      },
    },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      outDir: join(root, '.data', 'peers', 'built'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: readdirSync(pages)
          .filter((name) => name !== 'candidates.js')
          .map((name) => join(pages, name)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
