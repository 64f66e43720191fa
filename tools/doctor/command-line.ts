import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { languageOf, FIRST_LANGUAGE, type Language } from '@/domain/base/language';
import { userTypeCode, type UserTypeCode } from '@/domain/auth/user-type';
import { readInteger } from '@/lib/wire/scalars';

import { usageSentence, type UsageProblem } from './report/words';

/** Ends the program with one sentence; `detail` names an option or a file, never a value that may be secret. */
export class UsageError extends Error {
  readonly problem: UsageProblem;
  readonly detail: string;

  constructor(problem: UsageProblem, detail = '') {
    super(problem);
    this.problem = problem;
    this.detail = detail;
  }

  sentence(language: Language, usage: string): string {
    return usageSentence(language, this.problem, { detail: this.detail, usage });
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The options of both programs. */
const COMMON = {
  user: { type: 'string' },
  type: { type: 'string' },
  order: { type: 'string' },
  write: { type: 'boolean' },
  'mail-to': { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** What the command line says, its own options apart. */
export interface Command {
  readonly language: Language;
  readonly isHelp: boolean;
  readonly addresses: readonly string[];
  readonly user: string | null;
  readonly type: UserTypeCode | null;
  readonly order: string | null;
  readonly write: boolean;
  readonly mailTo: string | null;
  readonly isJson: boolean;
  readonly out: string | null;
  /** The program's own options. */
  readonly own: Readonly<Record<string, string | undefined>>;
}

/** Words in which people write a password; whatever follows is never repeated. */
const PASSWORD = /^--?(?:p|pw|pass|passwd|password|clave|contrase\S*|secret|token)(?:=|$)/i;

/** The language of a command line that may be unreadable otherwise. */
export function languageIn(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg.startsWith('--language'));
  const value = args[at]?.split('=')[1] ?? args[at + 1] ?? null;
  return languageOf(at < 0 ? null : value) ?? FIRST_LANGUAGE;
}

/** The user type of an option or a variable; null where it is not told. */
function typeIn(text: string | undefined): UserTypeCode | null {
  if (text === undefined || text.trim() === '') return null;
  const code = userTypeCode(readInteger(text));
  if (code === null) throw new UsageError('type');
  return code;
}

function parse(args: readonly string[], own: readonly string[]) {
  const options = Object.fromEntries(own.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({
      args: [...args],
      options: { ...COMMON, ...options },
      allowPositionals: true,
    });
  } catch (cause) {
    // Node's own sentence repeats what was typed, which may be a secret in the wrong place.
    const name = /'(--?[\w-]+)[^']*'/.exec(cause instanceof Error ? cause.message : '')?.[1];
    throw new UsageError('option', name ?? '?');
  }
}

/** Reads a command line. Throws `UsageError`. `own` names the program's own options, all of them texts. */
export function readCommand(
  args: readonly string[],
  environment: Environment,
  own: readonly string[],
): Command {
  if (args.some((arg) => PASSWORD.test(arg))) throw new UsageError('password');
  const { values, positionals } = parse(args, own);
  const { order = null } = values;
  if (order !== null && !/^\d{1,20}$/.test(order)) throw new UsageError('order');
  const ownValues = Object.entries(values).filter(([name]) => own.includes(name));
  return {
    language: languageIn(args),
    isHelp: values.help === true,
    addresses: positionals,
    user: values.user ?? environment['DOCTOR_USER'] ?? null,
    type: typeIn(values.type ?? environment['DOCTOR_TYPE']),
    order,
    write: values.write === true,
    mailTo: values['mail-to'] ?? null,
    isJson: values.json === true,
    out: values.out ?? null,
    own: Object.fromEntries(ownValues.map(([name, value]) => [name, String(value)])),
  };
}

/** A web address as people write it. Throws `UsageError` without repeating what may be secret. */
export function readUrl(text: string, option = ''): URL {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) {
    throw new UsageError('address', option === '' ? text.replace(/[?#@].*$/, '') : option);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new UsageError('address-password');
  return url;
}

/** A text file that an option names. Throws `UsageError`. */
export function readTextFile(path: string, option: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError('file', option);
  }
}
