import { useQueryClient } from '@tanstack/react-query';

import { ExpirationDialog } from './expiration-dialog';
import { leaveSession } from './leave-session';
import { useSessionWatch } from './use-session-watch';

/** Ends the session that nobody uses, after a warning. Belongs on every page behind the sign-in. */
export function SessionWatch({ idleMinutes }: { readonly idleMinutes: number }) {
  const queryClient = useQueryClient();
  const { secondsLeft, proceed } = useSessionWatch(idleMinutes, () => {
    void leaveSession(queryClient, 'timed-out');
  });
  return <ExpirationDialog secondsLeft={secondsLeft} onProceed={proceed} />;
}
