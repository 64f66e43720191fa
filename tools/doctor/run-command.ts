import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import type { Credentials } from '@/domain/auth/login-outcome';
import { LABORATORY_USER, userTypeCode } from '@/domain/auth/user-type';
import { readInteger } from '@/lib/wire/scalars';

import { languageIn, readCommand, UsageError, type Command } from './command-line';
import { examine, type Task } from './examine';
import { exitCode } from './findings';
import { openNetwork, type Network } from './network/network';
import { asJson } from './report/as-files';
import { asText, verdictOf } from './report/as-text';
import { WORDS } from './report/words';

/** A terminal, or what stands for one. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Asks one question; a hidden answer is not echoed. Rejects with `UsageError` when somebody interrupts. */
function ask({ input, output }: Terminal, question: string, isHidden = false): Promise<string> {
  let isMute = false;
  const screen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMute) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: screen, terminal: true });
  return new Promise((resolve, reject) => {
    lines.on('SIGINT', () => {
      reject(new UsageError('stopped'));
      lines.close();
    });
    lines.on('close', () => {
      resolve('');
    });
    lines.question(question, (answer) => {
      if (isHidden) output.write('\n');
      resolve(answer);
      lines.close();
    });
    isMute = isHidden;
  });
}

/**
 * The account of the trial, from the command line, the environment or a question; null for none. Throws `UsageError` when somebody
 * interrupts.
 */
export async function askAccount(
  { user, type, language }: Command,
  terminal: Terminal,
): Promise<Credentials | null> {
  const isAsking = terminal.input.isTTY === true;
  const { questions } = WORDS[language];
  const name = user ?? (isAsking ? (await ask(terminal, questions.user)).trim() : '');
  if (name === '') return null;
  const isTypeAsked = type === null && isAsking && user === null;
  const typed = isTypeAsked ? await ask(terminal, questions.type) : '';
  const code = type ?? userTypeCode(readInteger(typed)) ?? LABORATORY_USER;
  const kept = terminal.environment['DOCTOR_PASSWORD'];
  const password = kept ?? (isAsking ? await ask(terminal, questions.password, true) : '');
  return password === '' ? null : { user: name, password, type: code, historyType: -1 };
}

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

/** What `--help` says. */
export const help = ({ usage, help: own }: Program, language: Command['language']) =>
  `${usage}\n${own}\n${WORDS[language].help.join('\n')}\n`;

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
  const { language, isJson, out, order, write: mayWrite, mailTo } = command;
  if (command.isHelp) {
    output.write(help(program, language));
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
        ? cause.sentence(language, program.usage)
        : `${own}: ${cause instanceof Error ? cause.name : '?'}`;
    surroundings.output.write(`${sentence}\n`);
    return 2;
  }
}
