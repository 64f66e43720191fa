import type { HistoryItem } from '@/domain/results/history/test-history';
import { useTranslation } from '@/i18n/translation';

/** The laboratory's text of an earlier result, or what stands there instead: nothing was sent, or nothing that could be read. */
export function useHistoryText(): (item: Pick<HistoryItem, 'result' | 'unreadable'>) => string {
  const { t } = useTranslation();
  return ({ result, unreadable }) => {
    if (unreadable.includes('result')) return t('results.unreadableText');
    return result.trim() === '' ? t('history.noResult') : result;
  };
}
