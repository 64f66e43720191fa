import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { UnavailablePage } from '@/features/errors/unavailable-page';
import { LoadingPage } from '@/ui/page/loading-page';

/**
 * Lets nothing show before the laboratory's configuration is read; an unreachable service or an empty configuration ends in
 * a full page. Behind it `useSuspenseQuery(configurationOptions())` always has its data.
 */
export function SettingsGate({ children }: { readonly children: ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(configurationOptions());

  if (isPending) return <LoadingPage />;
  if (data === undefined || data.entries === 0) {
    const retry = () => {
      void refetch();
    };
    return <UnavailablePage error={error} isRetrying={isFetching} onRetry={retry} />;
  }
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}
