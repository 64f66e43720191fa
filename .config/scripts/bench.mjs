// `npm run bench`: what jobs cost in Chromium against the production build, beside peers and the least possible, in one run.
// Prints a table; never part of CI's tests.
import { ensureChromium } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ensurePeers } from './ensure-peers.mjs';
import { run, tool } from './environment.mjs';

ensureDependencies();
const chromium = await ensureChromium();
ensureBuild();
await ensurePeers();
const config = ['--config', '.config/playwright.bench.config.ts'];
process.exitCode =
  chromium === null
    ? 1
    : run(
        process.execPath,
        [tool('@playwright', 'test', 'cli.js'), 'test', ...config, ...process.argv.slice(2)],
        { env: { ...process.env, CHROMIUM_PATH: chromium } },
      );
