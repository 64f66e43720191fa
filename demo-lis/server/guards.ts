import type { MiddlewareHandler } from 'hono';

import type { LaboratoryContext, LaboratoryEnv } from './laboratory-context';
import { TokenError } from './tokens';

type Guard = MiddlewareHandler<LaboratoryEnv>;

/**
 * Lets only signed-in users pass and keeps their session in the context.
 * @param missing answer when there is no token at all: 403 at the service, 401 at the LIS (contract, 1.2)
 */
export function requireSession(lab: LaboratoryContext, missing: 401 | 403): Guard {
  return async (context, next) => {
    const header = context.req.header('Authorization') ?? '';
    if (header === '') throw new TokenError(missing, 'Missing token');
    requireScheme(lab, header);
    context.set('session', await lab.tokens.readSession(header));
    await next();
  };
}

/** Refuses a token behind another word than the one that this laboratory takes. */
function requireScheme({ switches }: LaboratoryContext, header: string): void {
  const scheme = /^(Bearer|JWT) /.exec(header)?.[1] ?? 'none';
  if (switches.authScheme === 'any' || switches.authScheme === scheme) return;
  throw new TokenError(401, 'Invalid token');
}

/** Lets the holder of a reset token or of a session pass: who asked for a new password is not signed in. */
export function requireAnyToken(lab: LaboratoryContext): Guard {
  return async (context, next) => {
    const header = context.req.header('Authorization') ?? '';
    if (header === '') throw new TokenError(403, 'Missing token');
    await lab.tokens.readReset(header).catch(() => lab.tokens.readSession(header));
    await next();
  };
}
