import { useQuery } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { orderResultsOptions } from '@/api/orders/get-order-results';
import type { Settings } from '@/domain/configuration/settings';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { ErrorAlert } from '@/ui/error-alert';

import { OrderHeader } from './order-header';
import { ResultsSkeleton } from './results-skeleton';
import { ResultsTable } from './results-table';
import classes from './results-panel.module.css';

interface ResultsPanelProps {
  readonly order: OrderSummary;
  /** 0 for all areas. */
  readonly areaId: number;
  /** Name of the area when only one is shown; empty for all. */
  readonly areaName: string;
  readonly onlyValidated: boolean;
  readonly settings: Settings;
  /** The report buttons; they get whether the order has anything to report. */
  readonly renderToolbar: (hasResults: boolean) => ReactNode;
}

/** One order: who it belongs to, what can be done with it and its results (spec §2, Results grid). */
export function ResultsPanel({
  order,
  areaId,
  areaName,
  onlyValidated,
  settings,
  renderToolbar,
}: ResultsPanelProps) {
  const { t } = useTranslation();
  const rules = { onlyValidated, panicBlocking: settings.results.panicBlocking };
  const query = useQuery(orderResultsOptions({ order: order.order, areaId, rules }));
  const { data } = query;
  const count = data?.tests.length ?? 0;

  return (
    <section className={classes['panel']} aria-busy={query.isFetching}>
      <OrderHeader order={order} areaName={areaName} dateFormat={settings.dateFormat}>
        {renderToolbar(count > 0)}
      </OrderHeader>
      <div role="status" className={classes['status']}>
        {query.isFetching && t('app.loading')}
        {!query.isFetching && count > 0 && t('results.count', { count })}
      </div>
      {query.error !== null && (
        <div className={classes['notice']}>
          <ErrorAlert
            title={t('results.failed')}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => {
              void query.refetch();
            }}
          />
        </div>
      )}
      {data !== undefined && data.unreadable > 0 && (
        <Text role="note" size="sm" className={classes['notice']}>
          {t('results.unreadable', { count: data.unreadable })}
        </Text>
      )}
      {query.isPending && <ResultsSkeleton />}
      {data?.blocked === true && <Text className={classes['message']}>{t('results.blocked')}</Text>}
      {data?.blocked === false && count === 0 && (
        <Text className={classes['message']}>{t('results.empty')}</Text>
      )}
      {data !== undefined && count > 0 && (
        <ResultsTable
          key={`${order.order} ${areaId}`}
          tests={data.tests}
          settings={settings.results}
        />
      )}
    </section>
  );
}
