import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';

import type { AcknowledgedComponents, RuntimeConfig, StimulsoftFiles } from './runtime-config';
import { isObject, readPatientTexts } from './read-patient-texts';
import { NUMBER, NUMBERS, YES_OR_NO, type Kind } from './runtime-kinds';
import { readAddress, type AddressProblem } from './session/web-address';

/** One thing wrong with the runtime file. `key` is the key as written in it. */
export interface RuntimeProblem {
  readonly key: string;
  readonly problem:
    | AddressProblem
    | 'missing-file'
    | 'not-json'
    | 'not-an-object'
    | 'unknown-key'
    | 'not-a-text'
    | 'not-a-list'
    | 'not-a-yes-or-no'
    | 'not-a-number'
    | 'not-an-option'
    | 'not-a-time-zone'
    | 'other-origin'
    | 'not-acknowledged'
    | 'missing';
}

type Values = Record<string, unknown>;

const DEFAULTS = {
  serviceUrl: import.meta.env.VITE_SERVICE_URL ?? '/api',
  appServerUrl: import.meta.env.VITE_APP_SERVER_URL ?? '',
  mergeUrl: import.meta.env.VITE_MERGE_URL ?? '',
  lisUrl: import.meta.env.VITE_LIS_URL ?? '',
  allowedOrigins: (import.meta.env.VITE_ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== ''),
  authScheme: import.meta.env.VITE_AUTH_SCHEME ?? 'Bearer',
  language: import.meta.env.VITE_LANGUAGE ?? FIRST_LANGUAGE,
  timeZone: import.meta.env.VITE_TIME_ZONE ?? 'America/Bogota',
  reportEngine: import.meta.env.VITE_REPORT_ENGINE ?? 'builtin',
  reportsUrl: import.meta.env.VITE_REPORTS_URL ?? '/reports',
  reportPassword: import.meta.env.VITE_REPORT_PASSWORD ?? 'patientId',
};
const KEYS = new Set([
  ...Object.keys(DEFAULTS),
  ...[
    'mailUrl',
    'stimulsoft',
    'phone',
    'patientTexts',
    'orderSummaries',
    'userTypes',
    'defaultUserType',
    'glossary',
  ],
]);
const STIMULSOFT_KEYS = new Set(['scriptsUrl', 'licenseKey', 'fonts', 'acknowledged']);
const SHA256 = /^[\da-f]{64}$/i;

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Reads one file's values and collects what is wrong with them; a reader that complains returns a harmless value. */
function readerOf(values: Values) {
  const problems: RuntimeProblem[] = [];
  const complain = (key: string, problem: RuntimeProblem['problem']) => {
    problems.push({ key, problem });
  };

  const text = (key: string, fallback: string): string => {
    const value = values[key] ?? fallback;
    if (typeof value === 'string') return value.trim();
    complain(key, 'not-a-text');
    return '';
  };
  const address = (key: string, source: string): string => {
    const read = readAddress(source);
    if ('address' in read) return read.address;
    complain(key, read.problem);
    return '';
  };
  const list = (key: string, fallback: readonly string[]): readonly string[] => {
    const value = values[key] ?? fallback;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    complain(key, 'not-a-list');
    return [];
  };
  const valueOf = <T>(key: string, fallback: T, { is, problem }: Kind<T>): T => {
    const value = values[key] ?? fallback;
    if (is(value)) return value;
    complain(key, problem);
    return fallback;
  };
  const option = <T extends string>(
    key: string,
    fallback: string,
    options: readonly T[],
  ): T | undefined => {
    const value = text(key, fallback);
    const found = options.find((name) => name === value);
    if (found === undefined) complain(key, 'not-an-option');
    return found;
  };

  const requiredText = (key: string, fallback = ''): string => {
    const value = text(key, fallback);
    if (value === '' && !problems.some((problem) => problem.key === key)) complain(key, 'missing');
    return value;
  };
  /** An address that must be there; an empty text means the page's own origin would be asked for its own start page. */
  const requiredAddress = (key: string, fallback: string): string => {
    const source = requiredText(key, fallback);
    return source === '' ? '' : address(key, source);
  };

  /** A list of names, each for itself, or an object of names by names. */
  const namesByName = (key: string): Readonly<Record<string, string>> => {
    const value = values[key] ?? [];
    const entries = isObject(value) ? Object.entries(value) : null;
    const pairs = Array.isArray(value) ? value.map((name: unknown) => [name, name]) : entries;
    if (pairs?.every((pair) => pair.every(isName)) === true) {
      return Object.fromEntries(pairs) as Record<string, string>;
    }
    complain(key, 'not-a-list');
    return {};
  };

  return {
    problems,
    complain,
    text,
    namesByName,
    requiredText,
    list,
    valueOf,
    option,
    address: requiredAddress,
    /** A folder of scripts: the page's policy runs none of another origin. */
    ownAddress: (key: string): string => {
      const found = requiredAddress(key, '');
      if (found === '' || new URL(found).origin === new URL(document.baseURI).origin) return found;
      complain(key, 'other-origin');
      return '';
    },
    optionalAddress: (key: string, fallback: string): string => {
      const source = text(key, fallback);
      return source === '' ? '' : address(key, source);
    },
    origins: (key: string, fallback: readonly string[]): readonly string[] =>
      list(key, fallback).map((source) => {
        const found = address(key, source);
        return found === '' ? '' : new URL(found).origin;
      }),
  };
}

function isAcknowledged(value: unknown): value is AcknowledgedComponents {
  if (!isObject(value)) return false;
  const { sha256, components } = value;
  const isHash = typeof sha256 === 'string' && SHA256.test(sha256);
  return isHash && Array.isArray(components) && components.every(isName);
}

function readAcknowledged(
  value: unknown,
  complain: (key: string, problem: RuntimeProblem['problem']) => void,
): Readonly<Record<string, AcknowledgedComponents>> {
  const files = Object.entries(isObject(value) ? value : {});
  if (value !== undefined && !isObject(value)) complain('acknowledged', 'not-an-object');
  return Object.fromEntries(
    files.flatMap(([file, known]) => {
      if (isAcknowledged(known)) return [[file, known]];
      complain(`acknowledged.${file}`, 'not-acknowledged');
      return [];
    }),
  );
}

function readStimulsoft(value: unknown): {
  files: StimulsoftFiles | null;
  problems: readonly RuntimeProblem[];
} {
  if (value === undefined || value === null) return { files: null, problems: [] };
  if (!isObject(value)) {
    return { files: null, problems: [{ key: 'stimulsoft', problem: 'not-an-object' }] };
  }
  const reader = readerOf(value);
  for (const key of Object.keys(value)) {
    if (!STIMULSOFT_KEYS.has(key)) reader.complain(key, 'unknown-key');
  }
  const files = {
    scriptsUrl: reader.ownAddress('scriptsUrl'),
    licenseKey: reader.requiredText('licenseKey'),
    fonts: reader.namesByName('fonts'),
    acknowledged: readAcknowledged(value['acknowledged'], reader.complain),
  };
  const problems = reader.problems.map(({ key, problem }) => ({
    key: `stimulsoft.${key}`,
    problem,
  }));
  return { files, problems };
}

/**
 * Checks the parsed runtime file. Absent keys take the build's defaults; unknown keys are problems, because a misspelt key
 * would silently send the portal to a default address. `config` counts only when `problems` is empty.
 */
export function readRuntimeFile(file: unknown): {
  config: RuntimeConfig;
  problems: readonly RuntimeProblem[];
} {
  const values = isObject(file) ? file : {};
  const reader = readerOf(values);
  if (!isObject(file)) reader.complain('config.json', 'not-an-object');
  for (const key of Object.keys(values)) if (!KEYS.has(key)) reader.complain(key, 'unknown-key');

  const serviceUrl = reader.address('serviceUrl', DEFAULTS.serviceUrl);
  const timeZone = reader.text('timeZone', DEFAULTS.timeZone);
  if (!isTimeZone(timeZone)) reader.complain('timeZone', 'not-a-time-zone');
  const reportEngine = reader.option('reportEngine', DEFAULTS.reportEngine, [
    'builtin',
    'stimulsoft',
  ]);
  const stimulsoft = readStimulsoft(values['stimulsoft']);
  if (reportEngine === 'stimulsoft' && stimulsoft.files === null)
    reader.complain('stimulsoft', 'missing');

  const config: RuntimeConfig = {
    serviceUrl,
    mailUrl: reader.optionalAddress('mailUrl', import.meta.env.VITE_MAIL_URL ?? serviceUrl),
    appServerUrl: reader.optionalAddress('appServerUrl', DEFAULTS.appServerUrl),
    mergeUrl: reader.optionalAddress('mergeUrl', DEFAULTS.mergeUrl),
    lisUrl: reader.optionalAddress('lisUrl', DEFAULTS.lisUrl),
    allowedOrigins: reader.origins('allowedOrigins', DEFAULTS.allowedOrigins),
    authScheme:
      reader.option('authScheme', DEFAULTS.authScheme, ['Bearer', 'JWT', 'none']) ?? 'none',
    language: reader.option('language', DEFAULTS.language, LANGUAGE_CODES) ?? FIRST_LANGUAGE,
    timeZone,
    reportEngine: reportEngine ?? 'builtin',
    reportsUrl: reader.address('reportsUrl', DEFAULTS.reportsUrl),
    reportPassword:
      reader.option('reportPassword', DEFAULTS.reportPassword, [
        'patientId',
        'birthDate',
        'orderNumber',
        'ask',
      ]) ?? 'ask',
    stimulsoft: stimulsoft.files,
    phone: reader.text('phone', ''),
    patientTexts: readPatientTexts(values['patientTexts'], reader.complain),
    orderSummaries: reader.valueOf('orderSummaries', true, YES_OR_NO),
    userTypes: reader.valueOf('userTypes', [], NUMBERS),
    defaultUserType: reader.valueOf('defaultUserType', 0, NUMBER),
    glossary: values['glossary'] === undefined ? null : reader.valueOf('glossary', [], NUMBERS),
  };
  return { config, problems: [...reader.problems, ...stimulsoft.problems] };
}
