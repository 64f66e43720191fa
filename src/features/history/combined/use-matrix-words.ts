import { useTranslation } from 'react-i18next';

import type { MatrixWords } from '@/domain/results/history/history-matrix-sheet';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useMarkWords } from '@/i18n/use-mark-words';
import { formatDay, formatInstant, parseDay } from '@/lib/dates/dates';

const ORDER_DAY = 'YYYYMMDD';

/** An order number begins with its day. */
function orderDay(order: string, dateFormat: string): string {
  const day = parseDay(order.slice(0, ORDER_DAY.length), ORDER_DAY);
  return day === null ? '' : formatDay(day, dateFormat);
}

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
    orderDay: (order) => orderDay(order, dateFormat),
    orders: (count) => t('history.orders', { count }),
    noInterval: t('history.combined.noInterval'),
  };
}
