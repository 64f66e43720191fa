import { languageOf, type Language } from '@/domain/base/language';

import { earlyAnswerOr } from './http/early-answers';
import { decodeBody } from './text/decode-text';
import { readDevice, writeDevice } from './session/device-storage';
import { readRuntimeFile } from './read-runtime-file';
import type { RuntimeProblem } from './runtime-reader';
import { noteServerTime } from './session/server-clock';

/** How the token is written into the `Authorization` header (docs/contract.md). */
export type AuthScheme = 'Bearer' | 'JWT' | 'none';

/** What an installer knows that a template cannot print. */
export interface AcknowledgedComponents {
  /** Of the template's file, in hexadecimal digits: another file was not looked at. */
  readonly sha256: string;
  readonly components: readonly string[];
}

/** The licensed report engine of a site that has one. */
export interface StimulsoftFiles {
  /** Folder of the vendor's two plain scripts, on the portal's own origin. */
  readonly scriptsUrl: string;
  readonly licenseKey: string;
  /**
   * Typefaces of templates beyond Arial, and the one that is printed for each, mostly itself; its files are
   * `<reportsUrl>/fonts/Verdana-Bold.ttf` and so on.
   */
  readonly fonts: Readonly<Record<string, string>>;
  /** Components that may stay empty, by the file of their template. */
  readonly acknowledged: Readonly<Record<string, AcknowledgedComponents>>;
}

/** What a laboratory says to its patients in its own words; an absent sentence is the portal's. */
export type PatientTexts = Readonly<Partial<Record<PatientSentence, string>>>;

/** Beside critical results, beside others out of their intervals, where all are within, and where some are still to come. */
export type PatientSentence = 'critical' | 'outside' | 'normal' | 'pending';

/** The installation's own settings. Addresses are absolute, without trailing slash; empty means none. */
export interface RuntimeConfig {
  readonly serviceUrl: string;
  /** Empty: mail goes through `/authentication/email` of the service. */
  readonly mailUrl: string;
  /** Empty: there is none; template list and labels are files of the installation, and print links open nothing. */
  readonly appServerUrl: string;
  /** Empty: PDF files are merged in the browser. */
  readonly mergeUrl: string;
  /** Empty: the address of the configuration counts. */
  readonly lisUrl: string;
  /** Origins beyond the ones above to which the token may be sent. */
  readonly allowedOrigins: readonly string[];
  readonly authScheme: AuthScheme;
  readonly language: Language;
  readonly timeZone: string;
  readonly reportEngine: 'builtin' | 'stimulsoft';
  readonly reportsUrl: string;
  /** What locks the reports that the laboratory wants protected. */
  readonly reportPassword: 'patientId' | 'birthDate' | 'orderNumber' | 'ask';
  readonly stimulsoft: StimulsoftFiles | null;
  /** The laboratory's telephone, as people write it; empty for none. */
  readonly phone: string;
  readonly patientTexts: Readonly<Partial<Record<Language, PatientTexts>>>;
  /** Whether the list of orders tells of each how many tests it has and how they are: one call for each order in sight. */
  readonly orderSummaries: boolean;
  /** The user types in the order of the sign-in; those that are not named follow as the server sends them. */
  readonly userTypes: readonly number[];
  /** The user type that is chosen on a device that remembers none; 0 for nobody. */
  readonly defaultUserType: number;
  /** The last days whose orders are searched for at the sign-in of those who search, today included; 0 for none. */
  readonly startDays: number;
  /** Whether single keys work, beside those with Alt and Ctrl. */
  readonly shortcuts: boolean;
  /** Whether codes may be read by the device's camera. */
  readonly camera: boolean;
  /** The most orders of a list whose results are looked through at once; 0 for none. */
  readonly reviewLimit: number;
  /** The user types that pack the reports of many orders; null for customers, where the laboratory's setting lets them. */
  readonly zipUserTypes: readonly number[] | null;
  /** The user types that are offered what each test is, none for nobody; null for patients. */
  readonly glossary: readonly number[] | null;
  /** Where the visit's numbers and classes of failures go; empty: they are not even noted. */
  readonly telemetryUrl: string;
}

/** `/config.json` cannot be used; `problems` says why, key by key (texts: `errors.runtime.<problem>`). */
export class RuntimeConfigError extends Error {
  readonly problems: readonly RuntimeProblem[];

  constructor(problems: readonly RuntimeProblem[]) {
    super(problems.map(({ key, problem }) => `${key}: ${problem}`).join(', '));
    this.name = 'RuntimeConfigError';
    this.problems = problems;
  }
}

/** Milliseconds for the file, from when it is needed. */
const FILE_LIMIT = 15_000;

let current: RuntimeConfig | null = null;

function fileProblem(problem: RuntimeProblem['problem']): RuntimeConfigError {
  return new RuntimeConfigError([{ key: 'config.json', problem }]);
}

/** Milliseconds for which the file was here before it was read: index.html loads it beside the scripts, which may take minutes. */
function ageOf({ href }: URL): number {
  const entry = performance.getEntriesByName(href).at(-1);
  const end = entry !== undefined && 'responseEnd' in entry ? Number(entry.responseEnd) : 0;
  return end > 0 ? performance.now() - end : 0;
}

/** A host that is out of reach or broken for now says nothing of how the portal is installed: `missing-file` is its "no". */
async function fetchFile(): Promise<string> {
  const address = new URL(`${import.meta.env.BASE_URL}config.json`, document.baseURI);
  // Past the cache, in which one that stalls would hold the next one up.
  const ask = () => fetch(address, { cache: 'reload' });
  const response = await earlyAnswerOr(address.href, ask);
  const { ok, status } = response;
  if (!ok && status >= 500) throw new Error(`the host answered with ${status}`);
  if (!ok) throw fileProblem('missing-file');
  noteServerTime(response.headers, ageOf(address));
  const contentType = response.headers.get('content-type') ?? '';
  return decodeBody(new Uint8Array(await response.arrayBuffer()), contentType);
}

/** Also where the answer is one that index.html asked for, which nothing here can call off. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the runtime file is late'));
    }, FILE_LIMIT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fileProblem('not-json');
  }
}

/** The language last chosen on this device goes before the file's. */
export function preferredLanguage(language: Language): Language {
  return languageOf(readDevice('language')) ?? language;
}

/**
 * Reads and checks `/config.json` beside the page. Throws `RuntimeConfigError` when it is missing or wrong, another one when it is
 * late.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const read = readRuntimeFile(parseFile(await inTime(fetchFile())));
  if (read.problems.length > 0) throw new RuntimeConfigError(read.problems);
  current = { ...read.config, language: preferredLanguage(read.config.language) };
  return current;
}

/** The settings loaded at the start. Throws when nothing was loaded: then nothing of the portal may run. */
export function runtimeConfig(): RuntimeConfig {
  if (current === null) throw new Error('loadRuntimeConfig() was not called');
  return current;
}

/** Makes a language the portal's, now and at the next visits on this device. */
export function chooseLanguage(language: Language): void {
  current = { ...runtimeConfig(), language };
  writeDevice('language', language);
}
