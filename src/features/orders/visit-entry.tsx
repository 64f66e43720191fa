import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { resultsInTurnOptions } from '@/api/orders/order-results-in-turn';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { fullName } from '@/domain/orders/full-name';
import type { OrderIdentity, OrderSummary } from '@/domain/orders/order-summary';
import { patientAnswer } from '@/domain/results/summary/patient-answer';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useOrderedTests } from '@/features/results/use-ordered-tests';
import { useTranslation } from '@/i18n/translation';
import { formatDay } from '@/lib/dates/dates';
import { orderDay } from '@/lib/dates/order-day';
import { runtimeConfig } from '@/lib/runtime-config';
import { Mark } from '@/ui/mark/mark';

import classes from './order-entry.module.css';

interface VisitEntryProps {
  readonly order: OrderSummary;
  readonly rules: VisibilityRules;
  /** Where not all orders of the list are one person's. */
  readonly isNamed: boolean;
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
    return {
      areas: [...new Set(tests.map(({ areaName }) => areaName.trim()))].filter(
        (area) => area !== '',
      ),
      ...patientAnswer(tests, texts, { waiting, unreadable }),
    };
  }, [data, isError, tests, texts]);
}

/** One order of a patient's own list: its day in words, what was tested, and how that is. */
export function VisitEntry({ order, rules, isNamed }: VisitEntryProps) {
  const { t } = useTranslation();
  const day = orderDay(order.order);
  const tally = useTally(order, rules);
  const all = tally === null ? 0 : tally.all + tally.pending;
  const urgent = tally?.urgent.length ?? 0;
  const outside = (tally?.outside ?? 0) - urgent;
  const state =
    tally === null
      ? []
      : [
          ...(outside > 0
            ? [t(`orders.tally.${urgent > 0 ? 'others' : 'outside'}`, { count: outside })]
            : []),
          ...(tally.pending > 0 ? [t('orders.tally.pending', { all, count: tally.pending })] : []),
          ...(tally.within === all && !tally.isPartial && all > 0
            ? [t('orders.tally.within')]
            : []),
        ];
  return (
    <div className={classes.entry} translate="no">
      <span className={classes.day}>
        {day === null ? order.order : formatDay(day, t('orders.dayInWords'))}
      </span>{' '}
      <span className={classes.tests}>
        {isNamed && `${fullName(order)} `}
        {tally !== null && all > 0 && (
          <>
            {t('orders.tally.tests', { count: all })}
            {tally.areas.length > 0 && ` · ${tally.areas.join(', ')}`}
          </>
        )}
      </span>{' '}
      <span className={classes.details}>
        <span className={classes.state} data-outside={outside > 0 || undefined}>
          {urgent > 0 && (
            <>
              <Mark tone="urgent" arrow="" text={t('orders.tally.urgent')} note="" />{' '}
            </>
          )}
          {state.join(' · ')}
        </span>{' '}
        {day !== null && <span className={classes.number}>{order.order}</span>}
      </span>
    </div>
  );
}
