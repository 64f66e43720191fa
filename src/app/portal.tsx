import { Suspense, useEffect, useState } from 'react';

import type { SessionEndNote } from '@/lib/session/restart-portal';
import { PartBoundary } from '@/ui/errors/part-boundary';
import { lazyScreen } from '@/ui/waiting/lazy-part';
import { LoadingPage } from '@/ui/page/loading-page';

import { FrontDoor } from './front-door';
import { PortalGate } from './guards/portal-gate';
import { PortalFailure } from './portal-failure';

const loadRoutedPortal = () => import('./routed-portal').then((module) => module.RoutedPortal);
const RoutedPortal = lazyScreen(loadRoutedPortal);

/** Fetches what follows while somebody types; where that fails, signing in tries again and tells. */
function Ahead() {
  useEffect(() => {
    loadRoutedPortal().catch(() => undefined);
  }, []);
  return null;
}

interface PortalProps {
  /** Why the last session ended, where its user did not end it. */
  readonly sessionEnd: SessionEndNote | null;
}

/**
 * The sign-in by itself at `/`, where most visits begin: what leads through the other screens is a sixth of all that it would load.
 * Every other address, and whoever signed in, gets the portal with all its addresses.
 */
export function Portal({ sessionEnd }: PortalProps) {
  const [isAtDoor, setIsAtDoor] = useState(() => window.location.pathname === '/');
  const enter = () => {
    window.history.replaceState(null, '', '/dashboard');
    setIsAtDoor(false);
  };
  return (
    <PartBoundary renderFailure={(error) => <PortalFailure error={error} />}>
      {isAtDoor ? (
        <PortalGate>
          <FrontDoor sessionEnd={sessionEnd} onEntered={enter} />
          <Ahead />
        </PortalGate>
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <RoutedPortal />
        </Suspense>
      )}
    </PartBoundary>
  );
}
