// `npm test`: installs what is missing, then unit, contract, flow and end-to-end tests; ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureChromium } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root, run, tool } from './environment.mjs';

const results = join(root, '.data', 'test-results');

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return null;
  }
};

/** Unit, contract and flow tests. A run that left no report counts as one failure. */
function vitest() {
  const status = run(process.execPath, [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'vitest.json')}`,
  ]);
  const report = readReport('vitest.json');
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** End-to-end tests in Chromium against the production build. */
async function playwright() {
  const chromium = await ensureChromium();
  if (chromium === null) return { passed: 0, failed: 1 };
  ensureBuild();
  const status = run(
    process.execPath,
    [tool('@playwright', 'test', 'cli.js'), 'test', '--config', '.config/playwright.config.ts'],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json'),
      },
    },
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport('playwright.json')?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}

ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const runs = [vitest(), await playwright()];
const sum = (key) => runs.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
