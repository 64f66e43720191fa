import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import type { OrderHead } from '@/api/reports/get-order-head';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { orderDayText } from '@/lib/dates/order-day';

import classes from './order-header.module.css';
import { useOrderFacts } from './use-order-facts';

interface OrderHeaderProps {
  readonly order: OrderSummary;
  /** Name of the area when only one is shown; empty for all. */
  readonly areaName: string;
  readonly dateFormat: string;
  /** The tests shown, for the dates that only they carry; none where the report stands in their place. */
  readonly tests?: readonly TestResult[];
  /** What the LIS tells beside the results. */
  readonly head?: OrderHead | null;
  /** The way to the orders before and after this one; none where there is no list. */
  readonly steps?: ReactNode;
  /** The reader's own: what tells orders apart is their day. */
  readonly isOwn?: boolean;
  /** The toolbar and what else belongs above the results. */
  readonly children?: ReactNode;
}

const NO_TESTS: readonly TestResult[] = [];
/** What readers know of themselves. */
const OWN = new Set(['document', 'age', 'sex', 'date']);

/** Whose results these are, which order, of which day, and in which area when not in all. */
export function OrderHeader(props: OrderHeaderProps) {
  const { order, areaName, dateFormat, tests = NO_TESTS, head = null } = props;
  const { steps, isOwn = false, children } = props;
  const { t } = useTranslation();
  const known = useOrderFacts({ order, tests, dateFormat, areaName, head });
  const day = isOwn ? orderDayText(order.order, t('orders.dayInWords')) : '';
  const name = { key: 'name', label: t('results.patient'), value: fullName(order) };
  const facts = day === '' ? known : [name, ...known.filter(({ key }) => !OWN.has(key))];
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <div className={classes.identity} translate="no">
          <Title order={2} className={classes.name}>
            {day === '' ? fullName(order) : day}
          </Title>
          <dl
            className={classes.facts}
            title={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          >
            {facts.map(({ key, label, value }) => (
              <div key={key} data-fact={key}>
                <dt>{label}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.onPaper}>{t('app.onPaper')}</p>
        </div>
        {steps}
      </div>
      {children}
    </header>
  );
}
