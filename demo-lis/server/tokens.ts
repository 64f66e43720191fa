import { SignJWT, errors, jwtVerify } from 'jose';

const LIFETIME_SECONDS = 120 * 60;
const SESSION = 'session';
const RESET = 'reset';

/** Whoever is signed in, as the token says. */
export interface Session {
  readonly id: number;
  /** 1 physician, 2 patient, 3 account, 4 laboratory, 5 demographic, 6 rate. */
  readonly type: number;
  readonly userName: string;
  /** May read confidential results, by the user's type or personally. */
  readonly confidential: boolean;
  readonly administrator: boolean;
}

/** The account that a reset token may give a new password. */
export type ResetRight = Pick<Session, 'id' | 'type'>;

/** A token that is not good enough: the answer's status and its short text, which is no JSON. */
export class TokenError extends Error {
  readonly status: 401 | 403;

  constructor(status: 401 | 403, message: string) {
    super(message);
    this.status = status;
  }
}

/** Issues and reads tokens. Headers may hold the bare token, `JWT token` or `Bearer token`; both readers throw TokenError. */
export interface Tokens {
  issueSession(session: Session): Promise<string>;
  issueReset(right: ResetRight): Promise<string>;
  readSession(header: string): Promise<Session>;
  readReset(header: string): Promise<ResetRight>;
}

/**
 * Signed tokens that live for two hours (contract, 1.1 and 1.2).
 * @param secret at least 32 bytes; whoever knows it can sign in as anybody
 * @param now epoch ms
 */
export async function createTokens(
  secret: Uint8Array<ArrayBuffer>,
  now: () => number,
): Promise<Tokens> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);

  const issue = (audience: string, claims: Record<string, unknown>) => {
    const seconds = Math.floor(now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME_SECONDS)
      .sign(key);
  };

  const read = async (audience: string, header: string) => {
    const token = header.replace(/^(JWT|Bearer) /i, '').trim();
    try {
      const { payload } = await jwtVerify(token, key, { audience, currentDate: new Date(now()) });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenError(403, 'Token expired');
      if (error instanceof errors.JWTClaimValidationFailed) {
        throw new TokenError(403, 'Token type not accepted');
      }
      throw new TokenError(401, 'Invalid token');
    }
  };

  return {
    issueSession: (session) => issue(SESSION, { ...session }),
    issueReset: (right) => issue(RESET, { ...right }),
    async readSession(header) {
      const claims = await read(SESSION, header);
      return {
        id: Number(claims['id']),
        type: Number(claims['type']),
        userName: String(claims['userName']),
        confidential: claims['confidential'] === true,
        administrator: claims['administrator'] === true,
      };
    },
    async readReset(header) {
      const claims = await read(RESET, header);
      return { id: Number(claims['id']), type: Number(claims['type']) };
    },
  };
}
