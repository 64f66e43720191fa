import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LoginScreen } from '@/features/login/login-screen';
import { useLoginOffers } from '@/features/login/use-login-offers';
import { beginSession } from '@/features/session/begin-session';
import type { SessionEndNote } from '@/lib/session/restart-portal';
import { LoadingPage } from '@/ui/page/loading-page';

interface LoginProps {
  readonly sessionEnd: SessionEndNote | null;
  /** Whoever comes from a reset link that no longer works can ask for a new one. */
  readonly isLinkExpired: boolean;
  readonly onEntered: () => void;
}

/** Reads what the login offers; when nobody could sign in, that failure takes the page. */
export function Login({ sessionEnd, isLinkExpired, onEntered }: LoginProps) {
  const settings = useSettings();
  const { offers, isPending, userTypes } = useLoginOffers(settings);
  const queryClient = useQueryClient();
  // The form is drawn in pieces, as in src/main.tsx.
  const isWaiting = useDeferredValue(isPending);

  if (isPending || isWaiting) return <LoadingPage />;
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
      sessionEnd={sessionEnd}
      isLinkExpired={isLinkExpired}
      onSignedIn={(authorization) => {
        beginSession(queryClient, authorization);
        onEntered();
      }}
    />
  );
}
