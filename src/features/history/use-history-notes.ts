import { useSettings } from '@/api/configuration/get-configuration';
import { firstSearchedYear } from '@/domain/orders/search-years';
import type { AskedHistory } from '@/domain/results/history/asked-histories';
import { useTranslation } from '@/i18n/translation';
import { today } from '@/lib/dates/dates';

import type { RecentSearch } from './use-histories';
import { useTestTitle } from './use-test-title';

/** The first year whose results a history holds, besides those of the open order. */
export function useFirstYear(): number {
  return firstSearchedYear(today(), useSettings().search.yearsBack);
}

/** That results of these tests may be of several samples; null where none are. */
export function useRepeatedNote(): (histories: readonly AskedHistory[]) => string | null {
  const { t } = useTranslation();
  const testTitle = useTestTitle();
  return (histories) => {
    const repeated = histories.filter(({ isRepeated }) => isRepeated);
    if (repeated.length === 0) return null;
    return t('history.repeated', { tests: repeated.map(({ test }) => testTitle(test)).join(', ') });
  };
}

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
