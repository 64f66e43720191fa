// How a part of the tests is run and counted; used by `npm test` and `npm run test:slow`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureDependencies } from './ensure-dependencies.mjs';
import { fail, requirePorts, root, run, tool } from './environment.mjs';

const results = join(root, '.data', 'test-results');
const reporter = (name) => join(root, '.config', 'scripts', name);

/** Runs a program of Node, or of another Node; its exit code, or 1 where a signal ended it. What it prints is shown, or given to `listen`. */
export async function program(args, { env = {}, listen, node = process.execPath } = {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', listen === undefined ? 'inherit' : 'pipe', 'inherit'],
  });
  child.stdout?.on('data', listen);
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Runs tests and counts them by what their reporter wrote; a tool that broke without a failed test is one failure. */
async function counted(name, args, env, node) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const code = await program(args, { env: { ...env, REPORT: name }, node });
  let count = { passed: 0, failed: 0, written: 0 };
  try {
    count = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`\n${name}: the tests ended without a report; the messages above say why.`);
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Tests of Vitest, quiet but for what fails; by another Node where one is named. */
export const vitest = (name, args = [], env = {}, node = undefined) =>
  counted(
    name,
    [
      tool('vitest', 'vitest.mjs'),
      ...['run', '--silent=passed-only', '--includeTaskLocation'],
      `--reporter=${reporter('vitest-reporter.mjs')}`,
      ...args,
    ],
    env,
    node,
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

/** The program of the newest Node of a major version, from npm's packages of it; kept in .data. */
function nodeProgram(major) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.data', 'nodes', String(major));
  const file = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
  run('npm', ['install', ...flags, `${name}@${major}`], { shell: isWindows });
  return existsSync(file) ? file : fail(`Node ${major} could not be fetched from the registry.`);
}

/** The build and the unit tests under another Node than the one that is installed. */
export async function underNode(major) {
  const node = nodeProgram(major);
  const build = ['build', '--logLevel', 'warn', '--outDir', '.data/nodes/dist', '--emptyOutDir'];
  const code = await program([tool('vite', 'bin', 'vite.js'), ...build], { node });
  if (code !== 0) return { passed: 0, failed: 1, written: 0 };
  return vitest(`node-${major}`, ['tests/unit'], {}, node);
}

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

const sum = (counts, key) => counts.reduce((total, count) => total + count[key], 0);

/** Several counts in one. */
export const joined = (counts) => ({
  passed: sum(counts, 'passed'),
  failed: sum(counts, 'failed'),
  written: sum(counts, 'written'),
});

/** The last two lines: how many tests are written, and how many ran. Sets the exit code. */
export function conclude(counts) {
  const { passed, failed, written } = joined(counts);
  console.log(`\n${written} tests are written; tables and loops run some of them many times`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Where the browser's tests serve (.config/playwright.config.ts). */
const port = (name, usual) => [Number(process.env[name] ?? usual), 'browser tests', name];

/** Packages and ports are there before the first test runs. Ctrl+C reaches the runners too, which end by themselves. */
export async function begin(command) {
  ensureDependencies();
  process.once('SIGINT', () => {
    console.error(`\nStopped. Nothing needs to be cleaned up: ${command} begins anew.`);
    process.exit(130);
  });
  await requirePorts([port('E2E_PORT', 4273), port('E2E_LIS_PORT', 4274)], command);
}
