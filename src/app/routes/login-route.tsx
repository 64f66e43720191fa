import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSettings } from '@/api/configuration/get-configuration';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LoginScreen } from '@/features/login/login-screen';
import { useLoginOffers } from '@/features/login/use-login-offers';
import { beginSession } from '@/features/session/begin-session';
import type { SessionEndNote } from '@/lib/session/restart-portal';
import { LoadingPage } from '@/ui/page/loading-page';

/** What `createApp` hands over of the page before. */
function sessionEndIn(state: unknown): SessionEndNote | null {
  if (typeof state !== 'object' || state === null || !('sessionEnd' in state)) return null;
  return state.sessionEnd === 'refused' ? 'refused' : 'expired';
}

/** `/`: reads what the login offers; when nobody could sign in, that failure takes the page. */
export function LoginRoute() {
  const settings = useSettings();
  const { offers, isPending, userTypes } = useLoginOffers(settings);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  if (isPending) return <LoadingPage />;
  if (offers === null) {
    const retry = () => {
      void userTypes.refetch();
    };
    return (
      <UnavailablePage error={userTypes.error} isRetrying={userTypes.isFetching} onRetry={retry} />
    );
  }
  return (
    <LoginScreen
      settings={settings}
      offers={offers}
      sessionEnd={sessionEndIn(location.state)}
      onSignedIn={(authorization) => {
        beginSession(queryClient, authorization);
        void navigate('/dashboard', { replace: true });
      }}
    />
  );
}
