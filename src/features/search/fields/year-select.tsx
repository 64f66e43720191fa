import { NativeSelect } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { searchYears } from '@/domain/orders/search-years';
import { today } from '@/lib/dates/dates';

interface YearSelectProps {
  readonly field: UseFormRegisterReturn;
  readonly yearsBack: number;
}

/** The year to search in, this one first (docs/behaviour.md §9, Year list). */
export function YearSelect({ field, yearsBack }: YearSelectProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      {...field}
      label={t('search.year')}
      autoComplete="off"
      data={searchYears(today(), yearsBack).map(String)}
    />
  );
}
