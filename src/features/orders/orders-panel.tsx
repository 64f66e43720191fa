import { Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { FoundOrder } from '@/api/orders/found-orders';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { WaitingText } from '@/ui/waiting-text';

import { OrderList } from './order-list';
import { OrdersNotice } from './orders-notice';
import classes from './orders-panel.module.css';
import { useOrderSearch } from './use-order-search';
import { useQuickFilter } from './use-quick-filter';

interface OrdersPanelProps {
  readonly filter: OrderFilter;
  /** Whose orders these are: the laboratory's that match a search, or the user's own, for which nobody searched. */
  readonly owner: 'laboratory' | 'user';
  /** Dayjs tokens of the laboratory's dates. */
  readonly dateFormat: string;
  /** What patients may see of their own orders; null for other users. */
  readonly visitRules: VisibilityRules | null;
  readonly selected: OrderSummary | null;
  readonly onSelect: (order: OrderSummary) => void;
}

const NO_ORDERS: readonly FoundOrder[] = [];
const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The orders of the last search: searching, failed, none or the list (docs/behaviour.md §2, Left list). */
export function OrdersPanel(props: OrdersPanelProps) {
  const { filter, owner, dateFormat, visitRules, selected, onSelect } = props;
  const { t } = useTranslation();
  const search = useOrderSearch(filter);
  const { list, isEarlierList, isFetching, error } = search;
  const quickFilter = useQuickFilter(list?.items ?? NO_ORDERS, search.key);
  const count = list?.items.length ?? 0;
  const found = quickFilter.hits.length;

  return (
    <section className={classes.panel} aria-busy={isFetching}>
      <header className={classes.header}>
        <Title order={2} size="h5">
          {t('orders.title')}
        </Title>
        <div role="status" className={classes.status}>
          {isFetching && <WaitingText key={search.key} />}
          {!isFetching &&
            !isEarlierList &&
            (quickFilter.isOn
              ? t('orders.filteredCount', { found, count })
              : t('orders.count', { count }))}
        </div>
      </header>
      <OrdersNotice search={search} owner={owner} />
      {list === undefined && error === null && (
        <div className={classes.skeleton} aria-hidden>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </div>
      )}
      {list !== undefined && count === 0 && !isEarlierList && (
        <div className={classes.empty}>
          <Text>{t('orders.empty')}</Text>
          <Text size="sm" c="dimmed">
            {t(`orders.emptyHint.${owner}`)}
          </Text>
        </div>
      )}
      {list !== undefined && isEarlierList && isFetching && (
        <VisuallyHidden>{t('orders.earlierList')}</VisuallyHidden>
      )}
      {list !== undefined && count > 0 && (
        <OrderList
          filter={quickFilter}
          listKey={list.key}
          isOld={error !== null}
          isEarlier={isEarlierList}
          dateFormat={dateFormat}
          visitRules={visitRules}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}
