import { service } from '@/api/origins';
import type { Credentials, LoginOutcome } from '@/domain/auth/login-outcome';
import { isKnownRefusal } from '@/domain/auth/login-refusal';
import { userTypeCode } from '@/domain/auth/user-type';
import { ApiError, BUSINESS_RULE } from '@/lib/http/api-error';
import { errorFields } from '@/lib/http/error-envelope';
import { boolean, integer, optional, record, requiredInteger, text } from '@/lib/wire/readers';

/** A line break in a token would forge a header; such a token is none. */
const TOKEN = /^[\x21-\x7e]+$/;

const userReader = record(
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

const answerReader = record(
  {
    success: boolean,
    token: text,
    changePassword: boolean,
    user: optional(userReader),
    errorFields,
  },
  (answer) => answer,
);

/** What the server refuses by its entries, or by its business rule without any; every other failure stays what it is. */
function refusalOf(error: unknown): LoginOutcome {
  const envelope = error instanceof ApiError ? error.envelope : null;
  if (envelope === null) throw error;
  const { code, errorFields: entries } = envelope;
  if (code !== BUSINESS_RULE && !isKnownRefusal(entries)) throw error;
  return { kind: 'refused', entries };
}

/**
 * POST service `/authentication/web`. Signed in only with `success` and a token. Refused, with the server's entries, by an entry
 * that is known, by a business rule, or by `success: false`; nothing else blames whoever signs in. A plain function, so that the
 * password is never kept as a mutation's variable. Rejects with `ApiError` when the server failed or answered something else.
 */
export async function login(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome> {
  const path = '/authentication/web';
  try {
    const answer = await service(answerReader, {
      method: 'POST',
      path,
      body: credentials,
      limit: 'credentials',
      signal,
      token: '',
    });
    const token = answer.token.trim();
    const { user, success, errorFields: entries } = answer;
    if (success === false || (success !== true && isKnownRefusal(entries))) {
      return { kind: 'refused', entries };
    }
    if (success !== true || user === null || !TOKEN.test(token)) {
      throw new ApiError('contract', path);
    }
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
