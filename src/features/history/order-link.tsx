import { use } from 'react';

import { OpenByNumberContext } from '@/features/orders/use-open-by-number';
import { useTranslation } from '@/i18n/translation';

import classes from './order-link.module.css';

interface OrderLinkProps {
  readonly order: string;
  /** The order that is open: it does not lead to itself. */
  readonly present: string;
}

/** The number of the order of an earlier result, which opens it. */
export function OrderLink({ order, present }: OrderLinkProps) {
  const { t } = useTranslation();
  const open = use(OpenByNumberContext)(order);
  if (open === null || order === present) return order;
  return (
    <button
      type="button"
      className={classes.link}
      aria-label={t('history.openOrder', { order })}
      data-on-paper
      onClick={open}
    >
      {order}
    </button>
  );
}
