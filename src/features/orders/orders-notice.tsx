import { Text } from '@mantine/core';
import { useMemo } from 'react';

import { useTranslation } from '@/i18n/translation';
import { isDamaged } from '@/lib/text/damaged-text';
import { formatInstant } from '@/lib/dates/dates';
import { serverTime } from '@/lib/session/server-clock';
import { ErrorAlert } from '@/ui/errors/error-alert';

import classes from './orders-panel.module.css';
import type { OrderSearch } from './use-order-search';

interface OrdersNoticeProps {
  readonly search: OrderSearch;
  /** How many orders are listed where they may be the newest alone; null where they are all. */
  readonly newest: number | null;
  readonly owner: 'laboratory' | 'user';
}

/** What is wrong with the list: it could not be loaded and an old one stands below, or orders are missing in it. */
export function OrdersNotice({ search, newest, owner }: OrdersNoticeProps) {
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
