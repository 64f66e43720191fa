import type { QueryClient } from '@tanstack/react-query';

import { readAuthorization } from '@/api/session/authorization-store';
import { noteSignOut } from '@/api/session/sign-outs';
import type { Authorization } from '@/domain/auth/authorization';
import { tokenMark, userMark } from '@/domain/auth/session-mark';
import { closeNetwork } from '@/lib/http/request-session';
import { clearSiteData } from '@/lib/session/clear-site-data';
import { restartPortal, restartPortalWith } from '@/lib/session/restart-portal';
import {
  announceSessionEnd,
  type SessionEndNews,
  type SharedEnd,
} from '@/lib/session/session-channel';
import { wasTokenNeverTaken } from '@/lib/http/token-trial';

import { endSession } from './end-session';

type SessionEnd = SharedEnd | 'timed-out';

/** Whose tabs an end concerns: whoever signs out leaves every tab, a refused token ends the tabs that hold it. */
function markOf(authorization: Authorization, end: SharedEnd): string {
  return end === 'signed-out' ? userMark(authorization) : tokenMark(authorization);
}

/** Nothing of the user is left in this tab before anything else happens; the portal then loads anew at its login. */
async function leave(
  queryClient: QueryClient,
  { cause, address }: { readonly cause: SessionEnd; readonly address?: string | undefined },
  tell: () => Promise<void>,
): Promise<void> {
  const note = cause === 'refused' && wasTokenNeverTaken() ? 'refused' : 'expired';
  endSession(queryClient);
  closeNetwork();
  await tell();
  if (cause === 'signed-out') restartPortal(address);
  else restartPortalWith(note);
}

/**
 * The one end of every session: wipes this tab, tells the other tabs and the host, and within half a second loads the login, which
 * explains an end that the user did not ask for. Tabs of one user share activity and count for themselves, so a time-out is
 * nothing to tell. Without a session it does nothing: five refusals at once end it once. `address` is where a sign-out leads.
 */
export async function leaveSession(
  queryClient: QueryClient,
  cause: SessionEnd,
  address?: string,
): Promise<void> {
  const authorization = readAuthorization();
  if (authorization === null) return;
  const tell = () => {
    if (cause === 'signed-out') noteSignOut(userMark(authorization));
    if (cause !== 'timed-out') {
      announceSessionEnd({ end: cause, mark: markOf(authorization, cause) });
    }
    return clearSiteData();
  };
  await leave(queryClient, { cause, address }, tell);
}

/** Ends the session here as another tab ended it, when it is the same one; that tab told the rest. */
export async function followSessionEnd(
  queryClient: QueryClient,
  { end, mark }: SessionEndNews,
): Promise<void> {
  const authorization = readAuthorization();
  if (authorization === null || markOf(authorization, end) !== mark) return;
  await leave(queryClient, { cause: end }, () => Promise.resolve());
}
