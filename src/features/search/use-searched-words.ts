import { useAreaName } from '@/api/catalogues/get-areas';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { fullName } from '@/domain/orders/full-name';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { stateFilterOf } from '@/domain/orders/state-filter';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { formatDay } from '@/lib/dates/dates';
import { dayOfNumber } from '@/lib/dates/order-day';

/** A search in words: its order, patient or days, and its year, area and state where it had them. */
export function useSearchedWords(criteria: SearchCriteria, dateFormat: string): string {
  const { t } = useTranslation();
  const { dateNumber, dateNumberInit = dateNumber, dateNumberEnd = dateNumber } = criteria;
  const { order, patientId, name1, name2, lastName, surName, year, area } = criteria;
  const dayText = (day: number | null | undefined) => {
    const parsed = dayOfNumber(day ?? 0);
    return parsed === null ? '' : formatDay(parsed, dateFormat);
  };
  const start = dayText(dateNumberInit);
  const end = dayText(dateNumberEnd);
  const names = fullName({
    name1: name1 ?? '',
    name2: name2 ?? '',
    lastName: lastName ?? '',
    surName: surName ?? '',
  });
  const state = stateFilterOf(criteria);
  const areaName = useAreaName(area, useLanguage()) ?? String(area);
  return [
    order === undefined ? '' : t('search.one.order', { value: order }),
    patientId === undefined ? '' : t('search.one.document', { value: patientId }),
    names,
    start === end ? start : t('search.span', { start, end }),
    year === undefined ? '' : String(year),
    area === ALL_AREAS ? '' : `${t('search.area')}: ${areaName}`,
    state === 'all' ? '' : t(`search.stateFilter.${state}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
