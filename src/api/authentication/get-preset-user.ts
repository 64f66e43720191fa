import { appServer } from '@/api/origins';
import type { Credentials } from '@/domain/auth/login-outcome';
import { userTypeCode } from '@/domain/auth/user-type';
import { bytesFromBase64 } from '@/lib/files/base64';
import { decodeText } from '@/lib/text/decode-text';
import { parseJson } from '@/lib/http/parse-json';
import { runtimeConfig } from '@/lib/runtime-config';
import { readInteger } from '@/lib/wire/scalars';
import { exactText, record, required, UNREADABLE, type Reader } from '@/lib/wire/readers';

/** The sign-in without a form: no document type narrows it. */
const AUTOMATIC = 0;

const presetReader = record(
  {
    username: exactText,
    password: exactText,
    type: required((type) => userTypeCode(readInteger(type))),
  },
  ({ username, password, type }): Credentials => ({
    user: username,
    password,
    type,
    historyType: AUTOMATIC,
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

/** True for answers that say that nobody is configured: without text, or an empty object or list. */
const isNobody = (answer: unknown) =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** The user comes as JSON in base64, or as JSON. A page or an error object says nothing about it. */
const answerReader: Reader<Credentials | null> = (answer) => {
  if (isNobody(answer)) return null;
  const preset = presetReader(typeof answer === 'string' ? decoded(answer) : answer);
  return preset === UNREADABLE || preset.user.trim() === '' ? UNREADABLE : preset;
};

/**
 * POST application server `/api/user`: the preset internal user of the print screen; null when none is configured, or no
 * application server. A plain function whose result is used at once and kept nowhere.
 */
export async function getPresetUser(signal?: AbortSignal): Promise<Credentials | null> {
  if (runtimeConfig().appServerUrl === '') return null;
  return appServer(answerReader, {
    method: 'POST',
    path: '/api/user',
    limit: 'credentials',
    signal,
  });
}
