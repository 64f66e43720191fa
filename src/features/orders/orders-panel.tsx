import { Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { ErrorAlert } from '@/ui/error-alert';
import { VirtualListbox } from '@/ui/virtual-list/virtual-listbox';

import { OrderEntry } from './order-entry';
import classes from './orders-panel.module.css';
import { useOrderSearch } from './use-order-search';

interface OrdersPanelProps {
  readonly filter: OrderFilter;
  /** Dayjs tokens of the laboratory's dates. */
  readonly dateFormat: string;
  readonly selectedOrder: string | null;
  readonly onSelect: (order: OrderSummary) => void;
}

const ROW_HEIGHT = 52;
const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function orderKey(order: OrderSummary): string {
  return order.order;
}

/** The orders of the last search: searching, failed, none or the list (spec §2, Left list). */
export function OrdersPanel({ filter, dateFormat, selectedOrder, onSelect }: OrdersPanelProps) {
  const { t } = useTranslation();
  const { list, isEarlierList, isFetching, error, retry } = useOrderSearch(filter);
  const isEmpty = list?.items.length === 0;

  return (
    <section className={classes['panel']} aria-busy={isFetching}>
      <header className={classes['header']}>
        <Title order={2} size="h5">
          {t('orders.title')}
        </Title>
        <div role="status" className={classes['status']}>
          {isFetching && t('app.loading')}
          {!isFetching &&
            list !== undefined &&
            !isEarlierList &&
            t('orders.count', { count: list.items.length })}
        </div>
      </header>

      {error !== null && (
        <div className={classes['notice']}>
          <ErrorAlert
            title={t('orders.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={retry}
          />
          {list !== undefined && (
            <Text size="sm" mt="xs">
              {t('orders.earlierList')}
            </Text>
          )}
        </div>
      )}
      {list !== undefined && list.unreadable > 0 && (
        <Text role="note" className={classes['notice']} size="sm">
          {t('orders.unreadable', { count: list.unreadable })}
        </Text>
      )}

      {list === undefined && error === null && (
        <div className={classes['skeleton']} aria-hidden>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </div>
      )}
      {isEmpty && !isEarlierList && (
        <div className={classes['empty']}>
          <Text>{t('orders.empty')}</Text>
          <Text size="sm" c="dimmed">
            {t('orders.emptyHint')}
          </Text>
        </div>
      )}
      {list !== undefined && !isEmpty && (
        <div className={classes['list']} data-earlier={isEarlierList || undefined}>
          {isEarlierList && <VisuallyHidden>{t('orders.earlierList')}</VisuallyHidden>}
          <VirtualListbox
            label={t('orders.title')}
            items={list.items}
            keyOf={orderKey}
            rowHeight={ROW_HEIGHT}
            selectedKey={selectedOrder}
            onSelect={onSelect}
            renderItem={(order) => <OrderEntry order={order} dateFormat={dateFormat} />}
          />
        </div>
      )}
    </section>
  );
}
