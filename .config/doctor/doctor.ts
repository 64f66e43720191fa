import { DOCTOR_PROGRAM } from './command/doctor-program';
import { runCommand } from './command/run-command';

process.exitCode = await runCommand(DOCTOR_PROGRAM, {
  args: process.argv.slice(2),
  input: process.stdin,
  output: process.stdout,
  environment: process.env,
});
