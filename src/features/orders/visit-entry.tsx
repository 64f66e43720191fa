import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { resultsInTurnOptions } from '@/api/orders/order-results-in-turn';
import { addDays, dayNumber } from '@/domain/base/day';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { fullName } from '@/domain/orders/full-name';
import type { OrderIdentity, OrderSummary } from '@/domain/orders/order-summary';
import { patientAnswer } from '@/domain/results/summary/patient-answer';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useOrderedTests } from '@/features/results/use-ordered-tests';
import { useTranslation } from '@/i18n/translation';
import { formatDay, today } from '@/lib/dates/dates';
import { orderDay } from '@/lib/dates/order-day';
import { runtimeConfig } from '@/lib/runtime-config';

import classes from './order-entry.module.css';

interface VisitEntryProps {
  readonly order: OrderSummary;
  readonly rules: VisibilityRules;
  /** Where not all orders of the list are one person's. */
  readonly isNamed: boolean;
  /** It was open in this sitting. */
  readonly isSeen: boolean;
}

const NO_TESTS: readonly TestResult[] = [];

/**
 * What is known of an order's results; null before they have come, where the last call failed, and where something of them is kept
 * back.
 */
function useTally({ order, patientIdDB }: OrderIdentity, rules: VisibilityRules) {
  const texts = useSettings().results;
  const request = { order, patientIdDB, areaId: ALL_AREAS, rules };
  useQuery({ ...resultsInTurnOptions(request), enabled: runtimeConfig().orderSummaries });
  // Also those of orders that were opened.
  const { data, isError } = useQuery({ ...orderResultsOptions(request), enabled: false });
  const tests = useOrderedTests(data?.tests ?? NO_TESTS);
  return useMemo(() => {
    // After a call that failed, what was known before may not be true any more.
    if (data === undefined || isError || data.blocked || data.withheld) return null;
    const { waiting, unreadable } = data;
    return patientAnswer(tests, texts, { waiting, unreadable });
  }, [data, isError, tests, texts]);
}

/** Days for which a visit that was not opened counts as new. */
const NEW = 7;

/** One order of a patient's own list: its day, how many tests, and how they are. Its number is for those who listen, and inside. */
export function VisitEntry({ order, rules, isNamed, isSeen }: VisitEntryProps) {
  const { t } = useTranslation();
  const day = orderDay(order.order);
  const tally = useTally(order, rules);
  const all = tally === null ? 0 : tally.all + tally.pending;
  const urgent = tally?.urgent.length ?? 0;
  const outside = (tally?.outside ?? 0) - urgent;
  const rest =
    tally === null
      ? []
      : [
          ...(tally.pending > 0 ? [t('orders.tally.pending', { all, count: tally.pending })] : []),
          ...(tally.within === all && !tally.isPartial && all > 0
            ? [t('orders.tally.within')]
            : []),
        ];
  const isNew = day !== null && dayNumber(day) > dayNumber(addDays(today(), -NEW)) && !isSeen;
  return (
    <div
      className={`${classes.entry} ${classes.visit}`}
      data-seen={!isNew || undefined}
      translate="no"
    >
      <span className={classes.day}>
        {day === null ? order.order : formatDay(day, t('orders.dayInShort'))}
        {isNew && <VisuallyHidden> {t('orders.tally.new')}</VisuallyHidden>}
      </span>{' '}
      <span className={classes.tests}>
        {isNamed && `${fullName(order)} `}
        {all > 0 && t('orders.tally.tests', { count: all })}
      </span>{' '}
      <span className={classes.state}>
        {urgent > 0 && (
          <b className={classes.critical}>{t('orders.tally.urgent', { count: urgent })}</b>
        )}
        {urgent > 0 && outside > 0 && ' · '}
        {outside > 0 && (
          <span className={classes.outside}>{t('orders.tally.outside', { count: outside })}</span>
        )}
        {urgent + outside > 0 && rest.length > 0 && ' · '}
        {rest.join(' · ')}
      </span>
      {day !== null && <VisuallyHidden> {order.order}</VisuallyHidden>}
    </div>
  );
}
