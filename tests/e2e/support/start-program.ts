import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Program {
  /** What it said it is ready on. */
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** What it wrote about things that went wrong. */
  readonly complaints: () => string;
}

/** Starts one of the project's programs with Node, waits for its line "… ready on …" and gives what follows. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const program = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  program.stderr.on('data', (text) => {
    complaint += String(text);
  });
  const stop = async () => {
    if (program.exitCode !== null) return;
    const isOver = once(program, 'exit');
    program.kill();
    await isOver;
  };
  for await (const line of createInterface(program.stdout)) {
    const address = /ready on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop, complaints: () => complaint };
  }
  throw new Error(`${args.join(' ')} did not start: ${complaint}`);
}
