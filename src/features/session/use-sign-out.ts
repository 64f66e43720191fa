import { useQueryClient } from '@tanstack/react-query';

import { leaveSession } from './leave-session';

/** The user's own sign-out, which ends at the login, or at an address that asks for it. */
export function useSignOut(address?: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    void leaveSession(queryClient, 'signed-out', address);
  };
}
