import * as z from 'zod/mini';

import { appServer } from '@/api/origins';
import type { Credentials } from '@/domain/auth/login-outcome';
import { userTypeCode } from '@/domain/auth/user-type';
import { bytesFromBase64 } from '@/lib/base64';
import { decodeText } from '@/lib/decode-text';
import { parseJson } from '@/lib/parse-json';
import { runtimeConfig } from '@/lib/runtime-config';
import { readInteger, readText } from '@/lib/scalars';
import { record, required, text } from '@/lib/schema';

/** The sign-in without a form: no document type narrows it (spec §3, Login request). */
const AUTOMATIC = 0;

const presetSchema = record(
  { username: text, password: text, type: required((type) => userTypeCode(readInteger(type))) },
  ({ username, password, type }): Credentials => ({
    user: username,
    password,
    type,
    historyType: AUTOMATIC,
  }),
);

function decode(answer: unknown): Credentials | null {
  const bytes = bytesFromBase64(readText(answer));
  if (bytes === null) return null;
  try {
    return presetSchema.safeParse(parseJson(decodeText(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * POST application server `/api/user` (spec §7): the preset internal user of the print screen; null when none is configured,
 * or no application server. A plain function whose result is used at once and kept nowhere.
 */
export async function getPresetUser(signal?: AbortSignal): Promise<Credentials | null> {
  if (runtimeConfig().appServerUrl === '') return null;
  return appServer(z.transform(decode), {
    method: 'POST',
    path: '/api/user',
    limit: 'credentials',
    signal,
  });
}
