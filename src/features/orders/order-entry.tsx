import type { OrderSummary } from '@/domain/orders/order-summary';
import { fullName } from '@/domain/orders/full-name';
import { formatDay, parseDay } from '@/lib/dates/dates';

import classes from './order-entry.module.css';

interface OrderEntryProps {
  readonly order: OrderSummary;
  readonly dateFormat: string;
}

/** One order of the list: the patient, the number and, when the number begins with a day, its date. */
export function OrderEntry({ order, dateFormat }: OrderEntryProps) {
  const day = parseDay(order.order.slice(0, 8), 'YYYYMMDD');
  return (
    <div className={classes.entry} translate="no">
      <span className={classes.name}>{fullName(order)}</span>{' '}
      <span className={classes.details}>
        <span className={classes.number}>{order.order}</span>{' '}
        {day !== null && <span>{formatDay(day, dateFormat)}</span>}
      </span>
    </div>
  );
}
