// `npm run size`: the budgets of what a browser must load (.size-limit.mjs), on an up-to-date build.
import { ensureBuild } from './ensure-build.mjs';
import { run, tool } from './environment.mjs';

ensureBuild();
process.exitCode = run(process.execPath, [tool('size-limit', 'bin.js')]);
