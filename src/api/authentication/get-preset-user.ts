import { appServer } from '@/api/origins';
import { readCaller } from '@/api/session/caller-store';
import type { Authorization } from '@/domain/auth/authorization';
import type { Credentials } from '@/domain/auth/login-outcome';
import { userTypeCode } from '@/domain/auth/user-type';
import { type PrintQuestion, signedUntil } from '@/domain/reports/print/print-link';
import { bytesFromBase64 } from '@/lib/files/base64';
import { decodeText } from '@/lib/text/decode-text';
import { parseJson } from '@/lib/http/parse-json';
import { runtimeConfig } from '@/lib/runtime-config';
import { readInteger } from '@/lib/wire/scalars';
import {
  boolean,
  exactText,
  record,
  required,
  UNREADABLE,
  type Reader,
  type ValueOf,
} from '@/lib/wire/readers';

/** The sign-in without a form: no document type narrows it. */
const AUTOMATIC = 0;

const userType = required((type) => userTypeCode(readInteger(type)));

const presetReader = record(
  { username: exactText, password: exactText, type: userType },
  ({ username, password, type }): Credentials => ({
    user: username,
    password,
    type,
    historyType: AUTOMATIC,
  }),
);

const QUESTIONS: readonly PrintQuestion[] = ['document', 'birthDate'];
const TOKEN = /^gate\.[\w-]+$/;

const questionReader = record(
  { gate: required((gate) => QUESTIONS.find((question) => question === gate) ?? null) },
  ({ gate }) => gate,
);

const visitReader = record(
  {
    token: required((token) => (typeof token === 'string' && TOKEN.test(token) ? token : null)),
    type: userType,
    confidential: boolean,
  },
  ({ token, type, confidential }): Authorization => ({
    ...{ authToken: token, type, confidential: confidential === true },
    ...{ userName: '', id: 0, photo: '', administrator: false },
  }),
);

/** The JSON behind the answer's base64; undefined where it is none. */
function decoded(text: string): unknown {
  const bytes = bytesFromBase64(text);
  if (bytes === null) return undefined;
  try {
    return parseJson(decodeText(bytes));
  } catch {
    return undefined;
  }
}

const PRESET = { method: 'POST', path: '/api/user', limit: 'credentials' } as const;

/** True for answers that say that nobody is configured: without text, or an empty object or list. */
const isNobody = (answer: unknown) =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** The user comes as JSON in base64, or as JSON; a print gate's question in its place. A page or an error object says neither. */
const answerReader: Reader<Credentials | PrintQuestion | null> = (answer) => {
  if (isNobody(answer)) return null;
  const plain = typeof answer === 'string' ? decoded(answer) : answer;
  const question = questionReader(plain);
  if (question !== UNREADABLE) return question;
  const preset = presetReader(plain);
  return preset === UNREADABLE || preset.user.trim() === '' ? UNREADABLE : preset;
};

/**
 * POST application server `/api/user`: the preset internal user of the print screen; null when none is configured, or no
 * application server; the question of a print gate that keeps it. A plain function whose result is used at once and kept nowhere.
 */
export async function getPresetUser(signal?: AbortSignal): Promise<ValueOf<typeof answerReader>> {
  if (runtimeConfig().appServerUrl === '') return null;
  return appServer(answerReader, { ...PRESET, signal });
}

/**
 * The same call of a print gate: lets the reader of a link in, for a few minutes and this order. Rejects with `unauthorized` where the
 * link or its answer is none, and with the status 429 after too many.
 */
export async function enterPrintGate(
  body: { readonly link: string; readonly answer?: string },
  signal: AbortSignal,
): Promise<Authorization> {
  return appServer(visitReader, { ...PRESET, body, signal });
}

/** The same call once more: what the gate signs for an order that the caller may read, to be put into its link. Refusals are no end of the session. */
export async function signPrintLink(order: string, signal?: AbortSignal): Promise<string> {
  const signed = (link: unknown) =>
    typeof link === 'string' && signedUntil(link, order) !== null ? link : null;
  const reader = record({ link: required(signed) }, ({ link }) => link);
  const token = readCaller()?.authToken ?? '';
  return appServer(reader, { ...PRESET, body: { order }, token, signal });
}
