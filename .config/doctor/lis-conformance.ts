import { CONFORMANCE_PROGRAM } from './command/conformance-program';
import { runCommand } from './command/run-command';

process.exitCode = await runCommand(CONFORMANCE_PROGRAM, {
  args: process.argv.slice(2),
  input: process.stdin,
  output: process.stdout,
  environment: process.env,
});
