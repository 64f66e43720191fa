import { languageOf, type Language } from '@/domain/base/language';

import { earlyAnswerOr } from './http/early-answers';
import { inTime } from './in-time';
import { decodeBody } from './text/decode-text';
import { readDevice, writeDevice } from './session/device-storage';
import type { RuntimeProblem } from './runtime-kinds';
import { readRuntimeFile, type RuntimeConfig } from './runtime-keys';
import { noteServerTime } from './session/server-clock';

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
  // Also where the answer is one that index.html asked for, which nothing here can call off.
  const text = await inTime(fetchFile, {
    milliseconds: FILE_LIMIT,
    late: () => new Error('the runtime file is late'),
  });
  const read = readRuntimeFile(parseFile(text));
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
