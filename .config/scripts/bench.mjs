// `npm run bench`: the measurements behind the budgets of docs/quality.md in Chromium against the production build. Prints
// tables; never part of CI's tests.
import { ensureChromium } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { run, tool } from './environment.mjs';

ensureDependencies();
const chromium = await ensureChromium();
ensureBuild();
const config = ['--config', '.config/playwright.bench.config.ts'];
process.exitCode =
  chromium === null
    ? 1
    : run(
        process.execPath,
        [tool('@playwright', 'test', 'cli.js'), 'test', ...config, ...process.argv.slice(2)],
        { env: { ...process.env, CHROMIUM_PATH: chromium } },
      );
