import { PassThrough } from 'node:stream';

import { askAccount } from '@doctor/command/ask-account';
import { CONFORMANCE_PROGRAM } from '@doctor/command/conformance-program';
import { DOCTOR_PROGRAM } from '@doctor/command/doctor-program';
import { readCommand } from '@doctor/command/read-command';
import { help, UsageError, usageSentence } from '@doctor/command/usage';
import { likelyName } from '@doctor/likely-name';
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
    return usageSentence(language, cause, program.usage);
  }
}

describe('a command line', () => {
  it.each([
    [['https://portal.test', '--password', SECRET]],
    [['https://portal.test', `--password=${SECRET}`]],
    [['https://portal.test', '-p', SECRET]],
    [['https://portal.test', '--contraseña', SECRET]],
    [['--clave', SECRET, 'https://portal.test']],
    [['https://portal.test', '--PASS', SECRET]],
    [[`https://mrojas:${SECRET}@portal.test`]],
  ])('with a password is refused without repeating it: %j', (args) => {
    for (const language of ['es', 'en'] as const) {
      const sentence = sentenceOf(args, language);
      expect(sentence).toMatch(/contraseña|password/i);
      expect(sentence).not.toContain(SECRET);
      expect(sentence).not.toContain('\n');
    }
  });

  it.each([
    [[], /Qué dirección/],
    [['https://a.test', 'https://b.test'], /Qué dirección/],
    [['portal.test'], /portal\.test no es una dirección web/],
    [['ftp://portal.test'], /no es una dirección web/],
    [['https://'], /no es una dirección web/],
    [['https://portal.test', '--type', '7'], /--type debe ser/],
    [['https://portal.test', '--type', 'médico'], /--type debe ser/],
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
    const text = help(language, DOCTOR.usage, DOCTOR.help);
    for (const option of [
      '--user',
      '--order',
      '--write',
      '--mail-to',
      '--junit',
      '0 ',
      '1 ',
      '2 ',
    ]) {
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
    return { account, screen, left };
  }

  it('asks for user, type and password, and shows all but the last', async () => {
    const { account, screen } = await typed(
      [],
      [
        ['Usuario', 'mrojas\r'],
        ['Tipo', '2\r'],
        ['Contraseña', `${SECRET}\r`],
      ],
    );
    expect(account).toEqual({ user: 'mrojas', password: SECRET, type: 2, historyType: -1 });
    expect(screen).toContain('mrojas');
    expect(screen).not.toContain(SECRET);
  });

  it('asks for the password only, where the rest is told', async () => {
    const { account, left } = await typed(
      ['--user', 'mrojas', '--language', 'en'],
      [['Password', `${SECRET}\r`]],
    );
    expect(account).toMatchObject({ user: 'mrojas', password: SECRET, type: 4 });
    expect(left).toEqual([]);
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
    // A trial by http is asked in the name of a page by http.
    expect(taskOf('--service', 'http://10.0.0.5:8080').origin).toBe('http://portal.invalid');
    const named = ['--service', 'https://lis.test', '--origin', 'https://portal.test/x'];
    expect(taskOf(...named, '--scheme', 'JWT')).toMatchObject({
      origin: 'https://portal.test',
      isAnyWord: false,
      file: { authScheme: 'JWT' },
    });
  });

  it.each([
    [[], /lis-conformance --service/],
    [['--service', 'lis.test'], /--service no es una dirección web/],
    [['--service', 'https://lis.test', '--scheme', 'Token'], /--scheme debe ser/],
    [['--service', 'https://lis.test', '--lis', `https://a:${SECRET}@lis.test`], /contraseña/],
  ])('that cannot be followed ends in one line: %j', (args, line) => {
    expect(sentenceOf(args, 'es', CONFORMANCE_PROGRAM)).toMatch(line);
  });
});

describe('a name that was probably meant', () => {
  const NAMES = ['serviceUrl', 'authScheme', 'lisUrl', 'Color', 'URL'];

  it.each([
    ['serviceURL', 'serviceUrl'],
    ['servceUrl', 'serviceUrl'],
    ['autScheme', 'authScheme'],
    ['AUTHSCHEME', 'authScheme'],
    ['Colour', 'Color'],
    ['UR', 'URL'],
    ['zapatos', null],
    ['x', null],
    ['', null],
  ])('%s: %s', (written, meant) => {
    expect(likelyName(written, NAMES)).toBe(meant);
  });
});
