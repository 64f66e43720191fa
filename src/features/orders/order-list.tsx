import { Button, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { addDays, dayNumber } from '@/domain/base/day';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useToday } from '@/ui/use-today';
import { useTranslation } from '@/i18n/translation';
import { formatDay } from '@/lib/dates/dates';
import { dayOfNumber, orderDay } from '@/lib/dates/order-day';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';
import type { Headings } from '@/ui/virtual-list/use-option-heights';
import { VirtualListbox, type ListboxControl } from '@/ui/virtual-list/virtual-listbox';

import type { ListReview } from './review/use-order-review';
import { OrderEntry } from './order-entry';
import classes from './order-list.module.css';
import { QuickFilterField } from './filter/quick-filter-field';
import type { MarkedOrders } from './use-marked-orders';
import type { QuickFilter } from './filter/use-quick-filter';
import { UrgentVisits, VisitEntry } from './visit-entry';

interface OrderListProps {
  readonly filter: QuickFilter;
  /** Its field is in sight. */
  readonly isFiltering: boolean;
  readonly review: ListReview;
  /** The hits of the filter, of the group that is chosen. */
  readonly shown: readonly FoundOrder[];
  /** The orders that are picked out of the list; null where nothing can be done with several. */
  readonly marks: MarkedOrders | null;
  /** The orders that were open in this sitting, by `orderKey`. */
  readonly seen: ReadonlySet<string>;
  /** Greyed: the list could not be refreshed. */
  readonly isOld: boolean;
  /** Greyed and out of use: the list is of another search, so nothing in it may be opened under the present one. */
  readonly isEarlier: boolean;
  /** Names the list that is shown: another one starts at its top. */
  readonly listKey: string;
  readonly dateFormat: string;
  /** What patients may see of their own orders, whose entries tell of their results; null for other users. */
  readonly visitRules: VisibilityRules | null;
  readonly selected: OrderSummary | null;
  readonly onSelect: (order: OrderSummary) => void;
}

/** Pixels that entries take at least, and the heading of a day, where texts are as large as usual. */
const ORDER_HEIGHT = 50;
const VISIT_HEIGHT = 88;
const DAY_HEIGHT = 30;

/** The day above each order that is the first of its day; null for patients, whose visits are their days. */
function useDays(orders: readonly FoundOrder[], isOffered: boolean): Headings {
  const { t } = useTranslation();
  const height = DAY_HEIGHT * useTextScale();
  const today = dayNumber(useToday());
  return useMemo(() => {
    const present = dayOfNumber(today);
    const yesterday = present === null ? 0 : dayNumber(addDays(present, -1));
    const textOf = (order: FoundOrder) => {
      const day = orderDay(order.order);
      if (day === null) return t('orders.day.none');
      const isThisYear = day.year === present?.year;
      const text = formatDay(day, t(isThisYear ? 'orders.day.format' : 'orders.dayInWords'));
      const number = dayNumber(day);
      if (number === today) return t('orders.day.today', { day: text });
      return number === yesterday ? t('orders.day.yesterday', { day: text }) : text;
    };
    const dayOf = (order: FoundOrder | undefined) => order?.order.slice(0, 8);
    const of = (index: number) => {
      const order = orders[index];
      return order === undefined || dayOf(order) === dayOf(orders[index - 1])
        ? null
        : textOf(order);
    };
    return isOffered ? { of, height } : null;
  }, [orders, isOffered, t, today, height]);
}

/** The orders of a search under their quick filter. */
export function OrderList({
  filter,
  isFiltering,
  review,
  shown,
  seen,
  marks,
  isOld,
  isEarlier,
  listKey,
  dateFormat,
  visitRules,
  selected,
  onSelect,
}: OrderListProps) {
  const { t } = useTranslation();
  const rowHeight = useTextScale() * (visitRules === null ? ORDER_HEIGHT : VISIT_HEIGHT);
  const headings = useDays(shown, visitRules === null);
  const scrolls = useIsSmallWindow() ? 'page' : 'part';
  // Two people may share a number, and one may have two.
  const isNamed = filter.all.some(
    ({ patientId, patientIdDB }) =>
      patientId !== filter.all[0]?.patientId || patientIdDB !== filter.all[0].patientIdDB,
  );
  const fieldRef = useRef<HTMLInputElement>(null);
  const isAsked = isFiltering && visitRules === null;
  useEffect(() => {
    if (isAsked) fieldRef.current?.focus();
  }, [isAsked]);
  const listRef = useRef<ListboxControl>(null);
  const change = (text: string) => {
    filter.setText(text);
    listRef.current?.scrollToTop();
  };
  const clear = () => {
    change('');
    review.choose(null);
    fieldRef.current?.focus();
  };
  const isOpenHidden =
    scrolls === 'part' && selected !== null && !shown.some((order) => order === selected);
  return (
    <div className={classes.panel} inert={isEarlier}>
      {visitRules !== null && (
        <UrgentVisits
          // What is open beside the list says it itself.
          orders={scrolls === 'page' ? filter.all : filter.all.filter((one) => one !== selected)}
          rules={visitRules}
          isNamed={isNamed}
          onOpen={onSelect}
        />
      )}
      {isFiltering && (
        <QuickFilterField
          inputRef={fieldRef}
          text={filter.text}
          onChange={change}
          onClear={clear}
          onLeave={() => {
            listRef.current?.focus();
          }}
        />
      )}
      {isOpenHidden && (
        <Text role="note" size="sm" className={classes.hiddenOpen}>
          {t('orders.openIsFiltered')}
        </Text>
      )}
      {shown.length === 0 ? (
        <div className={classes.noMatch}>
          <Text>{t('orders.noMatch')}</Text>
          <Button variant="default" size="xs" onClick={clear}>
            {t('orders.clearFilter')}
          </Button>
        </div>
      ) : (
        <div className={classes.list} data-old={isOld || isEarlier || undefined}>
          <VirtualListbox
            key={`${scrolls} ${listKey}`}
            label={t('orders.title')}
            items={shown}
            keyOf={orderKey}
            rowHeight={rowHeight}
            headings={headings}
            selectedKey={selected === null ? null : orderKey(selected)}
            onSelect={onSelect}
            marked={marks?.isOn === true ? marks.keys : null}
            onMark={marks?.mark}
            scrolls={scrolls}
            renderItem={(order) =>
              visitRules === null ? (
                <OrderEntry
                  order={order}
                  dateFormat={dateFormat}
                  isSeen={seen.has(orderKey(order))}
                  isReviewed={review.isOffered && !review.isLooking}
                  review={review.of(order)}
                />
              ) : (
                <VisitEntry
                  order={order}
                  rules={visitRules}
                  isNamed={isNamed}
                  isSeen={seen.has(orderKey(order))}
                />
              )
            }
            controlRef={listRef}
          />
        </div>
      )}
    </div>
  );
}
