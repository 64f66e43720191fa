// `npm run test:browsers`: the main job in Firefox and in WebKit, which it installs when they are missing.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requirePorts, root, run, tool } from './environment.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';

/** Away from those of the end-to-end tests, so that both can run. */
const E2E_PORT = process.env.E2E_PORT ?? '4373';
const E2E_LIS_PORT = process.env.E2E_LIS_PORT ?? '4374';
const report = join(root, '.data', 'test-results', 'browsers.json');

/** "Firefox: passed (38 s)" for every browser that ran, from Playwright's report. */
function summary() {
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = suites.flatMap(({ specs }) => specs.flatMap((spec) => spec.tests));
  return tests.map(({ projectName, status, results }) => {
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    const outcome = status === 'expected' ? 'passed' : 'failed';
    return `${projectName}: ${outcome} (${Math.round(milliseconds / 1000)} s)`;
  });
}

ensureDependencies();
await requirePorts(
  [
    [Number(E2E_PORT), 'portal', 'E2E_PORT'],
    [Number(E2E_LIS_PORT), 'demo laboratory', 'E2E_LIS_PORT'],
  ],
  'npm run test:browsers',
);
const paths = await ensureOtherBrowsers();
if (paths === null) process.exit(1);
ensureBuild();
rmSync(report, { force: true });
process.exitCode = run(
  process.execPath,
  [
    tool('@playwright', 'test', 'cli.js'),
    'test',
    '--config',
    '.config/playwright.browsers.config.ts',
    ...process.argv.slice(2),
  ],
  {
    env: {
      ...process.env,
      ...paths,
      E2E_PORT,
      E2E_LIS_PORT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
);
if (existsSync(report)) console.log(`\n${summary().join(', ')}`);
