import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';

import { useAreaName } from '@/api/catalogues/get-areas';
import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT, PHYSICIAN } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderFilter, SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { searchedSpan } from '@/domain/orders/searched-span';
import { mayPack } from '@/domain/reports/zip/may-pack';
import { OrdersPanel } from '@/features/orders/orders-panel';
import { useMarkedOrders } from '@/features/orders/use-marked-orders';
import type { OrderList } from '@/features/orders/use-order-list';
import type { TypeSetting } from '@/features/orders/use-user-type-setting';
import { OtherSearches } from '@/features/search/other-searches';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { runtimeConfig } from '@/lib/runtime-config';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { lazyPart } from '@/ui/waiting/lazy-part';

import classes from './dashboard.module.css';
import { useVisibilityRules } from './use-visibility-rules';

/** Loaded only for the few who may pack: to others its failures would be told for nothing. */
const ZipButton = lazyPart(() =>
  import('@/features/zip/zip-button').then((module) => module.ZipButton),
);

const NO_ORDERS: readonly OrderSummary[] = [];

interface DashboardOrdersProps {
  /** The present search; null before the first one. */
  readonly filter: OrderFilter | null;
  readonly orders: OrderList;
  readonly typeSetting: TypeSetting;
  readonly authorization: Authorization;
  readonly selected: OrderSummary | null;
  /** The orders that were open in this sitting, by `orderKey`. */
  readonly seen: ReadonlySet<string>;
  readonly isHidden: boolean;
  /** Leads back to the search on narrow screens; null where the search stands above the list. */
  readonly onFilter: (() => void) | null;
  readonly onSelect: (order: OrderSummary) => void;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** The orders of the last search, once it is known what the user type may see. */
export function DashboardOrders(props: DashboardOrdersProps) {
  const { filter, typeSetting, onFilter, onSelect, authorization, selected } = props;
  const settings = useSettings();
  const { isKnown, error } = typeSetting;
  const isPatient = authorization.type === PATIENT;
  const rules = useVisibilityRules(typeSetting.onlyValidated, authorization);
  const { t } = useTranslation();
  const area = filter?.area ?? ALL_AREAS;
  const areaName = useAreaName(area, useLanguage()) ?? String(area);
  const packs = mayPack(authorization.type, settings, runtimeConfig().zipUserTypes);
  const { search, quickFilter, shown, newest } = props.orders;
  const marks = useMarkedOrders(search.key, quickFilter.all);
  // Marked orders that a refresh took away leave none to pack: the others are not meant.
  const listed = marks.keys.size > 0 ? marks.orders : shown;
  const packed = search.isEarlierList ? NO_ORDERS : listed;
  // Searches by date were always packed as a whole; of others what somebody picks.
  const isListed = filter !== null && (searchedSpan(filter) !== null || marks.isOn);

  return (
    <div className={classes.orders} hidden={props.isHidden}>
      {onFilter !== null && (
        <Button variant="default" className={classes.filter} onClick={onFilter}>
          {t('search.filter')}
        </Button>
      )}
      {onFilter !== null && area !== ALL_AREAS && (
        <Text size="sm" className={classes.area} translate="no">
          {`${t('search.area')}: ${areaName}`}
        </Text>
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
            isRetrying={typeSetting.isFetching}
            onRetry={typeSetting.retry}
          />
        </div>
      )}
      {isKnown && filter === null && <Text className={classes.message}>{t('search.prompt')}</Text>}
      {isKnown && filter !== null && (
        <OrdersPanel
          orders={props.orders}
          dateFormat={settings.dateFormat}
          isPhysician={authorization.type === PHYSICIAN}
          owner={isPatient ? 'user' : 'laboratory'}
          visitRules={isPatient ? rules : null}
          selected={selected}
          seen={props.seen}
          marks={packs ? marks : null}
          zip={
            isListed && (
              <Suspense fallback={null}>
                <ZipButton
                  filter={filter}
                  orders={packed}
                  newest={marks.keys.size > 0 ? null : newest}
                  authorization={authorization}
                />
              </Suspense>
            )
          }
          onSelect={onSelect}
          noOrders={
            isPatient ? null : <OtherSearches criteria={filter} onSearch={props.onSearch} />
          }
        />
      )}
    </div>
  );
}
