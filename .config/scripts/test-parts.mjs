// How a part of the tests is run and counted; used by `npm test` and `npm run test:slow`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { fail, root, tool } from './environment.mjs';

const results = join(root, '.data', 'test-results');
const reporter = (name) => join(root, '.config', 'scripts', name);

/** Runs a program of Node; its exit code, or 1 where a signal ended it. What it prints is shown, or given to `listen`. */
export async function program(args, { env = {}, listen } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', listen === undefined ? 'inherit' : 'pipe', 'inherit'],
  });
  child.stdout?.on('data', listen);
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Runs tests and counts them by what their reporter wrote; a tool that broke without a failed test is one failure. */
async function counted(name, args, env) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const code = await program(args, { env: { ...env, REPORT: name } });
  let count = { passed: 0, failed: 0, written: 0 };
  try {
    count = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`\n${name}: the tests ended without a report; the messages above say why.`);
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Tests of Vitest, quiet but for what fails. */
export const vitest = (name, args = [], env = {}) =>
  counted(
    name,
    [
      tool('vitest', 'vitest.mjs'),
      ...['run', '--silent=passed-only', '--includeTaskLocation'],
      `--reporter=${reporter('vitest-reporter.mjs')}`,
      ...args,
    ],
    env,
  );

/** Tests of Playwright, by one of its configurations. */
export const playwright = (name, config, args = [], env = {}) =>
  counted(
    name,
    [
      tool('@playwright', 'test', 'cli.js'),
      ...['test', '--config', config, '--reporter', reporter('playwright-reporter.mjs')],
      ...args,
    ],
    { ...env, PLAYWRIGHT_CONFIG: config },
  );

/** Has what the browser's tests need made ready beside other work; resolves to the variables that name the browser. */
export async function browserReady() {
  let said = '';
  const code = await program([reporter('ensure-browser.mjs')], {
    listen: (chunk) => (said += String(chunk)),
  });
  if (code !== 0) {
    console.log(said);
    fail('The browser’s tests cannot run; the messages above say why and what to do.');
  }
  return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '{}');
}

/** The last two lines: how many tests are written, and how many ran. Sets the exit code. */
export function conclude(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(
    `\n${sum('written')} tests are written; tables and loops run some of them many times`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

/** Ctrl+C reaches the runners too, which end by themselves; one sentence is enough. */
export function endOnInterrupt(command) {
  process.once('SIGINT', () => {
    console.error(`\nStopped. Nothing needs to be cleaned up: ${command} begins anew.`);
    process.exit(130);
  });
}
