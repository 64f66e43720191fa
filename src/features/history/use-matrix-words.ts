import { useTranslation } from 'react-i18next';

import type { MatrixWords } from '@/domain/results/history-matrix-sheet';
import { useIntervalText } from '@/i18n/use-interval-text';
import { formatInstant } from '@/lib/dates';

/** The words of the combined history in the portal's language; dates in the laboratory's format and zone. */
export function useMatrixWords(dateFormat: string): MatrixWords {
  const { t } = useTranslation();
  const intervalText = useIntervalText();
  return {
    flag: (flag) => t(`results.flag.${flag}`),
    pathology: (word) => t(`results.word.${word}`),
    interval: intervalText,
    date: (instant) => formatInstant(instant, dateFormat),
    time: (instant) => formatInstant(instant, 'h:mm:ss a'),
    undated: t('history.undated'),
    noArea: t('results.noArea'),
    noProfile: t('results.noProfile'),
    unclassified: t('results.unclassified'),
    unmarked: t('results.unmarked'),
    unreadable: t('results.unreadableText'),
    unreadableName: t('results.unreadableName'),
    noResult: t('history.noResult'),
    noInterval: t('history.combined.noInterval'),
  };
}
