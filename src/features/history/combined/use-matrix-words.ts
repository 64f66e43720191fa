import { useTranslation } from 'react-i18next';

import type { MatrixWords } from '@/domain/results/history/history-matrix-sheet';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useMarkWords } from '@/i18n/use-mark-words';
import { formatInstant } from '@/lib/dates/dates';
import { orderDayText } from '@/lib/dates/order-day';

/** The words of the combined history in the portal's language; dates in the laboratory's format and zone. */
export function useMatrixWords(dateFormat: string): MatrixWords {
  const { t } = useTranslation();
  const marks = useMarkWords();
  const intervalText = useIntervalText();
  return {
    ...marks,
    interval: intervalText,
    date: (instant) => formatInstant(instant, dateFormat),
    time: (instant) => formatInstant(instant, 'h:mm:ss a'),
    undated: t('history.undated'),
    noArea: t('results.noArea'),
    noProfile: t('results.noProfile'),
    unreadable: t('results.unreadableText'),
    unreadableName: t('results.unreadableName'),
    noResult: t('history.noResult'),
    unknown: t('history.unknown'),
    incomplete: t('history.incomplete'),
    orderDay: (order) => orderDayText(order, dateFormat),
    orders: (count) => t('history.orders', { count }),
    noInterval: t('history.combined.noInterval'),
  };
}
