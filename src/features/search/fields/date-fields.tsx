import { NativeSelect } from '@mantine/core';
import { Controller } from 'react-hook-form';

import { useSettings } from '@/api/configuration/get-configuration';
import { STATE_FILTERS } from '@/domain/orders/state-filter';

import { DateField } from './date-field';
import type { ModeFieldsProps } from '@/features/search/search-values';
import { useTranslation } from '@/i18n/translation';

const RANGE = [
  { name: 'start', label: 'search.startDate', calendar: 'search.pickStart' },
  { name: 'end', label: 'search.endDate', calendar: 'search.pickEnd' },
] as const;
const SINGLE = [{ name: 'date', label: 'search.date', calendar: 'search.pickDate' }] as const;

/** Words for what is wrong with a typed date: message 0208 or what to do instead. */
function useDateProblemText(dateFormat: string): (problem: unknown) => string | undefined {
  const { t } = useTranslation();
  return (problem) => {
    switch (problem) {
      case 'required':
        return t('message.0208');
      case 'unreadable':
        return t('search.problem.unreadable', {
          format: dateFormat.replaceAll('Y', t('search.yearLetter')),
        });
      case 'future':
        return t('search.problem.future');
      case 'start-after-end':
        return t('search.problem.startAfterEnd');
      default:
        return undefined;
    }
  };
}

/** One day or, when the laboratory wants it, a range of days and the state of the tests. */
export function DateFields({ form }: ModeFieldsProps) {
  const settings = useSettings();
  const { t } = useTranslation();
  const { dateFormat } = settings;
  const isRange = settings.search.dateRange;
  const problemText = useDateProblemText(dateFormat);
  return (
    <>
      {(isRange ? RANGE : SINGLE).map(({ name, label, calendar }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          // Mending one end mends what the other end is told about both.
          rules={{ deps: ['start', 'end'] }}
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
      {isRange && (
        <NativeSelect
          {...form.register('state')}
          // As in ./catalogue-select.
          defaultValue={form.getValues('state')}
          label={t('search.state')}
          autoComplete="off"
          data={STATE_FILTERS.map((state) => ({
            value: state,
            label: t(`search.stateFilter.${state}`),
          }))}
        />
      )}
    </>
  );
}
