import { MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';

import { FACTORY_COLOR } from '@/domain/configuration/keys';
import { TranslationProvider, useTranslation } from '@/i18n/translation';
import { lazyPart } from '@/ui/waiting/lazy-part';
import { colorSchemeManager } from '@/ui/theme/color-scheme-manager';
import { portalTheme } from '@/ui/theme/portal-theme';
import { usePrintInLight } from '@/ui/theme/use-print-in-light';

/** They come after the first screen, which has nothing to say in passing. */
const Toasts = lazyPart(() => import('@/ui/toasts').then((module) => module.Toasts));

/** The look and the toasts, in the language of the portal. */
function Look({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  usePrintInLight();
  return (
    <MantineProvider
      theme={portalTheme(FACTORY_COLOR, t('app.close'))}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </MantineProvider>
  );
}

/** What stands around everything that is drawn, the failures of the start included. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <TranslationProvider>
      <Look>{children}</Look>
    </TranslationProvider>
  );
}
