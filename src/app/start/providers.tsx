import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { colorSchemeManager } from '@/ui/theme/color-scheme-manager';
import { portalTheme } from '@/ui/theme/portal-theme';
import { usePrintInLight } from '@/ui/theme/use-print-in-light';

const TOAST_MILLISECONDS = 4000;

/**
 * The texts, without properties of their own: each `useTranslation` copies all that its instance has, which took a fifth of the
 * time in which an order opens. What is copied finds everything in its prototype.
 */
const texts = new Proxy(i18next, { ownKeys: () => [], getPrototypeOf: () => i18next });

/** The look and the toasts (docs/behaviour.md §9) around everything that is drawn, the failures of the start included. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  usePrintInLight();
  return (
    <I18nextProvider i18n={texts}>
      <MantineProvider
        theme={portalTheme(t('app.close'))}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
        <Notifications position="bottom-right" autoClose={TOAST_MILLISECONDS} />
      </MantineProvider>
    </I18nextProvider>
  );
}
