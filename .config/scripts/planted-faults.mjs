// `npm run test:slow -- planted`: each fault of planted-faults.json is planted in the sources of this checkout, one after the other,
// and has to turn a green `npm test` red. The file is put back whatever happens. `--places` only sees that each still has its place,
// `--only WORDS` plants those that are called so.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { fail, root, tool } from './environment.mjs';
import { browserReady, program } from './test-parts.mjs';

const faults = JSON.parse(
  readFileSync(join(root, '.config', 'scripts', 'planted-faults.json'), 'utf8'),
);
const reporter = (name) => `--reporter=${join(root, '.config', 'scripts', name)}`;
/** Tests of Vitest that reach a file by their imports, the quicker ones, or all where none is named. */
const vitest = (file) => [
  tool('vitest', 'vitest.mjs'),
  ...(file === undefined ? [] : ['related', file]),
  ...['--run', '--bail', '1', '--silent', reporter('vitest-reporter.mjs')],
];
const journeys = [
  ...[tool('@playwright', 'test', 'cli.js'), 'test', '-x'],
  ...['--config', '.config/playwright.config.ts', reporter('playwright-reporter.mjs')],
];

/** The first test that fails; empty where none does. Tests that could not run tell nothing. */
async function firstFailure(args, env) {
  let said = '';
  const code = await program(args, {
    env: { REPORT: 'planted', ...env },
    listen: (chunk) => (said += String(chunk)),
  });
  const [, test] = /^✗ (.+ › .+)$/m.exec(said) ?? [];
  if (code !== 0 && test === undefined) fail(`${said}\nThe tests ended without one that fails.`);
  return code === 0 ? '' : test;
}

const { values } = parseArgs({
  options: { places: { type: 'boolean' }, only: { type: 'string' } },
});
const sourceOf = ({ file }) => readFileSync(join(root, file), 'utf8');
const lost = faults.filter((one) => sourceOf(one).split(one.from).length !== 2);
if (lost.length > 0) {
  fail(lost.map(({ fault, file }) => `${fault}: its place in ${file} has changed`).join('\n'));
}
if (values.places === true) process.exit();
const chosen = faults.filter(({ fault }) => fault.includes(values.only ?? ''));
const browser = await browserReady();
let unplant = () => undefined;
process.on('exit', () => {
  unplant();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

let unseen = 0;
for (const { fault, file, from, to } of chosen) {
  const path = join(root, file);
  const whole = sourceOf({ file });
  unplant = () => {
    writeFileSync(path, whole);
  };
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const told =
    (await firstFailure(vitest(file))) ||
    (await firstFailure(vitest())) ||
    (await firstFailure(journeys, browser));
  unplant();
  if (told === '') unseen += 1;
  console.log(`${told === '' ? '✗' : '✓'} ${fault}: ${told || 'NOTHING SEES IT'}`);
}
console.log(`${chosen.length - unseen} of ${chosen.length} planted faults are seen`);
process.exitCode = unseen === 0 && chosen.length > 0 ? 0 : 1;
