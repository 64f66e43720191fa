// `npm run test:nightly`: what takes too long for every commit. Full counts of the properties, tables that a commit only samples,
// the browser's long tests, the other browsers, a slow rule of ESLint, advisories, a release that is run, answers that come late, mutants, and Vitest's part ten times in random order.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root, run, tool } from './environment.mjs';

ensureDependencies();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
ensureBuild();
const env = {
  ...process.env,
  SLOW: 'true',
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? '',
};
const browser = (config) => [tool('@playwright', 'test', 'cli.js'), 'test', '--config', config];
const script = (name) => join(root, '.config', 'scripts', name);
const runner = tool('vitest', 'vitest.mjs');
const vitest = [runner, 'run', '--testTimeout', '3600000'];
const files = execFileSync(process.execPath, [runner, 'list', '--filesOnly', '--json'], {
  cwd: root,
  encoding: 'utf8',
});
/** Those of vite.config.ts, which share no worker: one that had to change between them would load the portal anew, and keep nothing. */
const PROJECTS = new Set(JSON.parse(files).map(({ projectName }) => projectName));
const FEW = { ...process.env, PROPERTIES: 'few' };
/** Milliseconds by which answers are late at the most: as long as a good network takes, and a bad one. */
const LATE = { ...FEW, LATE_ANSWERS: '150' };
const LATE_IN_BROWSER = { ...env, SLOW: 'false', LATE_ANSWERS: '400' };
/** Each is the seed of an order, which a failure can be repeated with. */
const ORDERS = Array.from({ length: 10 }, (_, at) => String(Date.now() + at));
const SHUFFLED = ['--sequence.shuffle', '--sequence.seed'];
const parts = [
  // A property has its whole count.
  vitest,
  [...browser('.config/playwright.config.ts'), '--reporter', 'list'],
  [...browser('.config/playwright.nightly.config.ts'), ...process.argv.slice(2)],
  [script('browsers.mjs')],
  [tool('eslint', 'bin', 'eslint.js'), '--config', '.config/eslint.config.js', 'src'],
  [script('advisories.mjs')],
  // By night a checkout may differ from its commit.
  [script('release.mjs'), '--draft', '--prove'],
];
/** With few tries of each property: what they look for are rules that nothing proves, and files that lean on each other. */
const sparing = [
  [tool('@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', '.config/stryker.config.json'],
  ...ORDERS.flatMap((seed) =>
    [...PROJECTS].map((project) => [...vitest, '--project', project, ...SHUFFLED, seed]),
  ),
];
const results = [
  ...parts.map((part) => run(process.execPath, part, { env })),
  run(process.execPath, [...vitest, '--project', 'flows*'], { env: LATE }),
  run(process.execPath, browser('.config/playwright.config.ts'), { env: LATE_IN_BROWSER }),
  ...sparing.map((part) => run(process.execPath, part, { env: FEW })),
];
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
