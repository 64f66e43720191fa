import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { run, tool } from '../scripts/environment.mjs';
import { differences } from './trees.mjs';

/** Nothing of this machine's settings goes into a build that is for every laboratory. */
const settled = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))),
  NODE_ENV: 'production',
});

/** One build of everything: the portal in `dist`, the programs beside it in `demo` and `doctor`. */
function buildInto(root, folder) {
  const portal = [tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--emptyOutDir'];
  const outDir = ['--outDir', join(folder, 'dist')];
  const env = settled();
  if (run(process.execPath, [...portal, ...outDir], { env }) !== 0) {
    throw new Error('The portal could not be built; the messages above say where.');
  }
  const script = join(root, '.config', 'release', 'build-programs.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, folder], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0)
    throw new Error('The programs could not be built; the messages above say where.');
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

/**
 * Builds everything twice, from the same sources into two folders.
 * @param {string} root
 * @param {string} work
 * @returns {{ folder: string, places: string[] }} the first build, and the packages in its demo laboratory
 * @throws Error that names what the two builds do not share
 */
export function buildTwice(root, work) {
  const [folder, second] = ['first', 'second'].map((name) => join(work, name));
  const places = buildInto(root, folder);
  buildInto(root, second);
  const different = differences(folder, second);
  if (different.length > 0) {
    throw new Error(`Two builds of the same sources differ in ${different.join(', ')}.`);
  }
  return { folder, places };
}
