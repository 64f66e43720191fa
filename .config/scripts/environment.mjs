// Ground that every script stands on. No dependencies: it must run before anything is installed.
import { spawnSync } from 'node:child_process';
// Whole: an old Node, which lacks a function of it, would end before `requireNode` says why.
import * as fs from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const PORTAL_PORT = Number(process.env.PORT ?? 4173);
export const LIS_PORT = Number(process.env.LIS_PORT ?? 4174);
/** Where the demo laboratory catches its own mail (demo-lis/main.ts). */
const SMTP_PORT = Number(process.env.SMTP_PORT ?? LIS_PORT + 1);

/** The oldest Node the project runs on; package.json#engines says the same. */
const OLDEST_NODE = [20, 19];

/** Ends the script with one sentence that says what to do. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `This project needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer one from your system's packages or nodejs.org and repeat.`,
  );
}

/** Ends the script with a sentence when the disk has less room than `megabytes`: npm waits for ever on a full one. */
export function requireRoom(megabytes, what) {
  const { bavail, bsize } = fs.statfsSync(root);
  const left = Math.floor((bavail * bsize) / 2 ** 20);
  if (left >= megabytes) return;
  fail(
    `${what} need about ${megabytes} MB, and this disk has ${left} MB left. Make room, then repeat the command; nothing was changed.`,
  );
}

/** Runs a command of the project with its output shown; its exit code, or 1 when it could not start. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return status ?? 1;
}

/** The file of a tool installed in node_modules, to be run by this very Node. */
export const tool = (...path) => join(root, 'node_modules', ...path);

/** The file of a program that the machine has; undefined when it has none. */
export const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => fs.existsSync(file));

/** True when nobody answers on the port yet. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

/** The highest port there is. */
const LAST_PORT = 65_535;

/** The ports of the portal before its demo laboratory. */
export const DEMO_PORTS = [
  [PORTAL_PORT, 'portal', 'PORT'],
  [LIS_PORT, 'demo laboratory', 'LIS_PORT'],
  [SMTP_PORT, "demo laboratory's mail", 'SMTP_PORT'],
];

/**
 * Ends the script with a sentence when one of the ports that `command` needs is no port, needed twice or taken: a port, what needs
 * it, the variable that chooses another.
 */
export async function requirePorts(ports, command) {
  const another = (port, variable) =>
    `${variable}=${port + 100 > LAST_PORT ? port - 100 : port + 100} ${command}`;
  const owners = new Map();
  for (const [port, name, variable] of ports) {
    if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
      fail(
        `${process.env[variable] ?? port} is no port for the ${name}. Choose a whole number from 1 to ${LAST_PORT} as ${variable} and repeat ${command}.`,
      );
    }
    const other = owners.get(port);
    if (other !== undefined) {
      fail(
        `The ${other} and the ${name} cannot both have port ${port}. Choose another: ${another(port, variable)}`,
      );
    }
    owners.set(port, name);
  }
  for (const [port, name, variable] of ports) {
    if (await isPortFree(port)) continue;
    fail(
      `Port ${port}, which the ${name} needs, is in use by another program. Stop that program, or choose another port: ${another(port, variable)}`,
    );
  }
}
