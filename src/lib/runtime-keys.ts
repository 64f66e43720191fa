import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';
import { isObject } from '@/domain/base/is-object';

import { isNamedOrigin } from './is-named-origin';
import * as kind from './runtime-kinds';

const BUILT = import.meta.env;
const SHA256 = /^[\da-f]{64}$/i;

/** What an installer knows that a template cannot print; `sha256` is the template's, another file was not looked at. */
const acknowledged: kind.Kind<{
  readonly sha256: string;
  readonly components: readonly string[];
}> = (value, complain) => {
  const { sha256, components } = isObject(value) ? value : {};
  const isHash = typeof sha256 === 'string' && SHA256.test(sha256);
  if (isHash && Array.isArray(components) && components.every(kind.isName))
    return { sha256, components };
  complain('not-acknowledged');
  return { sha256: '', components: [] };
};

const SENTENCES = ['critical', 'outside', 'normal', 'pending'] as const;

/**
 * Every key of `config.json`, how it is read and what counts where it is absent: the installation's own settings. Addresses are
 * absolute, without trailing slash; empty means none. By hand and not by zod, which would add 7.6 kB to the first load.
 */
export const RUNTIME_KEYS = {
  serviceUrl: kind.address(BUILT.VITE_SERVICE_URL ?? '/api'),
  /** Absent: as the service. Empty: mail goes through `/authentication/email` of the service. */
  mailUrl: kind.optionalAddress(BUILT.VITE_MAIL_URL),
  /** Empty: there is none; template list and labels are files of the installation, and print links open nothing. */
  appServerUrl: kind.optionalAddress(BUILT.VITE_APP_SERVER_URL),
  /** Empty: PDF files are merged in the browser. */
  mergeUrl: kind.optionalAddress(BUILT.VITE_MERGE_URL),
  /** Empty: the address of the configuration counts. */
  lisUrl: kind.optionalAddress(BUILT.VITE_LIS_URL),
  /** Origins beyond the ones above to which the token may be sent. */
  allowedOrigins: kind.origins((BUILT.VITE_ALLOWED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean)),
  /** How the token is written into the `Authorization` header (docs/contract.md). */
  authScheme: kind.option(['Bearer', 'JWT', 'none'], 'Bearer', BUILT.VITE_AUTH_SCHEME),
  language: kind.option(LANGUAGE_CODES, FIRST_LANGUAGE, BUILT.VITE_LANGUAGE),
  timeZone: kind.timeZone(BUILT.VITE_TIME_ZONE ?? 'America/Bogota'),
  reportEngine: kind.option(['builtin', 'stimulsoft'], 'builtin', BUILT.VITE_REPORT_ENGINE),
  reportsUrl: kind.address(BUILT.VITE_REPORTS_URL ?? '/reports'),
  /** What locks the reports that the laboratory wants protected. */
  reportPassword: kind.option(
    ['patientId', 'birthDate', 'orderNumber', 'ask'],
    'patientId',
    BUILT.VITE_REPORT_PASSWORD,
  ),
  /** The laboratory's telephone, as people write it; empty for none. */
  phone: kind.text(''),
  /** What a laboratory says to its patients in its own words: beside critical results, beside others out of their intervals … */
  patientTexts: kind.record(kind.record(kind.exactText(null), SENTENCES), LANGUAGE_CODES),
  /** True if the list of orders tells of each how many tests it has and how they are: one call for each order in sight. */
  orderSummaries: kind.yesOrNo(true),
  /** The user types in the order of the sign-in; those that are not named follow as the server sends them. */
  userTypes: kind.numbers([]),
  /** The user type that is chosen on a device that remembers none; 0 for nobody. */
  defaultUserType: kind.number(0),
  /** The last days whose orders are searched for at the sign-in of those who search, today included; 0 for none. */
  startDays: kind.number(7),
  /** True if single keys work, beside those with Alt and Ctrl. */
  shortcuts: kind.yesOrNo(true),
  /** True if codes may be read by the device's camera. */
  camera: kind.yesOrNo(false),
  /** True if a print gate stands before the app server: it signs print links, and none goes out unsigned. */
  printGate: kind.yesOrNo(false),
  /** The most orders of a list whose results are looked through at once; 0 for none. */
  reviewLimit: kind.number(200),
  /** The user types that pack the reports of many orders; null for customers of every kind (3, 5, 6), where the laboratory's setting lets them. */
  zipUserTypes: kind.numbers(null),
  /** The user types that are offered what each test is, none for nobody; null for patients. */
  glossary: kind.numbers(null),
  /** The licensed report engine of a site that has one. */
  stimulsoft: kind.optional(
    kind.objectOf({
      /** Folder of the vendor's two plain scripts, on the portal's own origin. */
      scriptsUrl: kind.ownAddress,
      licenseKey: kind.name(),
      /** Typefaces of templates beyond Arial, and the one printed for each: files `<reportsUrl>/fonts/Verdana-Bold.ttf` … */
      fonts: kind.namesByName,
      /** Components that may stay empty, by the file of their template. */
      acknowledged: kind.record(acknowledged),
    }),
  ),
  /** Where the visit's numbers and classes of failures go; null: they are not even noted. */
  telemetry: kind.optional(kind.objectOf({ url: kind.address() })),
};

/** The installation's own settings, as `config.json` and the build have them. */
export type RuntimeConfig = kind.Values<typeof RUNTIME_KEYS>;
export type StimulsoftFiles = NonNullable<RuntimeConfig['stimulsoft']>;
export type PatientSentence = (typeof SENTENCES)[number];

/**
 * Reads the parsed runtime file and says, key by key, what is wrong with it. `config` counts only when there are no problems.
 */
export function readRuntimeFile(file: unknown): {
  readonly config: RuntimeConfig;
  readonly problems: readonly kind.RuntimeProblem[];
} {
  const problems: kind.RuntimeProblem[] = [];
  const complain: kind.Complain = (problem, key = 'config.json') => {
    problems.push({ key, problem });
  };
  const read = kind.objectOf(RUNTIME_KEYS)(file, complain);
  const hasMail = isObject(file) && (file['mailUrl'] ?? BUILT.VITE_MAIL_URL ?? null) !== null;
  const config = { ...read, mailUrl: hasMail ? read.mailUrl : read.serviceUrl };
  if (config.reportEngine === 'stimulsoft' && config.stimulsoft === null)
    complain('missing', 'stimulsoft');
  const tells = config.telemetry?.url ?? '';
  const own = new URL(document.baseURI).origin;
  if (tells !== '' && new URL(tells).origin !== own && !isNamedOrigin(config, tells))
    complain('unnamed-origin', 'telemetry.url');
  return { config, problems };
}
