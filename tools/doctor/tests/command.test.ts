import { PassThrough } from 'node:stream';

import { readCommand, UsageError } from '@doctor/command-line';
import { CONFORMANCE_PROGRAM, DOCTOR_PROGRAM } from '@doctor/programs';
import { askAccount, help } from '@doctor/run-command';
import { describe, expect, it } from 'vitest';

const SECRET = 'Invented-1';
const DOCTOR = DOCTOR_PROGRAM;

/** The sentence that a command line ends with, and '' where it can be followed. */
function sentenceOf(args: readonly string[], language: 'es' | 'en' = 'es', program = DOCTOR) {
  try {
    program.task(readCommand(args, {}, program.own));
    return '';
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    return cause.sentence(language, program.usage);
  }
}

describe('a command line', () => {
  it('with a password is refused without repeating it', () => {
    const address = 'https://portal.test';
    for (const args of [
      ...[
        [address, '--password', SECRET],
        [address, `--password=${SECRET}`],
      ],
      ...[
        [address, '-p', SECRET],
        [address, '--PASS', SECRET],
        [address, '--contraseña', SECRET],
      ],
      ...[['--clave', SECRET, address], [`https://mrojas:${SECRET}@portal.test`]],
    ]) {
      for (const language of ['es', 'en'] as const) {
        const sentence = sentenceOf(args, language);
        expect(sentence, args.join(' ')).toMatch(/contraseña|password/i);
        expect(sentence).not.toContain(SECRET);
        expect(sentence).not.toContain('\n');
      }
    }
  });

  it.each([
    [[], /Qué dirección/],
    [['https://a.test', 'https://b.test'], /Qué dirección/],
    [['portal.test'], /portal\.test no es una dirección web/],
    [['ftp://portal.test'], /no es una dirección web/],
    [['https://portal.test', '--type', '7'], /--type debe ser/],
    [['https://portal.test', '--order', 'A1'], /--order debe ser/],
    [['https://portal.test', '--user'], /--user\. Use --help/],
    [['https://portal.test', '--usr', SECRET], /--usr\. Use --help/],
    [['https://portal.test', '--checksums', '/nowhere/SUMS'], /archivo de --checksums/],
  ])('that cannot be followed ends in one line: %j', (args, line) => {
    const sentence = sentenceOf(args);
    expect(sentence).toMatch(line);
    expect(sentence).not.toContain('\n');
    expect(sentence).not.toContain(SECRET);
  });

  it('goes before the environment, which holds what is not written', () => {
    const environment = { DOCTOR_USER: 'ambiente', DOCTOR_TYPE: '2' };
    const typed = readCommand(['https://portal.test', '--user', 'mrojas'], environment, []);
    expect(typed).toMatchObject({ user: 'mrojas', type: 2, language: 'es', write: false });
    const english = readCommand(['--language=en', '--type', '4'], environment, []);
    expect(english).toMatchObject({ user: 'ambiente', type: 4, language: 'en' });
  });

  it('takes the origin of whatever address of the portal was copied', () => {
    const command = readCommand(['https://portal.test:8443/dashboard?x=1#y'], {}, DOCTOR.own);
    expect(DOCTOR.task(command)).toMatchObject({ origin: 'https://portal.test:8443', file: null });
  });

  it.each(['es', 'en'] as const)('is explained in %s, with the exit codes', (language) => {
    const text = help(DOCTOR, language);
    for (const option of ['--user', '--order', '--write', '--mail-to', '0 ', '2 ']) {
      expect(text).toContain(option);
    }
  });
});

describe('a terminal', () => {
  /** What is asked and typed there; `answers` by a part of each question. */
  async function typed(args: readonly string[], answers: readonly (readonly [string, string])[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const left = [...answers];
    let screen = '';
    output.on('data', (chunk) => {
      screen += String(chunk);
      const [question = '', answer = ''] = left[0] ?? [];
      if (question === '' || !screen.includes(question)) return;
      left.shift();
      setImmediate(() => input.write(answer));
    });
    const command = readCommand(args, {}, []);
    const account = await askAccount(command, { input, output, environment: {} }).catch(
      (cause: unknown) => cause,
    );
    return { account, screen };
  }

  it('asks for user, type and password, and shows all but the last', async () => {
    const name = ['Usuario', 'mrojas\r'] as const;
    const password = ['Contraseña', `${SECRET}\r`] as const;
    const { account, screen } = await typed([], [name, ['Tipo', '2\r'], password]);
    expect(account).toEqual({ user: 'mrojas', password: SECRET, type: 2, historyType: -1 });
    expect(screen).toContain('mrojas');
    expect(screen).not.toContain(SECRET);
  });

  it('takes an empty name for nobody, and an interruption for the end', async () => {
    expect((await typed([], [['Usuario', '\r']])).account).toBeNull();
    const stopped = await typed(['--user', 'mrojas'], [['Contraseña', '\u0003']]);
    expect(stopped.account).toBeInstanceOf(UsageError);
  });
});

describe('lis-conformance', () => {
  const taskOf = (...args: readonly string[]) =>
    CONFORMANCE_PROGRAM.task(readCommand(args, {}, CONFORMANCE_PROGRAM.own));

  it('makes the portal’s file of the addresses', () => {
    const task = taskOf('--service', 'https://lis.test/service', '--lis', 'https://lis.test/api');
    expect(task.origin).toBe('https://portal.invalid');
    expect(task.isAnyWord).toBe(true);
    expect(task.file).toEqual({
      serviceUrl: 'https://lis.test/service',
      lisUrl: 'https://lis.test/api',
      authScheme: 'none',
    });
  });
});
