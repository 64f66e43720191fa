// `npm test`: installs what is missing, a browser too, then runs every test in two parts; ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requirePorts, root, run, tool } from './environment.mjs';

const results = join(root, '.data', 'test-results');

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return null;
  }
};

/** A failed test with its first line of complaint, for the end of a long output. */
const complaint = (file, name, message = '') => `${file} › ${name}\n    ${message.split('\n')[0]}`;

const failuresOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(root, path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message !== '') return [complaint(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages: [first] }) => complaint(file, fullName, first));
  });

const failuresOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOfPlaywright),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      complaint(`tests/e2e/${file}`, title, tests[0]?.results.at(-1)?.error?.message),
    ),
];

/** Errors that nobody caught fail a run in which every test passed; which test threw is a guess of the runner. */
const uncaughtErrors = (errors) =>
  (errors ?? []).map(({ message, path = root, test = 'no test' }) =>
    complaint(relative(root, path) || 'tests', `uncaught beside ${test}`, message),
  );

/** What fails a run without failing a test is one failure: a tool that broke, or no report at all. */
const counted = (status, passed, failures) => ({
  passed,
  failures:
    status === 0 || failures.length > 0 ? failures : ['something outside of the tests: see above'],
});

/** Unit, contract and flow tests. */
function vitest() {
  const status = run(
    process.execPath,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'vitest.json')}`,
      `--reporter=${join(root, '.config', 'scripts', 'uncaught-errors.mjs')}`,
    ],
    { env: { ...process.env, UNCAUGHT_ERRORS_FILE: join(results, 'uncaught.json') } },
  );
  const report = readReport('vitest.json');
  return counted(status, report?.numPassedTests ?? 0, [
    ...failuresOfVitest(report),
    ...uncaughtErrors(readReport('uncaught.json')),
  ]);
}

/** End-to-end tests in Chromium against the production build. */
function playwright(browsers) {
  ensureBuild();
  const status = run(
    process.execPath,
    [tool('@playwright', 'test', 'cli.js'), 'test', '--config', '.config/playwright.config.ts'],
    {
      env: {
        ...process.env,
        ...browsers,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'playwright.json'),
      },
    },
  );
  const report = readReport('playwright.json');
  return counted(status, report?.stats.expected ?? 0, failuresOfPlaywright(report ?? {}));
}

/** Where the end-to-end tests serve (.config/playwright.config.ts). */
const port = (name, usual) => [Number(process.env[name] ?? usual), 'end-to-end tests', name];

// What is missing is said before the first test runs, not after the last unit test.
ensureDependencies();
await requirePorts([port('E2E_PORT', 4273), port('E2E_LIS_PORT', 4274)], 'npm test');
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
const browsers = {
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? '',
};
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
console.log('\nPart 1 of 2: unit, contract and flow tests');
const first = vitest();
console.log('\nPart 2 of 2: end-to-end tests in a browser');
const second = playwright(browsers);
const passed = first.passed + second.passed;
const failures = [...first.failures, ...second.failures];
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
