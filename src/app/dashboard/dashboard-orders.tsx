import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { mayPack } from '@/domain/reports/zip/may-pack';
import { OrdersPanel } from '@/features/orders/orders-panel';
import type { OnlyValidated } from '@/features/orders/use-only-validated';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { lazyPart } from '@/ui/lazy-part';

import classes from './dashboard.module.css';
import { useVisibilityRules } from './use-visibility-rules';

/** Loaded only for the few who may pack (docs/contract.md §3): to others its failures would be told for nothing. */
const ZipButton = lazyPart(() =>
  import('@/features/zip/zip-button').then((module) => module.ZipButton),
);

interface DashboardOrdersProps {
  /** The present search; null before the first one. */
  readonly filter: OrderFilter | null;
  readonly userTypes: OnlyValidated;
  readonly authorization: Authorization;
  readonly selected: OrderSummary | null;
  readonly isHidden: boolean;
  /** Leads back to the search on narrow screens; null where the search stands above the list. */
  readonly onFilter: (() => void) | null;
  readonly onSelect: (order: OrderSummary) => void;
}

/** The orders of the last search, once it is known what the user type may see. */
export function DashboardOrders(props: DashboardOrdersProps) {
  const { filter, userTypes, onFilter, onSelect, authorization, selected } = props;
  const settings = useSettings();
  const { isKnown, error } = userTypes;
  const isPatient = authorization.type === PATIENT;
  const rules = useVisibilityRules(userTypes.onlyValidated, authorization);
  const { t } = useTranslation();

  return (
    <div className={classes.orders} hidden={props.isHidden}>
      {onFilter !== null && (
        <Button variant="default" className={classes.filter} onClick={onFilter}>
          {t('search.filter')}
        </Button>
      )}
      {!isKnown && error === null && (
        <Text role="status" className={classes.message}>
          {t('app.loading')}
        </Text>
      )}
      {error !== null && (
        <div className={classes.message}>
          <ErrorAlert
            title={t('search.settingsFailed')}
            error={error}
            isRetrying={userTypes.isFetching}
            onRetry={userTypes.retry}
          />
        </div>
      )}
      {isKnown && filter === null && <Text className={classes.message}>{t('search.prompt')}</Text>}
      {isKnown && filter !== null && mayPack(authorization.type, settings) && (
        <Suspense fallback={null}>
          <ZipButton filter={filter} authorization={authorization} />
        </Suspense>
      )}
      {isKnown && filter !== null && (
        <OrdersPanel
          filter={filter}
          dateFormat={settings.dateFormat}
          owner={isPatient ? 'user' : 'laboratory'}
          visitRules={isPatient ? rules : null}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}
