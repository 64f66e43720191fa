import { Button } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ALL_AREAS } from '@/domain/catalogues/area';
import type { Settings } from '@/domain/configuration/settings';
import { defaultRange } from '@/domain/orders/date-search';
import { formatDay, today } from '@/lib/dates';

import { AreaSelect } from './area-select';
import { DateField } from './date-field';
import { readDateSearch, type DateSearchValues } from './date-search-values';
import type { SearchCriteria } from './search-criteria';
import classes from './search-panel.module.css';
import { useDateProblemText } from './use-date-problem-text';

interface DateSearchFormProps {
  readonly settings: Settings;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

const RANGE = [
  { name: 'start', label: 'search.startDate', calendar: 'search.pickStart' },
  { name: 'end', label: 'search.endDate', calendar: 'search.pickEnd' },
] as const;
const SINGLE = [{ name: 'date', label: 'search.date', calendar: 'search.pickDate' }] as const;

function initialValues(dateFormat: string): DateSearchValues {
  const range = defaultRange(today());
  return {
    date: formatDay(range.end, dateFormat),
    start: formatDay(range.start, dateFormat),
    end: formatDay(range.end, dateFormat),
    area: String(ALL_AREAS),
  };
}

/** Search by one day or, when the laboratory wants it, by a range of days (spec §2, §5). */
export function DateSearchForm({ settings, onSearch }: DateSearchFormProps) {
  const { t } = useTranslation();
  const { dateFormat } = settings;
  const isRange = settings.search.dateRange;
  const problemText = useDateProblemText(dateFormat);
  const { control, register, handleSubmit, getValues, setValue } = useForm<
    DateSearchValues,
    unknown,
    SearchCriteria
  >({
    defaultValues: initialValues(dateFormat),
    resolver: (values) => readDateSearch(values, { isRange, dateFormat }),
  });

  const search = handleSubmit((criteria) => {
    const { start, end } = getValues();
    // What was searched is what stands there (spec §5, an empty side is filled from the other).
    setValue('start', start || end);
    setValue('end', end || start);
    onSearch(criteria);
  });

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        void search(event);
      }}
    >
      {(isRange ? RANGE : SINGLE).map(({ name, label, calendar }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <DateField
              ref={field.ref}
              label={t(label)}
              calendarLabel={t(calendar)}
              text={field.value}
              onTextChange={field.onChange}
              onBlur={field.onBlur}
              error={problemText(fieldState.error?.type)}
              dateFormat={dateFormat}
            />
          )}
        />
      ))}
      <div className={isRange ? classes['wide'] : undefined}>
        <AreaSelect {...register('area')} />
      </div>
      <Button type="submit" className={classes['wide'] ?? ''}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
