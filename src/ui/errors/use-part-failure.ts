import { useEffect } from 'react';

import { useTranslation } from '@/i18n/translation';
import { MissingPartError } from '@/lib/missing-part-error';
import { tellFailure } from '@/lib/telemetry';

/**
 * Words for a part or a screen that failed while it was loaded or drawn. The error's own text may hold patient data and stays
 * hidden.
 */
export function usePartFailure(error: unknown, place: 'part' | 'route') {
  const { t } = useTranslation();
  useEffect(() => {
    tellFailure(error);
  }, [error]);
  const failed = { title: t(`errors.${place}.title`), help: t(`errors.${place}.help`) };
  if (!(error instanceof MissingPartError)) return failed;
  if (error.isOffline) return { ...failed, help: t('errors.kind.offline') };
  return { title: t('errors.route.newVersionTitle'), help: t('errors.route.newVersion') };
}
