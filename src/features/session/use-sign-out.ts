import { useQueryClient } from '@tanstack/react-query';

import { leaveSession } from './leave-session';

/** The user's own sign-out. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void leaveSession(queryClient, 'signed-out');
  };
}
