import { service } from '@/api/origins';
import type { Credentials, LoginOutcome } from '@/domain/auth/login-outcome';
import { userTypeCode } from '@/domain/auth/user-type';
import { ApiError } from '@/lib/api-error';
import { errorFields } from '@/lib/error-envelope';
import { boolean, integer, optional, record, requiredInteger, text } from '@/lib/schema';

/** A line break in a token would forge a header; such a token is none. */
const TOKEN = /^[\x21-\x7e]+$/;

const userSchema = record(
  {
    id: requiredInteger,
    userName: text,
    type: integer,
    photo: text,
    administrator: boolean,
    confidential: boolean,
    changePassword: boolean,
  },
  (user) => user,
);

const answerSchema = record(
  {
    success: boolean,
    token: text,
    changePassword: boolean,
    user: optional(userSchema),
    errorFields,
  },
  (answer) => answer,
);

/** The server waited in vain for its licence key, and says so in the message alone (contract §4, Print screen). */
const KEY_TIMEOUT = 'timeout';

/** Failure entries of an error answer; every other failure stays what it is. */
function refusalOf(error: unknown): LoginOutcome {
  if (error instanceof ApiError && error.kind === 'rejected' && error.envelope !== null) {
    const { errorFields: entries, message } = error.envelope;
    const isKeyMissing = message.trim().toLowerCase() === KEY_TIMEOUT;
    return { kind: 'refused', entries: isKeyMissing ? [...entries, KEY_TIMEOUT] : entries };
  }
  throw error;
}

/**
 * POST service `/authentication/web` (spec §7; contract §4). Signed in only with `success` and a token; a refusal, whatever its
 * status, gives the server's entries. A plain function, so that the password is never kept as a mutation's variable. Rejects
 * with `ApiError` when there was no answer to read.
 */
export async function login(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome> {
  const path = '/authentication/web';
  try {
    const answer = await service(answerSchema, {
      method: 'POST',
      path,
      body: credentials,
      limit: 'credentials',
      signal,
      token: '',
    });
    const token = answer.token.trim();
    if (answer.success !== true || token === '') {
      return { kind: 'refused', entries: answer.errorFields };
    }
    const { user } = answer;
    if (user === null || !TOKEN.test(token)) throw new ApiError('contract', path);
    return {
      kind: 'signed-in',
      changePassword: answer.changePassword === true || user.changePassword === true,
      authorization: {
        authToken: token,
        userName: user.userName === '' ? credentials.user : user.userName,
        id: user.id,
        photo: user.photo,
        confidential: user.confidential === true,
        type: userTypeCode(user.type) ?? credentials.type,
        administrator: user.administrator === true,
      },
    };
  } catch (error) {
    return refusalOf(error);
  }
}
