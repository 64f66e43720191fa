import { spawn } from 'node:child_process';

/** Starts a program that ends with the tests, however they end. Of what it prints only standard output can be read. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const started = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Nobody may read it; a full pipe would stop the program.
  started.stdout.resume();
  process.once('exit', () => started.kill());
  return started;
}
