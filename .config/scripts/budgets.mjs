// `npm run budgets`: what the house weighs, against .config/budgets.json. A row may only fall: `--write` lowers it to what is there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { root } from './environment.mjs';

const TABLE = join(root, '.config/budgets.json');
const CODE = /\.(tsx?|m?js)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file) => readFileSync(join(root, file), 'utf8');
const count = (files, pattern) =>
  files.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);
const lines = (files) => count(files, /\n/g);
const code = (...folders) =>
  tracked.filter((file) => CODE.test(file) && folders.some((folder) => file.startsWith(folder)));

/** Files of at most 60 lines that one file alone imports, from the same folder. */
function privateParts(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, path] of read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const target = path.startsWith('@/')
        ? path.replace('@', 'src')
        : resolve('/', dirname(file), path).slice(1);
      const found = [`${target}.ts`, `${target}.tsx`].find((name) => existsSync(join(root, name)));
      if (found !== undefined) importers.set(found, (importers.get(found) ?? new Set()).add(file));
    }
  }
  return files.filter((file) => {
    const [importer, ...others] = importers.get(file) ?? [];
    const isAlone = importer !== undefined && others.length === 0;
    return isAlone && dirname(importer) === dirname(file) && lines([file]) <= 60;
  });
}

const src = code('src/');
const isTest = (file) => /^(tests|(tools|src\/extensions)\/[^/]+\/tests)\//.test(file);
const extensions = src.filter((file) => file.startsWith('src/extensions/') && !isTest(file));
const core = src.filter((file) => !file.startsWith('src/extensions/'));
const tests = code('').filter(isTest);
const measured = {
  'src without extensions: lines': lines(core),
  'src without extensions: files': core.length,
  'src/extensions: lines': lines(extensions),
  'tools and .config: lines': lines(code('tools/', '.config/').filter((file) => !isTest(file))),
  'demo-lis: lines': lines(code('demo-lis/')),
  'tests: lines': lines(tests),
  'tests: written': count(tests, /^\s*(?:it|test)(?:\.(?:each|for))?[(`]/gm),
  'docs and README: words': count(
    tracked.filter((file) => /^(docs\/.*|README)\.md$/.test(file)),
    /\S+/g,
  ),
  'private files of at most 60 lines': privateParts(core).length,
};

const table = JSON.parse(readFileSync(TABLE, 'utf8'));
const over = Object.entries(measured).filter(([name, value]) => value > table[name].most);
for (const [name, value] of Object.entries(measured)) {
  const { most, goal } = table[name];
  console.log(`${value > most ? '✗' : ' '} ${name}: ${value} of ${most}, goal ${goal}`);
  if (process.argv.includes('--write') && value < most) table[name].most = value;
}
if (process.argv.includes('--write')) writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
process.exitCode = over.length === 0 ? 0 : 1;
