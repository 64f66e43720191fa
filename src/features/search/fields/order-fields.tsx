import { useWatch } from 'react-hook-form';

import { useSettings } from '@/api/configuration/get-configuration';
import {
  orderNumber,
  orderNumberLengths,
  type OrderNumberProblem,
} from '@/domain/orders/order-number';

import { SearchTextInput } from './search-text-input';
import { chosenYear, type ModeFieldsProps } from '@/features/search/search-values';
import { useToday } from '@/ui/use-today';
import { useTranslation } from '@/i18n/translation';
import { YearSelect } from './year-select';

const PROBLEM_TEXTS = {
  required: 'search.problem.orderRequired',
  'not-digits': 'search.problem.orderDigits',
  incomplete: 'search.problem.orderIncomplete',
  'too-long': 'search.problem.orderTooLong',
  'no-day': 'search.problem.orderDay',
} as const satisfies Record<OrderNumberProblem, string>;

/** Year and order number, with the full number that will be searched shown before it is sent. */
export function OrderFields({ form }: ModeFieldsProps) {
  const { search } = useSettings();
  const { t } = useTranslation();
  const [typed, year] = useWatch({ control: form.control, name: ['orderNumber', 'year'] });
  const today = useToday();
  const read = orderNumber({
    typed,
    year: chosenYear({ year }),
    today,
    digits: search.orderDigits,
  });
  const isRefused = form.formState.errors.orderNumber !== undefined && !read.ok;
  const hint = read.ok ? t('search.orderPreview', { order: read.order }) : t('search.orderHint');
  return (
    <>
      <YearSelect form={form} />
      <SearchTextInput
        {...form.register('orderNumber')}
        label={t('search.orderNumber')}
        inputMode="numeric"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={!isRefused && <span aria-live="polite">{hint}</span>}
        error={
          isRefused && t(PROBLEM_TEXTS[read.problem], { ...orderNumberLengths(search.orderDigits) })
        }
      />
    </>
  );
}
