// `npm run check`: every gate, side by side on the cores there are; all of them run so that one pass shows everything to mend.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './environment.mjs';

/** The longest first, so that no core waits for it in the end. What looks through the build comes after the gate that makes it. */
const waiting = [['lint'], ['types'], ['size', 'supply'], ['format'], ['unused'], ['budgets']];
const failed = [];

/** Runs a gate and prints what it said in one piece. */
async function pass(gate) {
  const gateRun = spawn('npm', ['run', '--silent', gate], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => {
    gateRun.once('close', resolve);
  });
  const [said, complained, code] = await Promise.all([
    text(gateRun.stdout),
    text(gateRun.stderr),
    ended,
  ]);
  console.log(`\n— ${gate}\n${said}${complained}`.trimEnd());
  if (code !== 0) failed.push(gate);
}

async function passAll() {
  for (let gates = waiting.shift(); gates !== undefined; gates = waiting.shift()) {
    for (const gate of gates) await pass(gate);
  }
}

ensureDependencies();
await Promise.all(Array.from({ length: availableParallelism() }, passAll));
console.log(failed.length === 0 ? '\ncheck: green' : `\ncheck: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
