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
import { LoadingPage } from '@/ui/loading-page';

import { PortalFooter } from './portal-footer';
import { useLoginOffers } from './use-login-offers';

const ForcedChangeDialog = lazyPart(() =>
  import('@/features/password/forced-change-dialog').then((module) => module.ForcedChangeDialog),
);

function tellsSessionExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionExpired' in state;
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
    void navigate('/dashboard', { replace: true });
  };
  return (
    <LoginScreen
      settings={settings}
      {...offers}
      isSessionExpired={tellsSessionExpired(location.state)}
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
