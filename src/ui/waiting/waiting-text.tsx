import { useTranslation } from '@/i18n/translation';

import { useSlow } from './use-slow';

/**
 * "Cargando…", and after 5 s that the laboratory takes longer than usual. Belongs inside an
 * element with role status that stays, and is shown only while waiting.
 */
export function WaitingText() {
  const { t } = useTranslation();
  return useSlow() ? t('app.slow') : t('app.loading');
}
