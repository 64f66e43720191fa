// `npm run test:slow -- planted`: each fault of planted-faults.json is planted in the sources of this checkout, one after the other,
// and has to turn `npm test` red. The file is put back whatever happens; a fault whose place has changed is told.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run, tool } from './environment.mjs';

const faults = JSON.parse(
  readFileSync(join(root, '.config', 'scripts', 'planted-faults.json'), 'utf8'),
);
const quiet = { stdio: 'ignore' };

/** What tells the fault: Vitest's part of `npm test`, else the browser's; empty where nothing does. */
function toldBy() {
  const vitest = run(process.execPath, [tool('vitest', 'vitest.mjs'), 'run', '--bail', '1'], quiet);
  if (vitest !== 0) return 'unit, contract or flow tests';
  const config = ['--config', '.config/playwright.config.ts', '-x'];
  const journeys = run(
    process.execPath,
    [tool('@playwright', 'test', 'cli.js'), 'test', ...config],
    quiet,
  );
  return journeys === 0 ? '' : 'journeys';
}

let unseen = 0;
for (const { fault, file, from, to } of faults) {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  const place = whole.split(from).length === 2;
  let told = '';
  if (place) {
    writeFileSync(
      path,
      whole.replace(from, () => to),
    );
    try {
      told = toldBy();
    } finally {
      writeFileSync(path, whole);
    }
  }
  if (told === '') unseen += 1;
  const verdict = place ? told || 'NOTHING SEES IT' : `its place in ${file} has changed`;
  console.log(`${told === '' ? '✗' : '✓'} ${fault}: ${verdict}`);
}
console.log(`${faults.length - unseen} of ${faults.length} planted faults are seen`);
process.exitCode = unseen === 0 ? 0 : 1;
