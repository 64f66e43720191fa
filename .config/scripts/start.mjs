// `npm start`: installs, builds, starts the demo laboratory, serves the portal. `npm start -- --reset` reseeds the laboratory;
// `--print-gate` puts the print gate before it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
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

const GATE_WORD = '--print-gate';
const isGated = process.argv.includes(GATE_WORD);
/** The built demo laboratory, with the words that were typed. */
const LABORATORY = [
  join(root, '.data', 'build', 'main.js'),
  ...process.argv.slice(2).filter((word) => word !== GATE_WORD),
];
const LIS = `http://127.0.0.1:${LIS_PORT}`;

/** What runs beside this, and ends with it. */
const programs = [];
process.once('exit', () => programs.forEach((program) => program.kill()));

/** Starts a program as a process of its own and waits for its line "… ready on …"; gives what follows. */
async function start(name, args, env) {
  const program = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  const ended = once(program, 'exit').then(([code]) => {
    fail(`The ${name} ended (exit code ${code}); its messages are above.`);
  });
  const ready = new Promise((resolve) => {
    program.stdout.on('data', (chunk) => {
      const [, address] = /ready on (\S+)/.exec(String(chunk)) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return Promise.race([ready, ended]);
}

/** The print gate with a key of its own, signed in as the laboratory's user. */
function startGate({ userName, password }) {
  const key = join(root, '.data', 'print.key');
  if (!existsSync(key)) writeFileSync(key, randomBytes(32), { mode: 0o600 });
  return start('print gate', [join(root, 'tools', 'hosting', 'print-gate.mjs')], {
    ...{ SERVICE_URL: `${LIS}/service`, LIS_URL: `${LIS}/lis`, GATE_PORT: '0', GATE_KEY: key },
    ...{ GATE_USER: userName, GATE_PASSWORD: password },
    GATE_AUTH_SCHEME: process.env.PORTAL_AUTH_SCHEME ?? 'Bearer',
  });
}

/** The number of an order of the last month, and what the gate signs for it. */
async function orderToTry(gate, { userName, password, type }) {
  const call = async (url, method, body, Authorization = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization };
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const account = { user: userName, password, type, historyType: -1 };
  const { token } = await call(`${LIS}/service/authentication/web`, 'POST', account);
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const [dateNumberInit, dateNumberEnd] = [30, 0].map((ago) =>
    Number(day(ago).replaceAll('-', '')),
  );
  const filter = { dateNumberInit, dateNumberEnd, area: 0, onlyValidated: true };
  const orders = await call(`${LIS}/service/orders/filter`, 'PATCH', filter, token);
  const [{ order }] = orders.toSorted((one, other) => one.order - other.order);
  return { order, ...(await call(`http://${gate}/app/api/user`, 'POST', { order }, token)) };
}

requireNode();
ensureDependencies();
if (process.argv.includes('--help')) {
  ensureBuild();
  console.log(
    `  ${GATE_WORD.padEnd(23)}puts the print gate before it (docs/deploy.md, Print links)`,
  );
  process.exit(run(process.execPath, LABORATORY));
}
await requirePorts(DEMO_PORTS, 'npm start');
ensureBuild();
console.log('Starting the demo laboratory …');
await start('demo laboratory', LABORATORY, { LIS_PORT: String(LIS_PORT) });
const { DEMO_ACCOUNTS } = await import(
  pathToFileURL(join(root, '.data', 'build', 'demo-accounts.js')).href
);
const [account] = DEMO_ACCOUNTS;
const gate = isGated ? await startGate(account) : undefined;
const host = await startHost({ directory: join(root, 'dist'), port: PORTAL_PORT, gate }).catch(
  (error) => fail(`The portal cannot be served at port ${PORTAL_PORT}: ${error.message}`),
);

console.log(`
  Portal      http://localhost:${PORTAL_PORT}
  Laboratory  http://localhost:${LIS_PORT}   mail inbox: http://localhost:${LIS_PORT}/inbox

  Sign in as (all data is invented):`);
for (const { label, userName, password } of DEMO_ACCOUNTS) {
  console.log(`    ${label.padEnd(28)} ${userName.padEnd(14)} ${password}`);
}
if (gate !== undefined) {
  // A laboratory may be started without orders.
  const { order, link } = await orderToTry(gate, account).catch(() => ({}));
  const address = (said) => `http://localhost:${PORTAL_PORT}/orqrm:${btoa(said)}`;
  if (link)
    console.log(
      `\n  Print links: ${address(link)} opens at once,\n    ${address(order)} asks first.`,
    );
}
console.log('\n  Ctrl+C stops all.\n');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    host.closeAllConnections();
    host.close();
    process.exit(0);
  });
}
