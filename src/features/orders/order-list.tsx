import { Button, Text } from '@mantine/core';
import { useRef } from 'react';

import type { FoundOrder } from '@/api/orders/found-orders';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTranslation } from '@/i18n/translation';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';
import { useMedia } from '@/ui/window/use-media';
import { VirtualListbox, type ListboxControl } from '@/ui/virtual-list/virtual-listbox';

import type { ListReview } from './review/use-order-review';
import { OrderEntry } from './order-entry';
import classes from './order-list.module.css';
import { QuickFilterField } from './filter/quick-filter-field';
import type { MarkedOrders } from './use-marked-orders';
import type { QuickFilter } from './filter/use-quick-filter';
import { VisitEntry } from './visit-entry';

interface OrderListProps {
  readonly filter: QuickFilter;
  readonly review: ListReview;
  /** The hits of the filter, as the review groups and orders them. */
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

/** Windows in which the marks of a review do not stand on one line, and those that hold few words. */
const NARROW = 'screen and (max-width: 21.25em)';
const NARROWEST = 'screen and (max-width: 17.4em)';
/** Pixels that an entry takes at least, where texts are as large as usual. */
const ROW_HEIGHT = {
  order: { usual: 52, narrow: 52, narrowest: 52 },
  reviewed: { usual: 76, narrow: 100, narrowest: 124 },
  visit: { usual: 76, narrow: 76, narrowest: 116 },
};

function useRowHeight(kind: keyof typeof ROW_HEIGHT): number {
  const isNarrow = useMedia(NARROW);
  const isNarrowest = useMedia(NARROWEST);
  const { usual, narrow, narrowest } = ROW_HEIGHT[kind];
  const height = isNarrow ? narrow : usual;
  return useTextScale() * (isNarrowest ? narrowest : height);
}

/** The orders of a search under their quick filter. */
export function OrderList({
  filter,
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
  const listed = review.hasMarks ? 'reviewed' : 'order';
  const rowHeight = useRowHeight(visitRules === null ? listed : 'visit');
  const scrolls = useIsSmallWindow() ? 'page' : 'part';
  // Two people may share a number, and one may have two.
  const isNamed = filter.all.some(
    ({ patientId, patientIdDB }) =>
      patientId !== filter.all[0]?.patientId || patientIdDB !== filter.all[0].patientIdDB,
  );
  const fieldRef = useRef<HTMLInputElement>(null);
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
  const isOpenHidden = selected !== null && !shown.some((order) => order === selected);
  return (
    <div className={classes.panel} inert={isEarlier}>
      <QuickFilterField
        inputRef={fieldRef}
        text={filter.text}
        onChange={change}
        onClear={clear}
        onLeave={() => {
          listRef.current?.focus();
        }}
      />
      {isOpenHidden && (
        <Text role="note" size="sm" className={classes.hiddenOpen}>
          {t('orders.openIsFiltered')}{' '}
          <b translate="no">{`${fullName(selected)} ${selected.order}`}</b>
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
                  hasMarks={review.hasMarks}
                  review={review.of(order)}
                />
              ) : (
                <VisitEntry order={order} rules={visitRules} isNamed={isNamed} />
              )
            }
            controlRef={listRef}
          />
        </div>
      )}
    </div>
  );
}
