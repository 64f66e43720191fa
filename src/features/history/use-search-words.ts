import { useTranslation } from '@/i18n/translation';

import type { RecentSearch } from './use-histories';

/** What the search in recent orders left unknown: one sentence each. */
export function useSearchWords(): (search: RecentSearch) => readonly string[] {
  const { t } = useTranslation();
  return ({ isFailed, fill }) => {
    const { failed, left, hasUnlisted, contradicted } = fill;
    return [
      isFailed && t('history.recent.listFailed'),
      failed > 0 && t('history.recent.failed', { count: failed }),
      left > 0 && t('history.recent.left', { count: left }),
      hasUnlisted && !isFailed && t('history.recent.unlisted'),
      contradicted.length > 0 &&
        t('history.recent.contradicted', {
          count: contradicted.length,
          orders: contradicted.join(', '),
        }),
    ].filter((sentence) => sentence !== false);
  };
}
