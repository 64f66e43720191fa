import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { formatDay, parseDay } from '@/lib/dates';

import classes from './order-header.module.css';

interface OrderHeaderProps {
  readonly order: OrderSummary;
  readonly areaName: string;
  readonly dateFormat: string;
  /** The toolbar. */
  readonly children: ReactNode;
}

/** Whose results these are, which order, of which day, and in which area when not in all. */
export function OrderHeader({ order, areaName, dateFormat, children }: OrderHeaderProps) {
  const { t } = useTranslation();
  const day = parseDay(order.order.slice(0, 8), 'YYYYMMDD');
  const facts = [
    { label: t('results.document'), value: `${order.documentType} ${order.patientId}`.trim() },
    { label: t('results.order'), value: order.order },
    { label: t('results.date'), value: day === null ? '' : formatDay(day, dateFormat) },
    { label: t('results.area'), value: areaName },
  ].filter(({ value }) => value !== '');

  return (
    <header className={classes['header']}>
      <div className={classes['identity']} translate="no">
        <Title order={2} size="h4" className={classes['patient'] ?? ''}>
          {fullName(order)}
        </Title>
        <dl className={classes['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes['toolbar']}>{children}</div>
    </header>
  );
}
