import { isObject } from '@/domain/base/is-object';
import { FIRST_LANGUAGE, LANGUAGE_CODES, languageOf } from '@/domain/base/language';

import type {
  AcknowledgedComponents,
  PatientTexts,
  RuntimeConfig,
  StimulsoftFiles,
} from './runtime-config';
import { isNamedOrigin } from './is-named-origin';
import { isName, readerOf, type RuntimeProblem } from './runtime-reader';
import { isTimeZone, NUMBER, NUMBERS, YES_OR_NO } from './runtime-kinds';

const SENTENCES = ['critical', 'outside', 'normal', 'pending'];

/** The laboratory's own sentences by language: names that nobody reads would be texts that nobody sees. */
function readPatientTexts(
  value: unknown,
  complain: (key: string, problem: RuntimeProblem['problem']) => void,
): RuntimeConfig['patientTexts'] {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) {
    complain('patientTexts', 'not-an-object');
    return {};
  }
  const languages = Object.entries(value).map(([language, texts]): [string, PatientTexts] => {
    const key = `patientTexts.${language}`;
    if (languageOf(language) === null) complain(key, 'unknown-key');
    if (!isObject(texts)) {
      complain(key, 'not-an-object');
      return [language, {}];
    }
    for (const [name, text] of Object.entries(texts)) {
      if (!SENTENCES.includes(name)) complain(`${key}.${name}`, 'unknown-key');
      else if (typeof text !== 'string') complain(`${key}.${name}`, 'not-a-text');
    }
    return [language, texts];
  });
  return Object.fromEntries(languages);
}

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
/** The keys that the file may have. */
export const RUNTIME_KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(DEFAULTS),
  ...[
    'mailUrl',
    'stimulsoft',
    'phone',
    'patientTexts',
    'orderSummaries',
    'userTypes',
    'defaultUserType',
    'startDays',
    'shortcuts',
    'camera',
    'reviewLimit',
    'zipUserTypes',
    'glossary',
    'telemetry',
  ],
]);
const STIMULSOFT_KEYS = new Set(['scriptsUrl', 'licenseKey', 'fonts', 'acknowledged']);
const SHA256 = /^[\da-f]{64}$/i;

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

/** Problems of a part of the file, under the part's key. */
function within(part: string, problems: readonly RuntimeProblem[]): readonly RuntimeProblem[] {
  return problems.map(({ key, problem }) => ({ key: `${part}.${key}`, problem }));
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
  return { files, problems: within('stimulsoft', reader.problems) };
}

/** The address of what the visit tells, empty for none. */
function readTelemetry(value: unknown): { url: string; problems: readonly RuntimeProblem[] } {
  if (value === undefined || value === null) return { url: '', problems: [] };
  if (!isObject(value)) {
    return { url: '', problems: [{ key: 'telemetry', problem: 'not-an-object' }] };
  }
  const reader = readerOf(value);
  for (const key of Object.keys(value)) if (key !== 'url') reader.complain(key, 'unknown-key');
  const url = reader.address('url', '');
  return { url, problems: within('telemetry', reader.problems) };
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
  for (const key of Object.keys(values))
    if (!RUNTIME_KEYS.has(key)) reader.complain(key, 'unknown-key');

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

  const telemetry = readTelemetry(values['telemetry']);

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
    startDays: reader.valueOf('startDays', 7, NUMBER),
    shortcuts: reader.valueOf('shortcuts', true, YES_OR_NO),
    camera: reader.valueOf('camera', false, YES_OR_NO),
    reviewLimit: reader.valueOf('reviewLimit', 200, NUMBER),
    zipUserTypes:
      values['zipUserTypes'] === undefined ? null : reader.valueOf('zipUserTypes', [], NUMBERS),
    glossary: values['glossary'] === undefined ? null : reader.valueOf('glossary', [], NUMBERS),
    telemetryUrl: telemetry.url,
  };
  const own = new URL(document.baseURI).origin;
  if (
    telemetry.url !== '' &&
    new URL(telemetry.url).origin !== own &&
    !isNamedOrigin(config, telemetry.url)
  )
    reader.complain('telemetry.url', 'unnamed-origin');
  return {
    config,
    problems: [...reader.problems, ...stimulsoft.problems, ...telemetry.problems],
  };
}
