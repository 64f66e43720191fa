import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import type { OrderHead } from '@/api/reports/get-order-head';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';

import { Facts } from './facts';
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
  /** The toolbar and what else belongs above the results. */
  readonly children?: ReactNode;
}

const NO_TESTS: readonly TestResult[] = [];

/** Whose results these are, which order, of which day, and in which area when not in all. */
export function OrderHeader({
  order,
  areaName,
  dateFormat,
  tests = NO_TESTS,
  head = null,
  steps,
  children,
}: OrderHeaderProps) {
  const { t } = useTranslation();
  const facts = useOrderFacts({ order, tests, dateFormat, areaName, head });
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <div className={classes.identity} translate="no">
          <div className={classes.patient}>
            <Title order={2} size="h4" className={classes.name}>
              {fullName(order)}
            </Title>
            <Facts facts={facts.patient} />
          </div>
          <Facts facts={facts.order} />
          <p className={classes.onPaper}>{t('app.onPaper')}</p>
        </div>
        {steps}
      </div>
      {children}
    </header>
  );
}
