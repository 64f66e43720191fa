// `npm run doctor -- https://portal.example`: builds the doctor and runs it as an installer does.
import { join } from 'node:path';

import { DOCTOR_FOLDER, buildDoctor } from './build.mjs';
import { ensureDependencies } from '../../.config/scripts/ensure-dependencies.mjs';
import { requireNode, run } from '../../.config/scripts/environment.mjs';

requireNode();
ensureDependencies();
await buildDoctor(DOCTOR_FOLDER, ['doctor']);
// Files that are named on the command line lie where it was typed.
process.exitCode = run(
  process.execPath,
  [join(DOCTOR_FOLDER, 'doctor.mjs'), ...process.argv.slice(2)],
  { cwd: process.env.INIT_CWD ?? process.cwd() },
);
