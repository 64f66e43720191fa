import { Button, VisuallyHidden } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import { resultsInTurnOptions } from '@/api/orders/order-results-in-turn';
import { addDays, dayNumber } from '@/domain/base/day';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { fullName } from '@/domain/orders/full-name';
import type { OrderIdentity, OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import { patientAnswer, urgentWhen } from '@/domain/results/summary/patient-answer';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { UrgentAdvice } from '@/features/results/answer/urgent-advice';
import { useAnswerSentences } from '@/features/results/answer/use-answer-sentences';
import { useTestOrder } from '@/features/results/use-ordered-tests';
import { useTranslation } from '@/i18n/translation';
import { formatDay, today } from '@/lib/dates/dates';
import { orderDay } from '@/lib/dates/order-day';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';

import classes from './order-entry.module.css';

interface VisitEntryProps {
  readonly order: OrderSummary;
  readonly rules: VisibilityRules;
  /** Where not all orders of the list are one person's. */
  readonly isNamed: boolean;
  /** It was open in this sitting. */
  readonly isSeen: boolean;
}

function requestOf({ order, patientIdDB }: OrderIdentity, rules: VisibilityRules) {
  return { order, patientIdDB, areaId: ALL_AREAS, rules };
}

/** What is known of each order's results; null before they have come, after a call that failed, and where something is kept back. Asks for nothing. */
function useTallies(orders: readonly OrderIdentity[], rules: VisibilityRules) {
  const texts = useSettings().results;
  const inOrder = useTestOrder();
  const known = useQueries({
    queries: orders.map((order) => ({
      ...orderResultsOptions(requestOf(order, rules)),
      enabled: false,
    })),
    combine: (results) =>
      results.map(({ data, isError }) =>
        // After a call that failed, what was known before may not be true any more.
        data === undefined || isError || data.blocked || data.withheld ? null : data,
      ),
  });
  return useMemo(
    () => known.map((data) => data && patientAnswer(inOrder(data.tests), texts, data)),
    [known, inOrder, texts],
  );
}

/** Its day; the number where that names none. */
function dayText({ order }: OrderIdentity, format: string): string {
  const day = orderDay(order);
  return day === null ? order : formatDay(day, format);
}

/** Days for which a visit that was not opened counts as new. */
const NEW = 7;

/** One order of a patient's own list: its day, how many tests, and how they are. Its number is for those who listen, and inside. */
export function VisitEntry({ order, rules, isNamed, isSeen }: VisitEntryProps) {
  const { t } = useTranslation();
  const day = orderDay(order.order);
  const [tally = null] = useTallies([order], rules);
  const { orderSummaries } = runtimeConfig();
  useQuery({ ...resultsInTurnOptions(requestOf(order, rules)), enabled: orderSummaries });
  const all = tally === null ? 0 : tally.all + tally.pending;
  const urgent = tally?.urgent.length ?? 0;
  const outside = (tally?.outside ?? 0) - urgent;
  const { pending = 0, within = 0, isPartial = true } = tally ?? {};
  const rest = [
    pending > 0 && t('orders.tally.pending', { all, count: pending }),
    within === all && !isPartial && all > 0 && t('orders.tally.within'),
  ].filter((text) => text !== false);
  const isNew = day !== null && dayNumber(day) > dayNumber(addDays(today(), -NEW)) && !isSeen;
  return (
    <div
      className={`${classes.entry} ${classes.visit}`}
      data-seen={!isNew || undefined}
      translate="no"
    >
      <span className={classes.day}>
        {dayText(order, t('orders.dayInShort'))}
        {isNew && <VisuallyHidden> {t('orders.tally.new')}</VisuallyHidden>}
      </span>{' '}
      <span className={classes.tests}>
        {isNamed && `${fullName(order)} `}
        {all > 0 && t('orders.tally.tests', { count: all })}
      </span>{' '}
      <span className={classes.state}>
        {urgent > 0 && (
          <b className={classes.critical}>
            {t(`orders.tally.urgent.${urgentWhen(tally?.urgentDate ?? null, serverNow())}`)}
          </b>
        )}
        {urgent > 0 && outside > 0 && ' · '}
        {outside > 0 && (
          <span className={classes.outside}>{t('results.altered', { count: outside })}</span>
        )}
        {urgent + outside > 0 && rest.length > 0 && ' · '}
        {rest.join(' · ')}
      </span>
      {day !== null && <VisuallyHidden> {order.order}</VisuallyHidden>}
    </div>
  );
}

type UrgentVisitsProps = Pick<VisitEntryProps, 'rules' | 'isNamed'> & {
  readonly orders: readonly OrderSummary[];
  readonly onOpen: (order: OrderSummary) => void;
};

/** What asks for action today in the visits that are known by now, in the words of the order. Older ones say it in their rows. */
export function UrgentVisits({ orders, rules, isNamed, onOpen }: UrgentVisitsProps) {
  const { t } = useTranslation();
  const sentences = useAnswerSentences();
  const tallies = useTallies(orders, rules);
  const now = serverNow();
  const told = orders.flatMap((order, at) => {
    const tally = tallies[at] ?? null;
    if (tally === null || tally.urgent.length === 0) return [];
    return urgentWhen(tally.urgentDate, now) === 'today' ? { order, tally } : [];
  });
  const [first] = told;
  const names = told.flatMap(({ tally }) => tally.urgent);
  return (
    // Results come later than the list does.
    <div aria-live="polite" className={classes.urgent}>
      {first !== undefined && (
        <UrgentAdvice
          which={sentences({ ...first.tally, urgent: names }).which ?? ''}
          validated={first.tally.urgentDate}
        >
          {told.map(({ order }) => (
            <Button
              key={orderKey(order)}
              variant="default"
              translate="no"
              onClick={() => {
                onOpen(order);
              }}
            >
              {t('orders.tally.open')} · {isNamed && `${fullName(order)} · `}
              {dayText(order, t('orders.dayInShort'))}
            </Button>
          ))}
        </UrgentAdvice>
      )}
    </div>
  );
}
