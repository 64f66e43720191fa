import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { areasOptions } from '@/api/catalogues/get-areas';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderFilter } from '@/domain/orders/order-filter';
import { stateFilterOf } from '@/domain/orders/state-filter';
import { formatDay, parseDay } from '@/lib/dates/dates';

/** A search by date in words: its days, and its area and state where it had them. It names no patient. */
export function useSearchedWords(filter: OrderFilter, dateFormat: string): string {
  const { t } = useTranslation();
  const areas = useQuery(areasOptions());
  const { dateNumber, dateNumberInit = dateNumber, dateNumberEnd = dateNumber, area } = filter;
  const dayText = (day: number | null | undefined) => {
    const parsed = parseDay(String(day ?? ''), 'YYYYMMDD');
    return parsed === null ? '' : formatDay(parsed, dateFormat);
  };
  const start = dayText(dateNumberInit);
  const end = dayText(dateNumberEnd);
  const state = stateFilterOf(filter);
  const areaName = areas.data?.items.find(({ id }) => id === area)?.name ?? String(area);
  return [
    start === end ? start : t('search.span', { start, end }),
    area === ALL_AREAS ? '' : `${t('search.area')}: ${areaName}`,
    state === 'all' ? '' : t(`search.stateFilter.${state}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
