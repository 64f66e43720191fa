// `npm start`: installs, builds, starts the demo laboratory, serves the portal. `npm start -- --reset` reseeds the laboratory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import {
  DEMO_PORTS,
  LIS_PORT,
  PORTAL_PORT,
  fail,
  requireNode,
  requirePorts,
  root,
  run,
} from './environment.mjs';
import { startHost } from './host.mjs';

/** The built demo laboratory, with the words that were typed. */
const LABORATORY = [join(root, '.data', 'build', 'main.js'), ...process.argv.slice(2)];

/** Starts the demo laboratory as a process of its own and waits for its line "… ready on …". */
async function startLaboratory() {
  const laboratory = spawn(process.execPath, LABORATORY, {
    cwd: root,
    env: { ...process.env, LIS_PORT: String(LIS_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(laboratory, 'exit').then(([code]) => {
    fail(`The demo laboratory ended (exit code ${code}); its messages are above.`);
  });
  const ready = new Promise((resolve) => {
    laboratory.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready on')) resolve(undefined);
    });
  });
  await Promise.race([ready, ended]);
  return laboratory;
}

requireNode();
ensureDependencies();
if (process.argv.includes('--help')) {
  ensureBuild();
  process.exit(run(process.execPath, LABORATORY));
}
await requirePorts(DEMO_PORTS, 'npm start');
ensureBuild();
console.log('Starting the demo laboratory …');
const laboratory = await startLaboratory();
/** Its end is meant. */
function stopLaboratory(signal) {
  laboratory.removeAllListeners('exit');
  laboratory.kill(signal);
}
const host = await startHost({ directory: join(root, 'dist'), port: PORTAL_PORT }).catch(
  (error) => {
    stopLaboratory();
    fail(`The portal cannot be served at port ${PORTAL_PORT}: ${error.message}`);
  },
);
const { DEMO_ACCOUNTS } = await import(
  pathToFileURL(join(root, '.data', 'build', 'demo-accounts.js')).href
);

console.log(`
  Portal      http://localhost:${PORTAL_PORT}
  Laboratory  http://localhost:${LIS_PORT}   mail inbox: http://localhost:${LIS_PORT}/inbox

  Sign in as (all data is invented):`);
for (const { label, userName, password } of DEMO_ACCOUNTS) {
  console.log(`    ${label.padEnd(28)} ${userName.padEnd(14)} ${password}`);
}
console.log('\n  Ctrl+C stops both.\n');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopLaboratory(signal);
    host.closeAllConnections();
    host.close();
    process.exit(0);
  });
}
