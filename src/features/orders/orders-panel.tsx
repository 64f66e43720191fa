import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { firstSearchedYear } from '@/domain/orders/search-years';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { today } from '@/lib/dates/dates';

import { OrderList } from './order-list';
import { OrdersHead } from './orders-head';
import { OrdersNotice } from './orders-notice';
import classes from './orders-panel.module.css';
import { MarkingBar } from './marking-bar';
import type { MarkedOrders } from './use-marked-orders';
import type { OrderList as Listing } from './use-order-list';

interface OrdersPanelProps {
  readonly orders: Listing;
  /** Whose orders these are: the laboratory's that match a search, or the user's own, for which nobody searched. */
  readonly owner: 'laboratory' | 'user';
  /** Dayjs tokens of the laboratory's dates. */
  readonly dateFormat: string;
  /** What patients may see of their own orders; null for other users. */
  readonly visitRules: VisibilityRules | null;
  readonly selected: OrderSummary | null;
  /** The orders that were open in this sitting, by `orderKey`. */
  readonly seen: ReadonlySet<string>;
  /** The orders that are picked out of the list; null where nothing can be done with several. */
  readonly marks: MarkedOrders | null;
  readonly isPhysician: boolean;
  /** What is done with several; null where nothing can be. */
  readonly zip: ReactNode;
  readonly onSelect: (order: OrderSummary) => void;
  readonly onRefresh: () => void;
  /** What can be done where no order was found; null for a general hint. */
  readonly noOrders: ReactNode;
}

/** Visits that one sees at once. */
const FEW = 15;
const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The orders of the last search: searching, failed, none or the list. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { orders, owner, dateFormat, visitRules, selected, onSelect } = props;
  const { yearsBack } = useSettings().search;
  const { t } = useTranslation();
  const { search, newest, quickFilter, review, shown } = orders;
  const [isFiltering, setIsFiltering] = useState(false);
  const { list, isEarlierList, isFetching, error } = search;
  const count = list?.items.length ?? 0;

  return (
    <section className={classes.panel} aria-busy={isFetching}>
      {props.visitRules === null && (
        <OrdersHead
          orders={orders}
          isPhysician={props.isPhysician}
          onFilter={() => {
            setIsFiltering(!isFiltering);
          }}
          onRefresh={props.onRefresh}
        />
      )}
      <OrdersNotice search={search} newest={newest} owner={owner} />
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
          {props.noOrders ?? (
            <Text size="sm" c="dimmed">
              {t(`orders.emptyHint.${owner}`, { year: firstSearchedYear(today(), yearsBack) })}
            </Text>
          )}
        </div>
      )}
      {list !== undefined && isEarlierList && isFetching && (
        <VisuallyHidden>{t('orders.earlierList')}</VisuallyHidden>
      )}
      {list !== undefined && count > 0 && (
        <OrderList
          filter={quickFilter}
          isFiltering={isFiltering || quickFilter.isOn || (visitRules !== null && count > FEW)}
          review={review}
          shown={shown}
          seen={props.seen}
          marks={props.marks}
          listKey={list.key}
          isOld={error !== null}
          isEarlier={isEarlierList}
          dateFormat={dateFormat}
          visitRules={visitRules}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {props.marks !== null && !isEarlierList && count > 0 && (
        <MarkingBar marks={props.marks} shown={shown}>
          {props.zip}
        </MarkingBar>
      )}
    </section>
  );
}
