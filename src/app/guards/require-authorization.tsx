import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useSettings } from '@/api/configuration/get-configuration';
import {
  readAuthorization,
  readSessionTimes,
  subscribeAuthorization,
} from '@/api/session/authorization-store';
import { lazyScreen } from '@/ui/waiting/lazy-part';
import { sessionPhase } from '@/domain/auth/session-time';
import { leaveSession } from '@/features/session/leave-session';
import { asking } from '@/lib/session/asked-address';
import { readClocks } from '@/lib/session/session-clock';

const SessionWatch = lazyScreen(() =>
  import('@/features/session/session-watch').then((module) => module.SessionWatch),
);

function isSignedIn(): boolean {
  return readAuthorization() !== null;
}

/** A browser that reopens its tabs brings back a session whose time may be long over. */
function isTimeUp(idleMinutes: number): boolean {
  const times = readSessionTimes();
  return times !== null && sessionPhase(times, readClocks(), idleMinutes).kind === 'over';
}

/**
 * Shows what is behind it to signed-in users only; others land on the login without a flash of content
 * and are led on to what they asked for once they signed in. When the session ends meanwhile the content goes at once, and whoever
 * ended it says where to go.
 */
export function RequireAuthorization() {
  const { pathname } = useLocation();
  const { sessionMinutes } = useSettings().login;
  const queryClient = useQueryClient();
  const signedIn = useSyncExternalStore(subscribeAuthorization, isSignedIn);
  const [wasSignedIn] = useState(signedIn);
  const [isOver] = useState(() => isTimeUp(sessionMinutes));

  useEffect(() => {
    if (isOver) void leaveSession(queryClient, 'timed-out');
  }, [isOver, queryClient]);

  if (isOver) return null;
  if (!signedIn) return wasSignedIn ? null : <Navigate to="/" replace state={asking(pathname)} />;
  return (
    <>
      <Outlet />
      <SessionWatch idleMinutes={sessionMinutes} />
    </>
  );
}
