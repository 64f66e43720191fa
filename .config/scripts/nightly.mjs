// `npm run test:nightly`: what takes too long for every commit. Full counts of the properties, the browser's long tests, the other
// browsers.
import { join } from 'node:path';

import { ensureChromium } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root, run, tool } from './environment.mjs';

ensureDependencies();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
ensureBuild();
const env = { ...process.env, NIGHTLY: 'true', CHROMIUM_PATH: chromium };
const browser = ['test', '--config', '.config/playwright.nightly.config.ts'];
const parts = [
  [tool('vitest', 'vitest.mjs'), 'run'],
  [tool('@playwright', 'test', 'cli.js'), ...browser, ...process.argv.slice(2)],
  [join(root, '.config', 'scripts', 'browsers.mjs')],
];
const results = parts.map((part) => run(process.execPath, part, { env }));
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
