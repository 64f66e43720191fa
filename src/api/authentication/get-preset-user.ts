import { appServer } from '@/api/origins';
import type { Credentials } from '@/domain/auth/login-outcome';
import { userTypeCode } from '@/domain/auth/user-type';
import { bytesFromBase64 } from '@/lib/files/base64';
import { decodeText } from '@/lib/text/decode-text';
import { parseJson } from '@/lib/http/parse-json';
import { runtimeConfig } from '@/lib/runtime-config';
import { readInteger } from '@/lib/wire/scalars';
import { exactText, record, required, UNREADABLE, type Reader } from '@/lib/wire/readers';

/** The sign-in without a form: no document type narrows it (docs/behaviour.md §3, Login request). */
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

function decode(text: string): Credentials | null {
  const bytes = bytesFromBase64(text);
  if (bytes === null) return null;
  try {
    const preset = presetReader(parseJson(decodeText(bytes)));
    return preset === UNREADABLE || preset.user.trim() === '' ? null : preset;
  } catch {
    return null;
  }
}

/** Only an answer without text says that nobody is configured; a page or an error object says nothing about it. */
const answerReader: Reader<Credentials | null> = (answer) => {
  const text = answer ?? '';
  if (typeof text === 'string' && text.trim() === '') return null;
  return (typeof text === 'string' ? decode(text) : null) ?? UNREADABLE;
};

/**
 * POST application server `/api/user` (docs/contract.md §2): the preset internal user of the print screen; null when none is
 * configured, or no application server. A plain function whose result is used at once and kept nowhere.
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
