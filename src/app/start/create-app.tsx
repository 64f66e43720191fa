import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';

import { createQueryClient } from '@/api/query-client';
import { forgetOldSignOuts } from '@/api/session/sign-outs';
import { isPastDoor } from '@/app/home-address';
import { Portal } from '@/app/portal';
import { PortalFailure } from '@/app/portal-failure';
import { OfflineNotice } from '@/features/connection/offline-notice';
import { prefetchLoginOffers } from '@/features/login/use-login-offers';
import { OutsideLinkNotice } from '@/features/outside-links/outside-link-notice';
import { leaveSession } from '@/features/session/leave-session';
import { SessionListener } from '@/features/session/session-listener';
import { noteOfLastPage } from '@/lib/session/restart-portal';
import { PartBoundary } from '@/ui/errors/part-boundary';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { useTranslation } from '@/i18n/translation';
import { PageBrandContext, usePageBrand } from '@/ui/page/page-brand';
import { applyBrand } from '@/ui/theme/brand';

/** Gives every page the laboratory's name, logo and colour, once somebody has read its configuration. */
function LaboratoryBrand({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const unknown = usePageBrand();
  const { data } = useQuery({ ...configurationOptions(), enabled: false });
  const branding = data?.settings.branding;

  useEffect(() => {
    if (branding === undefined) return;
    applyBrand(branding.color);
    document.title = branding.title || t('app.name');
  }, [branding, t]);

  return <PageBrandContext value={branding ?? unknown}>{children}</PageBrandContext>;
}

/** The portal, once its runtime file and its texts are loaded. */
export function createApp(): ReactElement {
  forgetOldSignOuts();
  const sessionEnd = noteOfLastPage();
  if (sessionEnd !== null) window.history.replaceState(null, '', '/');
  if (window.location.pathname === '/' && isPastDoor()) {
    window.history.replaceState(null, '', '/dashboard');
  }
  const queryClient = createQueryClient((client) => {
    void leaveSession(client, 'refused');
  });
  if (window.location.pathname === '/') void prefetchLoginOffers(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PartBoundary renderFailure={(error) => <PortalFailure error={error} />}>
        <SessionListener />
        <OfflineNotice />
        <OutsideLinkNotice />
        <LaboratoryBrand>
          <Portal sessionEnd={sessionEnd} />
        </LaboratoryBrand>
      </PartBoundary>
    </QueryClientProvider>
  );
}
