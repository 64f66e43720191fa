import { NativeSelect } from '@mantine/core';

import { useSettings } from '@/api/configuration/get-configuration';
import { searchYears } from '@/domain/orders/search-years';
import { chosenYear, type ModeFieldsProps } from '@/features/search/search-values';
import { useTranslation } from '@/i18n/translation';
import { today } from '@/lib/dates/dates';

/** The year to search in, this one first. */
export function YearSelect({ form }: ModeFieldsProps) {
  const { t } = useTranslation();
  const { yearsBack } = useSettings().search;
  const offered = searchYears(today(), yearsBack);
  const chosen = chosenYear(form.getValues());
  // At New Year the chosen one stays until somebody chooses another, be it no longer offered.
  const years = offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    <NativeSelect
      // Other options would leave the place in the list chosen, which another year has then.
      key={years.join(' ')}
      {...form.register('year')}
      label={t('search.year')}
      autoComplete="off"
      data={years.map(String)}
    />
  );
}
