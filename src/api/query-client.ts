import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError, BUSINESS_RULE, isUnauthorized } from '@/lib/http/api-error';

import { tellFailure } from '@/lib/telemetry';

import { readAuthorization } from './session/authorization-store';

const MAX_RETRIES = 2;
/** Seconds that a screen waits by itself where the server asks for it; a longer wait is said. */
const MAX_WAIT = 10;
const FIRST_PAUSE = 1000;

function isPassing(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unreachable') return true;
  const { kind, status, envelope, waitSeconds } = error;
  if (waitSeconds !== null) return waitSeconds <= MAX_WAIT;
  return kind === 'rejected' && (status ?? 0) >= 500 && envelope?.code !== BUSINESS_RULE;
}

/** Milliseconds; a quarter by chance, so that the portals of a hospital do not all come back at once. */
function pauseBefore(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.waitSeconds ?? 0) : 0;
  return Math.max(FIRST_PAUSE * 2 ** failures, asked * 1000) * (1 + Math.random() / 4);
}

/**
 * The cache of the portal. Reads repeat at most twice, after 1 and 2 seconds or when the server wants it, and only what may pass
 * by itself; writes never. `onSessionRefused` is called once per session, at the first 401 or 403 of any call.
 */
export function createQueryClient(
  onSessionRefused: (queryClient: QueryClient) => void,
): QueryClient {
  const onError = (error: Error) => {
    tellFailure(error);
    // Without a session there is none to end: calls of the login show the refusal themselves.
    if (isUnauthorized(error) && readAuthorization() !== null) onSessionRefused(queryClient);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Being offline is an error with words of ours, not a silent pause.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queryClient;
}
