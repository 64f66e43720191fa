import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { endSession } from './end-session';

/** The user's own sign-out: ends the session and shows the login in place of the page left. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    endSession(queryClient);
    void navigate('/', { replace: true });
  };
}
