import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { writeAuthorization } from '@/api/authentication/authorization-store';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { lazyPart } from '@/ui/lazy-part';
import type { Authorization } from '@/domain/auth/authorization';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LanguageSwitch } from '@/features/language/language-switch';
import { LoginScreen } from '@/features/login/login-screen';
import { ForgotPasswordButton } from '@/features/recovery/forgot-password-button';
import { endSession } from '@/features/session/end-session';
import type { SessionEndNote } from '@/lib/session/leave-page';
import { beginTokenTrial } from '@/lib/http/token-trial';
import { LoadingPage } from '@/ui/page/loading-page';

import { PortalFooter } from '@/app/dashboard/portal-footer';
import { useLoginOffers } from '@/app/login/use-login-offers';

const ForcedChangeDialog = lazyPart(() =>
  import('@/features/password/forced-change-dialog').then((module) => module.ForcedChangeDialog),
);

/** What `createApp` hands over of the page before. */
function sessionEndIn(state: unknown): SessionEndNote | null {
  if (typeof state !== 'object' || state === null || !('sessionEnd' in state)) return null;
  return state.sessionEnd === 'refused' ? 'refused' : 'expired';
}

/** `/`: reads what the login offers; when nobody could sign in, that failure takes the page. */
export function LoginRoute() {
  const { settings } = useSuspenseQuery(configurationOptions()).data;
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
  const enter = (authorization: Authorization) => {
    // Somebody else may have been signed in in this tab.
    endSession(queryClient);
    writeAuthorization(authorization);
    beginTokenTrial();
    void navigate('/dashboard', { replace: true });
  };
  return (
    <LoginScreen
      settings={settings}
      {...offers}
      sessionEnd={sessionEndIn(location.state)}
      onSignedIn={enter}
      renderForcedChange={(request) => (
        <Suspense fallback={null}>
          <ForcedChangeDialog {...request} policy={settings.login.passwordPolicy} />
        </Suspense>
      )}
      renderForgotPassword={(type) => <ForgotPasswordButton type={type} settings={settings} />}
      languageSwitch={<LanguageSwitch />}
      footer={<PortalFooter branding={settings.branding} density="roomy" />}
    />
  );
}
