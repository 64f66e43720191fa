import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { FoundOrder } from '@/api/orders/found-orders';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import { firstSearchedYear } from '@/domain/orders/search-years';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { formatInstant, today } from '@/lib/dates/dates';
import { serverTime } from '@/lib/session/server-clock';
import { isDamaged } from '@/lib/text/damaged-text';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { useKeptFocus } from '@/ui/use-kept-focus';

import { OrderList } from './order-list';
import { OrdersHead } from './orders-head';
import classes from './orders-panel.module.css';
import type { MarkedOrders } from './use-marked-orders';
import type { OrderList as Listing } from './use-order-list';
import type { OrderSearch } from './use-order-search';

interface OrdersNoticeProps {
  readonly search: OrderSearch;
  /** How many orders are listed where they may be the newest alone; null where they are all. */
  readonly newest: number | null;
  readonly owner: 'laboratory' | 'user';
}

/** What is wrong with the list: it could not be loaded and an old one stands below, or orders are missing in it. */
function OrdersNotice({ search, newest, owner }: OrdersNoticeProps) {
  const { t } = useTranslation();
  const { list, isEarlierList, isFetching, error, retry } = search;
  const orders = list?.items;
  const hasList = list !== undefined && list.items.length > 0;
  const damaged = useMemo(
    () => (orders ?? []).filter(({ searchText }) => isDamaged(searchText)).length,
    [orders],
  );
  return (
    <>
      {error !== null && (
        <div className={classes.notice}>
          <ErrorAlert
            title={t(`orders.failed.${owner}`)}
            error={error}
            isRetrying={isFetching}
            onRetry={retry}
          />
          {hasList && isEarlierList && (
            <Text size="sm" mt="xs">
              {t('orders.earlierList')}
            </Text>
          )}
          {hasList && (
            <Text size="sm" mt="xs">
              {t('orders.listTime', { time: formatInstant(serverTime(list.receivedAt), 'HH:mm') })}
            </Text>
          )}
        </div>
      )}
      {hasList && !isEarlierList && search.isNarrowed && (
        <Text role="note" className={classes.notice} size="sm">
          {t('orders.notNarrowed')}
        </Text>
      )}
      {newest !== null && (
        <Text role="note" className={classes.notice} size="sm">
          {t('orders.newest', { count: newest })}
        </Text>
      )}
      {list !== undefined && list.unreadable > 0 && (
        <Text role="note" className={classes.notice} size="sm">
          {t('orders.unreadable', { count: list.unreadable })}
        </Text>
      )}
      {damaged > 0 && (
        <Text role="note" className={classes.notice} size="sm">
          {t('orders.damaged', { count: damaged })}
        </Text>
      )}
    </>
  );
}

interface MarkingBarProps {
  readonly marks: MarkedOrders;
  /** The orders that the filters leave. */
  readonly shown: readonly FoundOrder[];
  /** What is done with the orders that are marked, else with all that are shown. */
  readonly children: ReactNode;
}

/** Picking orders out of the list, one by one, in ranges with Shift, or all that is shown. It stays at the bottom of the list. */
function MarkingBar({ marks, shown, children }: MarkingBarProps) {
  const { t } = useTranslation();
  const heir = useKeptFocus(marks.isOn);
  const outside =
    marks.orders.length - shown.filter((order) => marks.keys.has(orderKey(order))).length;
  const button = (what: 'all' | 'end' | 'start', isHeir: boolean) => (
    <Button
      ref={isHeir ? heir : undefined}
      size="compact-sm"
      variant="subtle"
      onClick={() => {
        if (what === 'all') marks.mark(shown.map(orderKey), true);
        else marks.switchTo(what === 'start');
      }}
    >
      {t(`orders.marks.${what}`)}
    </Button>
  );
  return (
    <div className={classes.marking}>
      {marks.isOn && (
        <div role="group" aria-label={t('orders.marks.label')} className={classes.marked}>
          <span role="status">
            {t('orders.marks.count', { count: marks.orders.length })}
            {outside > 0 && `, ${t('orders.marks.outside', { count: outside })}`}
          </span>
          {button('all', true)}
          {button('end', false)}
        </div>
      )}
      {children}
      {!marks.isOn && button('start', true)}
    </div>
  );
}

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
