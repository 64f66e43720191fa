import type { AskedHistory } from '@/domain/results/history/asked-histories';
import { useTranslation } from '@/i18n/translation';

import { useTestTitle } from './use-test-title';

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
