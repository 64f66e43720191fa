import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { readAuthorization } from '@/api/session/authorization-store';
import { lazyScreen } from '@/ui/waiting/lazy-part';
import type { ResetEnd } from '@/features/password/reset-page';
import { forgetResetToken, resetToken } from '@/features/password/reset-token';
import { endSession } from '@/features/session/end-session';
import { useDoorLimit } from '@/features/session/use-door-limit';
import type { SessionEndNote } from '@/lib/session/restart-portal';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LoginScreen } from '@/features/login/login-screen';
import { useLoginOffers } from '@/features/login/use-login-offers';
import { beginSession } from '@/features/session/begin-session';
import { LoadingPage } from '@/ui/page/loading-page';

interface LoginProps {
  readonly sessionEnd: SessionEndNote | null;
  /** Whoever comes from a reset link that no longer works can ask for a new one. */
  readonly isLinkExpired: boolean;
  readonly onEntered: () => void;
}

/** Reads what the login offers; when nobody could sign in, that failure takes the page. */
function Login({ sessionEnd, isLinkExpired, onEntered }: LoginProps) {
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

const ResetPage = lazyScreen(() =>
  import('@/features/password/reset-page').then((module) => module.ResetPage),
);

interface FrontDoorProps {
  /** Why the last session ended, where its user did not end it. */
  readonly sessionEnd: SessionEndNote | null;
  /** Somebody signed in: the dashboard takes this place. */
  readonly onEntered: () => void;
}

/**
 * `/`: the new-password form of a reset link until the link is used or refused, else the sign-in. A new password ends the tab's
 * session; after a link that set none whoever is signed in goes on. What was typed, and the link, are forgotten once nobody is
 * there any more. It knows nothing of the router, which comes with the screens behind it.
 */
export function FrontDoor({ sessionEnd, onEntered }: FrontDoorProps) {
  // Not the token itself: React keeps what a component was drawn with before.
  const [hasLink, setHasLink] = useState(() => resetToken() !== null);
  const [isLinkExpired, setIsLinkExpired] = useState(false);
  const [visitors, setVisitors] = useState(1);
  const { passwordPolicy, sessionMinutes } = useSettings().login;
  const queryClient = useQueryClient();
  const endTabSession = () => {
    endSession(queryClient);
  };
  const leave = useCallbackRef((end: ResetEnd) => {
    forgetResetToken();
    if (readAuthorization() !== null) {
      onEntered();
      return;
    }
    setHasLink(false);
    setIsLinkExpired(end === 'expired');
  });
  useDoorLimit(sessionMinutes, () => {
    if (hasLink) leave('expired');
    else setVisitors(visitors + 1);
  });
  if (hasLink) {
    return <ResetPage policy={passwordPolicy} onSaved={endTabSession} onLeave={leave} />;
  }
  const login = { sessionEnd, isLinkExpired, onEntered };
  return <Login key={visitors} {...login} />;
}
