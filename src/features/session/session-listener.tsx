import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import {
  forgetAuthorization,
  isAuthorizationKept,
  keepAuthorization,
} from '@/api/session/authorization-store';
import { isPrintLink } from '@/domain/reports/print/print-link';
import { restartPortal } from '@/lib/session/restart-portal';
import { onSessionEnd } from '@/lib/session/session-channel';

import { followSessionEnd } from './leave-session';

/** The login, and the print screen, which forgets its report when it is left. */
function asksForNoSession(): boolean {
  const { pathname } = window.location;
  return pathname === '/' || isPrintLink(pathname.slice(1));
}

/** A page that the browser kept for "Back" while its session ended must not come back as it was. */
function leaveKeptPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || isAuthorizationKept()) return;
  // At once: loading anew takes a while, in which nothing of its own user may be shown, or be kept in the place of the next one.
  forgetAuthorization();
  if (!asksForNoSession()) restartPortal();
}

/** Hears of the end of the session that happened outside this page. Draws nothing. */
export function SessionListener() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionEnd((news) => {
        void followSessionEnd(queryClient, news);
      }),
    [queryClient],
  );
  useEffect(() => {
    window.addEventListener('pageshow', leaveKeptPage);
    // The reload of a tab that is still signed in finds its session, whoever signed out beside it.
    window.addEventListener('pagehide', keepAuthorization);
    return () => {
      window.removeEventListener('pageshow', leaveKeptPage);
      window.removeEventListener('pagehide', keepAuthorization);
    };
  }, []);
  return null;
}
