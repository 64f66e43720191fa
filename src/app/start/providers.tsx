import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { colorSchemeManager } from '@/ui/theme/color-scheme-manager';
import { portalTheme } from '@/ui/theme/portal-theme';
import { usePrintInLight } from '@/ui/theme/use-print-in-light';

const TOAST_MILLISECONDS = 4000;

/** The look and the toasts (docs/behaviour.md §9) around everything that is drawn, the failures of the start included. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  usePrintInLight();
  return (
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
  );
}
