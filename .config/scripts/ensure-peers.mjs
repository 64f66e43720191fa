// Installs what the bench measures the portal beside (tests/bench/peers), once per lock file, and builds its pages into .data/peers.
import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { fail, root, run } from './environment.mjs';

const folder = join(root, 'tests', 'bench', 'peers');
const modules = join(folder, 'node_modules');
const stamp = join(modules, '.installed');
const pages = join(folder, 'pages');

function install() {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what the portal is measured beside …');
  const isWindows = process.platform === 'win32';
  const status = run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: isWindows,
  });
  if (status !== 0) fail('The peers could not be installed; the messages above say why.');
  writeFileSync(stamp, lock);
}

/** Leaves a script for each page of peers in .data/peers, built as the portal is; ends the process when the installation fails. */
export async function ensurePeers() {
  install();
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src'), '@tests': join(root, 'tests') } },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      outDir: join(root, '.data', 'peers'),
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
