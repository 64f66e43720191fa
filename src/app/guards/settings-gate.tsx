import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LoadingPage } from '@/ui/page/loading-page';
import { applyBrand } from '@/ui/theme/apply-brand';

/**
 * Lets nothing show before the laboratory's configuration is read; an unreachable service or an empty configuration ends in
 * a full page (docs/promises.md, Bad input). Behind it `useSuspenseQuery(configurationOptions())` always has its data.
 */
export function SettingsGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(configurationOptions());
  const branding = data?.settings.branding;

  useEffect(() => {
    if (branding === undefined) return;
    applyBrand(branding.color);
    document.title = branding.title || t('app.name');
  }, [branding, t]);

  if (isPending) return <LoadingPage />;
  if (data === undefined || data.entries === 0) {
    const retry = () => {
      void refetch();
    };
    return <UnavailablePage error={error} isRetrying={isFetching} onRetry={retry} />;
  }
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}
