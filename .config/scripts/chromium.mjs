// Finds a Chromium for the end-to-end tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run, tool } from './environment.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const works = (file) =>
  file !== undefined &&
  spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

async function find() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find(works);
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install() {
  if (isRootOnDebian()) {
    console.log('Installing Chromium (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    const args = [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ];
    if (run('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }) === 0) return;
  }
  console.log('Installing Chromium (Playwright) …');
  run(process.execPath, [tool('@playwright', 'test', 'cli.js'), 'install', 'chromium']);
}

/** The path of a working Chromium; null, with the ways out said, when none could be had. */
export async function ensureChromium() {
  const present = await find();
  if (present !== undefined) return present;
  install();
  const installed = await find();
  if (installed !== undefined) return installed;
  console.error(`
No Chromium was found and none could be installed. Ways out:
  - sudo apt-get install chromium          (Debian, Ubuntu)
  - npx playwright install --with-deps chromium
  - CHROMIUM_PATH=/path/to/chrome npm test  (a browser that is already there)
  - npm run test:unit                       (unit and flow tests only)
`);
  return null;
}
