// Finds Firefox and WebKit for `npm run test:slow -- other-browsers`, or installs them.
import { existsSync } from 'node:fs';

import { installDebianPackages } from './debian.mjs';
import { onPath, run, tool } from './environment.mjs';

/**
 * What drives a browser of the machine, and the programs that it needs; the variable that names it to the tests
 * (tests/slow/browsers/support/browser-test.ts); Debian's packages; Playwright's own build.
 */
const BROWSERS = [
  {
    name: 'Firefox',
    program: 'firefox-esr',
    needs: [],
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr', 'fonts-liberation'],
    build: 'firefox',
  },
  {
    name: 'WebKit',
    program: 'WebKitWebDriver',
    needs: ['Xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
    build: 'webkit',
  },
];

/** The variables that lead the tests to a browser, none for Playwright's own build; null when there is none. */
async function find({ program, needs, variable, build }) {
  const path = process.env[variable] ?? onPath(program);
  const isComplete = [path, ...needs.map(onPath)].every((file) => file !== undefined);
  if (isComplete && existsSync(path)) return { [variable]: path };
  const playwright = await import('@playwright/test');
  return existsSync(playwright[build].executablePath()) ? {} : null;
}

async function ensure(browser) {
  const { name, program, variable, packages, build } = browser;
  const present = await find(browser);
  if (present !== null) return present;
  if (!installDebianPackages(name, packages)) {
    console.log(`Installing ${name} (Playwright) …`);
    run(process.execPath, [tool('@playwright', 'test', 'cli.js'), 'install', build]);
  }
  const installed = await find(browser);
  if (installed !== null) return installed;
  console.error(`
${name} was not found and could not be installed. Ways out:
  - sudo apt-get install ${packages.join(' ')}   (Debian)
  - npx playwright install --with-deps ${build}
  - ${variable}=/path/to/${program} npm run test:slow -- other-browsers   (one that is already there)
`);
  return null;
}

/** The variables that lead the tests to the browsers; null, with the ways out said, when one could not be had. */
export async function ensureOtherBrowsers() {
  const found = [];
  for (const browser of BROWSERS) found.push(await ensure(browser));
  return found.includes(null) ? null : Object.assign({}, ...found);
}
