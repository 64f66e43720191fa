import { NativeSelect } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import { searchYears } from '@/domain/orders/search-years';
import { chosenYear, type ModeFieldsProps } from '@/features/search/search-values';
import { today } from '@/lib/dates/dates';

/** The year to search in, this one first (docs/behaviour.md §9, Year list). */
export function YearSelect({ form }: ModeFieldsProps) {
  const { t } = useTranslation();
  const { yearsBack } = useSettings().search;
  const { field } = useController({ control: form.control, name: 'year' });
  const offered = searchYears(today(), yearsBack);
  const chosen = chosenYear({ year: field.value });
  // At New Year the chosen one stays until somebody chooses another, be it no longer offered.
  const years = offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    <NativeSelect {...field} label={t('search.year')} autoComplete="off" data={years.map(String)} />
  );
}
