// Finds the Chromium of the end-to-end tests, whole and without windows, or installs it.
import { spawnSync } from 'node:child_process';

import { installDebianPackages } from './debian.mjs';
import { onPath, run, tool } from './environment.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const works = (file) =>
  file !== undefined &&
  spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

async function find() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find(works);
}

function install() {
  if (installDebianPackages('Chromium', ['chromium', 'fonts-liberation'])) return;
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

/**
 * The path of the same browser without windows, for which most tests need a third less of the processor; null where
 * it cannot be had, and the whole one does it all.
 */
export function ensureHeadlessShell() {
  const find = () => [process.env.HEADLESS_SHELL_PATH, onPath(SHELL)].find(works);
  const present = find();
  if (present !== undefined) return present;
  installDebianPackages('Chromium without windows', [SHELL]);
  return find() ?? null;
}
