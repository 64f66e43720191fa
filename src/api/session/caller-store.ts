import type { Authorization } from '@/domain/auth/authorization';

import { readAuthorization } from './authorization-store';

let visitor: Authorization | null = null;

/** For whom the servers are called: the visitor of the print screen while its report is made, else who is signed in. */
export function readCaller(): Authorization | null {
  return visitor ?? readAuthorization();
}

/**
 * Lets calls speak for a visitor, in memory only: nobody is signed in by it, no other tab hears of it, and the session of this
 * tab stays as it is. Returns the way to forget the visitor.
 */
export function lendAuthorization(authorization: Authorization): () => void {
  visitor = authorization;
  return () => {
    if (visitor === authorization) visitor = null;
  };
}
