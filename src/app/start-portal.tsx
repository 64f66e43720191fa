import { StrictMode, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';

import { StartupFailurePage } from '@/features/errors/startup-failure-page';
import { takeResetToken } from '@/features/password/reset-token';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { surviveTranslation } from '@/ui/survive-translation';

import { createApp } from './create-app';
import { Providers } from './providers';

function draw(root: Root, page: ReactNode): void {
  root.render(
    <StrictMode>
      <Providers>{page}</Providers>
    </StrictMode>,
  );
}

async function loadPortal(root: Root): Promise<void> {
  try {
    const { language } = await loadRuntimeConfig();
    await initI18n(language);
    draw(root, createApp());
  } catch (error) {
    await initI18n('es');
    const retry = () => {
      void loadPortal(root);
    };
    draw(root, <StartupFailurePage error={error} onRetry={retry} />);
  }
}

/**
 * Loads what the first screen needs and draws it; a failure becomes a page in plain words, never a blank one. A reset link's
 * token leaves the address before anything is asked of a server.
 */
export function startPortal(root: Root): Promise<void> {
  takeResetToken();
  surviveTranslation();
  return loadPortal(root);
}
