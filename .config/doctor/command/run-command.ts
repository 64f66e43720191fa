import { writeFileSync } from 'node:fs';

import { examine, type Task } from '../examine';
import { exitCode } from '../findings';
import { openNetwork, type Network } from '../network/network';
import { asJson, asJunit } from '../report/as-files';
import { asText, verdictOf } from '../report/as-text';
import { askAccount, type Terminal } from './ask-account';
import { languageIn, readCommand, type Command } from './read-command';
import { help, UsageError, usageSentence } from './usage';

/** One of the two programs. */
export interface Program {
  readonly usage: string;
  /** Its own options, all of them texts, and what `--help` says of them. */
  readonly own: readonly string[];
  readonly help: string;
  /** What is to be examined. Throws `UsageError`. */
  readonly task: (command: Command) => Pick<Task, 'origin' | 'file' | 'isAnyWord' | 'checksums'>;
}

/** Where a program runs; tests have a network and a clock of their own. */
export interface Surroundings extends Terminal {
  readonly args: readonly string[];
  readonly network?: Network;
  readonly now?: Date;
}

function write(path: string, text: string, option: string): void {
  try {
    writeFileSync(path, text);
  } catch {
    throw new UsageError('file', option);
  }
}

async function follow(program: Program, surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { args, environment, output, network = openNetwork(), now = new Date() } = surroundings;
  const command = readCommand(args, environment, program.own);
  const { language, isJson, junit, out, order, write: mayWrite, mailTo } = command;
  if (command.isHelp) {
    output.write(help(language, program.usage, program.help));
    return 0;
  }
  const target = program.task(command);
  const credentials = await askAccount(command, surroundings);
  const task: Task = { ...target, credentials, order, write: mayWrite, mailTo, network };
  const examination = await examine(task);
  const subject = target.origin;
  const date = now.toISOString().slice(0, 16).replace('T', ' ');
  const heading = { subject, date: `${date} UTC`, language };
  const text = isJson ? asJson(examination, heading) : asText(examination, heading);
  if (junit !== null) write(junit, asJunit(examination, heading), '--junit');
  if (out !== null) write(out, text, '--out');
  output.write(out === null ? text : `${verdictOf(examination.findings, language)}\n`);
  return exitCode(examination.findings);
}

/** Runs a program to its exit code. Whatever goes wrong is one line, never a stack. */
export async function runCommand(program: Program, surroundings: Surroundings): Promise<0 | 1 | 2> {
  try {
    return await follow(program, surroundings);
  } catch (cause) {
    const language = languageIn(surroundings.args);
    const own = language === 'es' ? 'Falla del propio programa' : 'A fault of the program itself';
    const sentence =
      cause instanceof UsageError
        ? usageSentence(language, cause, program.usage)
        : `${own}: ${cause instanceof Error ? cause.name : '?'}`;
    surroundings.output.write(`${sentence}\n`);
    return 2;
  }
}
