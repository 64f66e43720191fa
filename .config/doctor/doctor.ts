import { doctorProgram } from './command/doctor-program';
import { runCommand } from './command/run-command';

process.exitCode = await runCommand(doctorProgram(import.meta.dirname), {
  args: process.argv.slice(2),
  input: process.stdin,
  output: process.stdout,
  environment: process.env,
});
