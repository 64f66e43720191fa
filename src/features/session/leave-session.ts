import type { QueryClient } from '@tanstack/react-query';

import { readAuthorization } from '@/api/authentication/authorization-store';
import { clearSiteData } from '@/lib/clear-site-data';
import { leaveExpiredPage, leavePage } from '@/lib/leave-page';
import { announceSessionEnd, type SharedEnd } from '@/lib/session-channel';

import { endSession } from './end-session';

type SessionEnd = SharedEnd | 'timed-out';

/** Nothing of the user is left in this tab before anything else happens; the portal then loads anew at its login. */
async function leave(
  queryClient: QueryClient,
  cause: SessionEnd,
  tell: () => Promise<void>,
): Promise<void> {
  if (readAuthorization() === null) return;
  endSession(queryClient);
  await tell();
  if (cause === 'signed-out') leavePage();
  else leaveExpiredPage();
}

/**
 * The one end of every session (safety.md 5.7): wipes this tab, tells the other tabs and the host, and within half a second
 * loads the login, which explains an end that the user did not ask for. Tabs share activity and count for themselves, so a
 * time-out is nothing to tell. Without a session it does nothing: five refusals at once end it once (B4).
 */
export function leaveSession(queryClient: QueryClient, cause: SessionEnd): Promise<void> {
  return leave(queryClient, cause, () => {
    if (cause !== 'timed-out') announceSessionEnd(cause);
    return clearSiteData();
  });
}

/** Ends the session here as another tab ended it; that one told the rest. */
export function followSessionEnd(queryClient: QueryClient, cause: SharedEnd): Promise<void> {
  return leave(queryClient, cause, () => Promise.resolve());
}
