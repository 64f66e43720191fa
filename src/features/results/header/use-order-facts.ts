import type { OrderHead } from '@/api/reports/get-order-head';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { ageOn } from '@/domain/reports/content/patient-age';
import type { TestResult } from '@/domain/results/test-result';
import { birthMidnight } from '@/api/wire/birth-midnight';
import { useTranslation } from '@/i18n/translation';
import { dayOfInstant, formatDay, formatInstant } from '@/lib/dates/dates';
import { orderDay } from '@/lib/dates/order-day';
import { remembered } from '@/lib/remembered';

interface OrderFactsSource {
  readonly order: OrderSummary;
  readonly tests: readonly TestResult[];
  readonly dateFormat: string;
  readonly areaName: string;
  /** What the LIS tells of the order beside its results; null before it is known and where nobody asks. */
  readonly head: OrderHead | null;
}

/** When the first sample was taken; null when no test says. */
const firstTaken = remembered((tests: readonly TestResult[]) =>
  tests.reduce<number | null>(
    (first, { takenDate }) => (first === null || (takenDate ?? first) < first ? takenDate : first),
    null,
  ),
);

/** The sexes that say something to a reader; undefined and both do not. */
const SEX_KEYS = { 1: 'reports.sex.1', 2: 'reports.sex.2' } as const;

/** What is known about the patient, then about the order, in label and text. The age is that of the order's day. */
export function useOrderFacts({ order, tests, dateFormat, areaName, head }: OrderFactsSource) {
  const { t } = useTranslation();
  const taken = formatInstant(firstTaken(tests), `${dateFormat} h:mm a`);
  const day = orderDay(order.order);
  const isAgeKnown = order.birthday !== null && day !== null;
  const age = isAgeKnown ? ageOn(dayOfInstant(birthMidnight(order.birthday)), day) : null;
  const shortType = head?.documentType ?? '';
  const documentType = shortType === '' ? order.documentType : shortType;
  const sex = order.sex === 1 || order.sex === 2 ? t(SEX_KEYS[order.sex]) : '';

  return [
    { key: 'order', label: t('results.order'), value: order.order },
    {
      key: 'document',
      label: t('results.document'),
      value: `${documentType} ${order.patientId}`.trim(),
    },
    {
      key: 'age',
      label: t('results.age'),
      value: age === null ? '' : t(`reports.age.${age.unit}`, { count: age.count }),
    },
    { key: 'sex', label: t('results.sex'), value: sex },
    { key: 'taken', label: t('results.taken'), value: taken },
    // The day of the sample is that of the order.
    {
      key: 'date',
      label: t('results.date'),
      value: taken === '' && day !== null ? formatDay(day, dateFormat) : '',
    },
    { key: 'physician', label: t('results.physician'), value: head?.physician ?? '' },
    {
      key: 'place',
      label: t('results.place'),
      value: [head?.service ?? '', head?.branch ?? ''].filter((name) => name !== '').join(', '),
    },
    { key: 'area', label: t('results.area'), value: areaName },
  ].filter(({ value }) => value !== '');
}
