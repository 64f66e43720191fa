import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { writeAuthorization } from '@/api/authentication/authorization-store';
import { documentTypesOptions } from '@/api/catalogues/get-document-types';
import { webQueryDemographicOptions } from '@/api/catalogues/get-web-query-demographic';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import { lazyPart } from '@/ui/lazy-part';
import type { Authorization } from '@/domain/auth/authorization';
import { loginTypes } from '@/domain/user-types/login-types';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LanguageSwitch } from '@/features/language/language-switch';
import { LoginScreen } from '@/features/login/login-screen';
import { ForgotPasswordButton } from '@/features/recovery/forgot-password-button';
import { endSession } from '@/features/session/end-session';
import { LoadingPage } from '@/ui/loading-page';

import { PortalFooter } from './portal-footer';

const ForcedChangeDialog = lazyPart(() =>
  import('@/features/password/forced-change-dialog').then((module) => module.ForcedChangeDialog),
);

function tellsSessionExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionExpired' in state;
}

/**
 * `/`: reads what the login offers. Without user types nobody could sign in, so that failure takes the page; document types
 * and the demographic only narrow and name, so the login does without them.
 */
export function LoginRoute() {
  const { settings } = useSuspenseQuery(configurationOptions()).data;
  const { documentTypes: usesDocumentTypes, demographicUsers } = settings.login;
  const userTypes = useQuery(userTypesOptions());
  const documentTypes = useQuery({ ...documentTypesOptions(), enabled: usesDocumentTypes });
  const demographic = useQuery({ ...webQueryDemographicOptions(), enabled: demographicUsers });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  if (userTypes.isPending || documentTypes.isLoading || demographic.isLoading)
    return <LoadingPage />;
  if (userTypes.data === undefined) {
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
      types={loginTypes(userTypes.data.items, demographic.data?.name ?? null)}
      documentTypes={documentTypes.data?.items ?? []}
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
