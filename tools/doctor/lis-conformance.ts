import { CONFORMANCE_PROGRAM } from './programs';
import { runCommand } from './run-command';

process.exitCode = await runCommand(CONFORMANCE_PROGRAM, {
  args: process.argv.slice(2),
  input: process.stdin,
  output: process.stdout,
  environment: process.env,
});
