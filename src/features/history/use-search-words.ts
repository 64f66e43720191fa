import { useTranslation } from '@/i18n/translation';

import type { RecentSearch } from './use-histories';

/** What the search in recent orders has brought, and what stays unknown: one sentence each, none where nothing was missing. */
export function useSearchWords(): (search: RecentSearch) => readonly string[] {
  const { t } = useTranslation();
  return ({ isFailed, fill }) => {
    const { results, orders, failed, left, hasUnlisted, contradicted } = fill;
    const isUnknown = failed > 0 || left > 0 || hasUnlisted;
    return [
      results > 0 &&
        t('history.recent.added', {
          count: results,
          orders: t('history.recent.orders', { count: orders }),
        }),
      isFailed && t('history.recent.listFailed'),
      failed > 0 && t('history.recent.failed', { count: failed }),
      left > 0 && t('history.recent.left', { count: left }),
      hasUnlisted && !isFailed && t('history.recent.unlisted'),
      isUnknown && t('history.recent.meaning', { word: t('history.unknown') }),
      contradicted.length > 0 &&
        t('history.recent.contradicted', {
          count: contradicted.length,
          orders: contradicted.join(', '),
        }),
    ].filter((sentence) => sentence !== false);
  };
}
