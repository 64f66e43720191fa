import type { Language } from '@/domain/base/language';

/** Why a command line cannot be followed. */
export type UsageProblem =
  | 'password'
  | 'address-password'
  | 'no-address'
  | 'address'
  | 'type'
  | 'order'
  | 'scheme'
  | 'option'
  | 'file'
  | 'stopped';

/** Ends the program with one sentence; `detail` names an option or a file, never a value that may be secret. */
export class UsageError extends Error {
  readonly problem: UsageProblem;
  readonly detail: string;

  constructor(problem: UsageProblem, detail = '') {
    super(problem);
    this.name = 'UsageError';
    this.problem = problem;
    this.detail = detail;
  }
}

/** What is said of a command line that cannot be followed. */
export const USAGE_WORDS: Readonly<Record<Language, Readonly<Record<UsageProblem, string>>>> = {
  es: {
    password:
      'La contraseña no se escribe en la línea de comandos, donde otros la ven: se pide, o se toma de DOCTOR_PASSWORD. Cámbiela si era la verdadera.',
    'address-password':
      'La dirección no puede llevar usuario ni contraseña. Cámbiela si era la verdadera.',
    'no-address': '¿Qué dirección? Por ejemplo: {usage}',
    address: '{detail} no es una dirección web: debe empezar por https:// o http://.',
    type: '--type debe ser un número del 1 al 6: 1 médico, 2 paciente, 3 cliente, 4 laboratorio, 5 demográfico, 6 tarifa.',
    order: '--order debe ser un número de orden, solo dígitos.',
    scheme: '--scheme debe ser none, JWT o Bearer.',
    option: 'No se conoce esa opción o le falta su valor: {detail}. Use --help.',
    file: 'No se puede leer o escribir el archivo de {detail}.',
    stopped: 'Interrumpido.',
  },
  en: {
    password:
      'A password is not written on the command line, where others see it: it is asked for, or taken from DOCTOR_PASSWORD. Change it if it was the true one.',
    'address-password': 'The address may hold neither user nor password. Change it if it was true.',
    'no-address': 'Which address? For example: {usage}',
    address: '{detail} is no web address: it must begin with https:// or http://.',
    type: '--type must be a number from 1 to 6: 1 physician, 2 patient, 3 customer, 4 laboratory, 5 demographic, 6 rate.',
    order: '--order must be an order number, digits only.',
    scheme: '--scheme must be none, JWT or Bearer.',
    option: 'That option is not known or lacks its value: {detail}. Use --help.',
    file: 'The file of {detail} cannot be read or written.',
    stopped: 'Stopped.',
  },
};

/** The sentence of a problem. */
export function usageSentence(
  language: Language,
  { problem, detail }: UsageError,
  usage: string,
): string {
  return USAGE_WORDS[language][problem].replace('{detail}', detail).replace('{usage}', usage);
}

const OPTIONS: Readonly<Record<Language, string>> = {
  es: `
  --user NOMBRE --type N   cuenta de prueba (1 médico, 2 paciente, 3 cliente, 4 laboratorio, 5 demográfico, 6 tarifa);
                           o DOCTOR_USER, DOCTOR_TYPE. La contraseña se pide, o DOCTOR_PASSWORD
  --order N                una orden completa, mejor con cultivo; si no, la última
  --write                  también lo que escribe, con los mismos valores: solo en un ambiente de pruebas
  --mail-to DIRECCIÓN      a quién se envía un correo de prueba, con --write
  --json                   escribe JSON en lugar de tablas
  --junit ARCHIVO          además, un informe JUnit
  --out ARCHIVO            lo mismo, en un archivo
  --language es|en
Salida: 0 funciona, 1 funciona con algo por corregir, 2 no puede funcionar.`,
  en: `
  --user NAME --type N     account for the trial (1 physician, 2 patient, 3 customer, 4 laboratory, 5 demographic, 6 rate);
                           or DOCTOR_USER, DOCTOR_TYPE. The password is asked for, or DOCTOR_PASSWORD
  --order N                a complete order, better with a culture; else the latest one
  --write                  what writes as well, with the same values: in a test environment only
  --mail-to ADDRESS        whom a test mail goes to, with --write
  --json                   writes JSON instead of tables
  --junit FILE             a JUnit report beside it
  --out FILE               the same into a file
  --language es|en
Exit: 0 works, 1 works with something to mend, 2 cannot work.`,
};

/** What `--help` says. `own` are the lines of the program's own options. */
export function help(language: Language, usage: string, own: string): string {
  return `${usage}\n${own}${OPTIONS[language]}\n`;
}
