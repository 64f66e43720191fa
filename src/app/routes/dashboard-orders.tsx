import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderSummary } from '@/domain/orders/order-summary';
import { OrdersPanel } from '@/features/orders/orders-panel';
import type { SearchCriteria } from '@/features/search/search-criteria';
import { ErrorAlert } from '@/ui/error-alert';

import classes from './dashboard-route.module.css';
import type { OnlyValidated } from './use-only-validated';

interface DashboardOrdersProps {
  /** Null before the first search. */
  readonly criteria: SearchCriteria | null;
  readonly userTypes: OnlyValidated;
  readonly dateFormat: string;
  readonly isPatient: boolean;
  readonly selected: OrderSummary | null;
  readonly isHidden: boolean;
  /** Leads back to the search on narrow screens; null where the search stands above the list. */
  readonly onFilter: (() => void) | null;
  readonly onSelect: (order: OrderSummary) => void;
}

/** The orders of the last search, once it is known what the user type may see. */
export function DashboardOrders(props: DashboardOrdersProps) {
  const { criteria, userTypes, onFilter, onSelect, isPatient, dateFormat, selected } = props;
  const { onlyValidated, isKnown, error } = userTypes;
  const { t } = useTranslation();
  const filter = useMemo(
    () => (criteria === null ? null : { ...criteria, onlyValidated }),
    [criteria, onlyValidated],
  );

  return (
    <div className={classes['orders']} hidden={props.isHidden}>
      {onFilter !== null && (
        <Button variant="default" className={classes['filter'] ?? ''} onClick={onFilter}>
          {t('search.filter')}
        </Button>
      )}
      {!isKnown && error === null && (
        <Text role="status" className={classes['message']}>
          {t('app.loading')}
        </Text>
      )}
      {error !== null && (
        <div className={classes['message']}>
          <ErrorAlert
            title={t('search.settingsFailed')}
            error={error}
            isRetrying={userTypes.isFetching}
            onRetry={userTypes.retry}
          />
        </div>
      )}
      {isKnown && filter === null && (
        <Text className={classes['message']}>{t('search.prompt')}</Text>
      )}
      {isKnown && filter !== null && (
        <OrdersPanel
          filter={filter}
          dateFormat={dateFormat}
          owner={isPatient ? 'user' : 'laboratory'}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}
