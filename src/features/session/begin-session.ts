import type { QueryClient } from '@tanstack/react-query';

import { dropOldRules } from '@/api/old-rules';
import { writeAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import { beginTokenTrial } from '@/lib/http/token-trial';

import { endSession } from './end-session';

/**
 * Begins the session of whoever signed in, by the laboratory's rules of now. Somebody else may have been signed in in this tab:
 * nothing of theirs stays.
 */
export function beginSession(queryClient: QueryClient, authorization: Authorization): void {
  endSession(queryClient);
  dropOldRules(queryClient);
  writeAuthorization(authorization);
  beginTokenTrial();
}
