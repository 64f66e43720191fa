// `npm run test:nightly`: what takes too long for every commit. Full counts of the properties, tables that a commit only samples,
// the browser's long tests, the other browsers.
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
const browser = (config) => [tool('@playwright', 'test', 'cli.js'), 'test', '--config', config];
const parts = [
  // A property has its whole count.
  [tool('vitest', 'vitest.mjs'), 'run', '--testTimeout', '3600000'],
  [...browser('.config/playwright.config.ts'), '--reporter', 'list'],
  [...browser('.config/playwright.nightly.config.ts'), ...process.argv.slice(2)],
  [join(root, '.config', 'scripts', 'browsers.mjs')],
];
const results = parts.map((part) => run(process.execPath, part, { env }));
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
