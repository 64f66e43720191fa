import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { FACTORY_COLOR } from '@/domain/configuration/keys';
import { TextsProvider } from '@/i18n/texts';
import { lazyPart } from '@/ui/waiting/lazy-part';
import { colorSchemeManager } from '@/ui/theme/color-scheme-manager';
import { portalTheme } from '@/ui/theme/portal-theme';
import { usePrintInLight } from '@/ui/theme/use-print-in-light';

/** They come after the first screen, which has nothing to say in passing. */
const Toasts = lazyPart(() => import('@/ui/toasts').then((module) => module.Toasts));

/**
 * The texts, without properties of their own: each `useTranslation` copies all that its instance has, which took a fifth of the
 * time in which an order opens. What is copied finds everything in its prototype.
 */
const texts = new Proxy(i18next, { ownKeys: () => [], getPrototypeOf: () => i18next });

/** The look and the toasts around everything that is drawn, the failures of the start included. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  usePrintInLight();
  return (
    <I18nextProvider i18n={texts}>
      <MantineProvider
        theme={portalTheme(FACTORY_COLOR, t('app.close'))}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <TextsProvider>{children}</TextsProvider>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </MantineProvider>
    </I18nextProvider>
  );
}
