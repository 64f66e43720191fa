import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import type { Credentials } from '@/domain/auth/login-outcome';
import { LABORATORY_USER, userTypeCode } from '@/domain/auth/user-type';
import type { Language } from '@/domain/base/language';
import { readInteger } from '@/lib/wire/scalars';

import type { Command } from './read-command';
import { UsageError } from './usage';

/** A terminal, or what stands for one. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const QUESTIONS: Readonly<
  Record<Language, Readonly<Record<'user' | 'type' | 'password', string>>>
> = {
  es: {
    user: 'Usuario de prueba (vacío: sin iniciar sesión): ',
    type: 'Tipo (1 médico, 2 paciente, 3 cliente, 4 laboratorio, 5 demográfico, 6 tarifa) [4]: ',
    password: 'Contraseña (no se ve): ',
  },
  en: {
    user: 'User for the trial (empty: no sign-in): ',
    type: 'Type (1 physician, 2 patient, 3 customer, 4 laboratory, 5 demographic, 6 rate) [4]: ',
    password: 'Password (not shown): ',
  },
};

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
  const questions = QUESTIONS[language];
  const name = user ?? (isAsking ? (await ask(terminal, questions.user)).trim() : '');
  if (name === '') return null;
  const isTypeAsked = type === null && isAsking && user === null;
  const typed = isTypeAsked ? await ask(terminal, questions.type) : '';
  const code = type ?? userTypeCode(readInteger(typed)) ?? LABORATORY_USER;
  const kept = terminal.environment['DOCTOR_PASSWORD'];
  const password = kept ?? (isAsking ? await ask(terminal, questions.password, true) : '');
  return password === '' ? null : { user: name, password, type: code, historyType: -1 };
}
