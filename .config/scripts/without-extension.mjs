// Part `extensions` of the slow run: a copy of the project without an extension and its line has to stay green. Types, build and all
// tests of Vitest that remain; options choose one extension, and files of tests: `-- extensions --only templates tests/unit/i18n`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { fail, root, run, tool } from './environment.mjs';

const { values, positionals: tests } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Deletes the folder and its one line. */
function remove(name, copy) {
  const mark = `'@/extensions/${name}/`;
  const lines = tracked
    .filter((file) => file.startsWith('src/') && !file.startsWith(`src/extensions/${name}/`))
    .flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8').split('\n');
      return text.filter((line) => line.includes(mark)).map((line) => ({ file, text, line }));
    });
  const [{ file, text, line } = {}, ...others] = lines;
  if (line === undefined || others.length > 0) {
    fail(
      `The core has ${lines.length} lines of ${name} instead of one:\n${lines.map((one) => one.file).join('\n')}`,
    );
  }
  writeFileSync(join(copy, file), text.filter((other) => other !== line).join('\n'));
  rmSync(join(copy, 'src/extensions', name), { recursive: true });
}

/** Whether the project is green without it. */
function isGreenWithout(name) {
  const copy = join(root, '.data', `without-${name}`);
  const end = () => {
    rmSync(copy, { recursive: true, force: true });
  };
  end();
  try {
    for (const file of tracked) cpSync(join(root, file), join(copy, file));
    // Links: Vite serves no package from behind a symbolic one. What it kept there is another project's.
    run('cp', ['-al', tool(), copy]);
    rmSync(join(copy, 'node_modules', '.vite'), { recursive: true, force: true });
    remove(name, copy);
    const steps = [
      ['npm', ['run', '--silent', 'types']],
      ['npx', ['vite', 'build', '--logLevel', 'warn']],
      ['npx', ['vitest', 'run', '--silent=passed-only', '--reporter=dot', ...tests]],
    ];
    return steps.every(([command, args]) => {
      console.log(`\nWithout ${name}: ${command} ${args.join(' ')}`);
      return run(command, args, { cwd: copy }) === 0;
    });
  } finally {
    end();
  }
}

const names = readdirSync(join(root, 'src/extensions')).filter(
  (name) => values.only === undefined || name === values.only,
);
if (names.length === 0) fail(`There is no extension "${values.only}".`);
const red = names.filter((name) => !isGreenWithout(name));
if (red.length > 0) fail(`Not green without: ${red.join(', ')}`);
