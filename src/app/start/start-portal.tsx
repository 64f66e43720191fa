import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

import { FIRST_LANGUAGE } from '@/domain/base/language';
import { StartupFailurePage } from '@/features/errors/startup-failure-page';
import { takeResetToken } from '@/features/password/reset-token';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig, preferredLanguage } from '@/lib/runtime-config';
import { startTelemetry } from '@/lib/telemetry';
import { surviveTranslation } from '@/ui/page/survive-translation';

import { createApp } from './create-app';
import { Providers } from './providers';

/** Where the portal is drawn. */
type Place = Pick<Root, 'render'>;

function draw(root: Place, page: ReactNode): void {
  root.render(<Providers>{page}</Providers>);
}

async function loadPortal(root: Place): Promise<void> {
  try {
    const { language, telemetry } = await loadRuntimeConfig();
    void startTelemetry(telemetry?.url ?? '');
    await initI18n(language);
    draw(root, createApp());
  } catch (error) {
    await initI18n(preferredLanguage(FIRST_LANGUAGE)).catch(() => initI18n(FIRST_LANGUAGE));
    draw(root, <StartupFailurePage error={error} onRetry={() => loadPortal(root)} />);
  }
}

/**
 * Loads what the first screen needs and draws it; a failure becomes a page in plain words, never a blank one.
 */
export function startPortal(root: Place): Promise<void> {
  takeResetToken();
  surviveTranslation();
  return loadPortal(root);
}
