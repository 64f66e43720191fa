// `npm run test:slow`: what not every change needs. Without a name all parts, one after the other (hours); with names those parts;
// `--slice` the one that is due: CI runs one with each landing, by the number of commits, so that each comes round. What asks whether
// the tests themselves see faults runs only by its name.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { installDebianPackages } from './debian.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { fail, onPath, root, run, tool } from './environment.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';
import {
  begin,
  browserReady,
  conclude,
  joined,
  playwright,
  underNode,
  vitest,
} from './test-parts.mjs';

const SLOW = { SLOW: 'true' };
/** Into how many pieces the browser's tests are cut. */
const PIECES = 6;
/** Versions of Node that the portal is built and tried with, whichever is installed. */
const NODES = [22, 24];
const SOAK = 'tests/slow/e2e/soak.spec.ts';
const TOOLS = join(root, 'tests', 'slow', 'tools');

/** A program that passes or fails as one test. */
function gate(path, args, env) {
  const status = run(process.execPath, [path, ...args], { env: { ...process.env, ...env } });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, written: 0 };
}

/** Firefox and WebKit make the main job, away from the ports of the other tests. */
async function otherBrowsers(name) {
  const paths = await ensureOtherBrowsers();
  if (paths === null) fail('The other browsers are missing; the messages above say what to do.');
  await browserReady();
  return playwright(name, '.config/playwright.browsers.config.ts', [], paths);
}

/** Web servers before which the portal is tried. */
function ensureHosts() {
  const missing = ['nginx', 'caddy'].filter((program) => onPath(program) === undefined);
  if (missing.length > 0) installDebianPackages(missing.join(' and '), missing);
}

/** A piece of what takes a browser, or named files of it. */
async function inBrowser(name, args, env = {}) {
  ensureHosts();
  const browser = await browserReady();
  return playwright(name, '.config/playwright.slow.config.ts', args, {
    ...SLOW,
    ...browser,
    ...env,
  });
}

/** What a part is for, and how it runs. */
const PARTS = {
  properties: [
    'unit and contract tests, every property at its full count',
    (name) => vitest(name, ['--project', 'node'], SLOW),
  ],
  strict: [
    'flow tests with React for developers, in strict mode',
    (name) => vitest(name, ['--project', 'page', '--project', 'alone'], SLOW),
  ],
  late: [
    'flow tests whose answers come late, each by a time of its own',
    (name) => vitest(name, ['--project', 'page'], { LATE_ANSWERS: '150' }),
  ],
  tools: [
    'doctor, release, hosting, fonts',
    (name) => vitest(name, [], { ...SLOW, TESTS: 'slow' }),
  ],
  nodes: [
    `the build and the unit tests under Node ${NODES.join(' and ')}`,
    async () => {
      const counts = [];
      for (const major of NODES) counts.push(await underNode(major));
      return joined(counts);
    },
  ],
  lint: [
    'a rule of ESLint that takes minutes',
    () =>
      gate(
        tool('eslint', 'bin', 'eslint.js'),
        ['--config', '.config/eslint.config.js', 'src'],
        SLOW,
      ),
  ],
  ...Object.fromEntries(
    Array.from({ length: PIECES }, (_, at) => [
      `browser-${at + 1}`,
      [
        `looks, widths, schemes, faults, hosts, memory: piece ${at + 1} of ${PIECES}`,
        (name) => inBrowser(name, ['--shard', `${at + 1}/${PIECES}`]),
      ],
    ]),
  ),
  extensions: [
    'types, build and tests of the portal without each of its extensions: -- extensions --only NAME',
    (_, args) => gate(join(root, '.config', 'scripts', 'without-extension.mjs'), args),
  ],
  soak: [
    'several people at work for five minutes',
    (name) => inBrowser(name, [SOAK], { SOAK_MINUTES: process.env.SOAK_MINUTES ?? '5' }),
  ],
  'other-browsers': ['the main job in Firefox and WebKit', otherBrowsers],
};

/** Hours, and only by name; options that follow are handed to the program. */
const ON_DEMAND = {
  mutants: [
    'each change of src/domain, src/lib and src/api/wire has to fail a test: -- mutants --mutate FILE',
    (_, args) =>
      gate(
        join(TOOLS, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
        ['run', '.config/stryker.config.json', ...args],
        { PROPERTIES: 'few' },
      ),
  ],
  planted: [
    'each fault of planted-faults.json has to fail npm test',
    (_, args) => gate(join(root, '.config', 'scripts', 'planted-faults.mjs'), args),
  ],
};

const ALL = { ...PARTS, ...ON_DEMAND };

/** What one landing runs together: parts that were green as a whole. The others join as they are. */
const SLICES = [['properties', 'lint'], ['strict']];

/** The slice whose turn it is, by the number of commits; the first where there is no history. */
function dueSlice() {
  let commits = 0;
  try {
    commits = Number(
      execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }),
    );
  } catch {
    console.log('This folder has no history of git: the first slice.');
  }
  return commits % SLICES.length;
}

/** Names of the parts to run, by the words of the command line. */
function chosen(words) {
  if (words.length === 0) return Object.keys(PARTS);
  if (words[0] === '--slice') {
    const at = words[1] === undefined ? dueSlice() : Number(words[1]) - 1;
    const slice = SLICES[at] ?? fail(`There are slices 1 to ${SLICES.length}.`);
    console.log(
      `Slice ${at + 1} of ${SLICES.length}: ${slice.join(', ')}. Again: npm run test:slow -- --slice ${at + 1}`,
    );
    return slice;
  }
  const unknown = words.find((word) => ALL[word] === undefined);
  if (unknown !== undefined) {
    const known = Object.entries(ALL).map(([name, [what]]) => `  ${name.padEnd(15)} ${what}`);
    fail(`There is no part "${unknown}". Parts:\n${known.join('\n')}`);
  }
  return words;
}

const words = process.argv.slice(2);
const option = words.findIndex((word, at) => at > 0 && word.startsWith('--'));
const [asked, options] = option < 0 ? [words, []] : [words.slice(0, option), words.slice(option)];
const names = chosen(asked);
await begin('npm run test:slow');
ensureDependencies(TOOLS);
const counts = [];
for (const [at, name] of names.entries()) {
  console.log(`\nPart ${at + 1} of ${names.length}, ${name}: ${ALL[name][0]}`);
  const count = await ALL[name][1](name, options);
  if (count.failed > 0) console.log(`\nThis part alone: npm run test:slow -- ${name}`);
  counts.push(count);
}
conclude(counts);
