import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/dates/styles.layer.css';

import { readAuthorization } from '@/api/authentication/authorization-store';
import { areasOptions } from '@/api/catalogues/get-areas';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { orderKeys } from '@/api/orders/order-keys';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import type { Authorization } from '@/domain/auth/authorization';
import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { OrdersPanel } from '@/features/orders/orders-panel';
import { ResultsPanel } from '@/features/results/results-panel';
import type { SearchCriteria } from '@/features/search/search-criteria';
import { SearchPanel } from '@/features/search/search-panel';
import { ErrorAlert } from '@/ui/error-alert';
import { lazyPart } from '@/ui/lazy-part';

import { DashboardTopBar } from './dashboard-top-bar';
import classes from './dashboard-route.module.css';
import { dashboardState } from './dashboard-state';
import { useOrderView } from './use-order-view';

/** The engine behind the button is heavy: it loads when an order is on screen, not before (house.md c.7). */
const FinalReportButton = lazyPart(() =>
  import('@/features/reports/final-report-button').then((module) => module.FinalReportButton),
);

/** Reports of many orders, for the few customers that may pack them. */
const OrdersZip = lazyPart(() =>
  import('@/app/routes/orders-zip').then((module) => module.OrdersZip),
);

const PATIENT = 2;
/** Patients search nothing: the server knows which orders are theirs (behaviour.md 3.1). */
const OWN_ORDERS: SearchCriteria = { dateNumber: null, area: ALL_AREAS };

function Dashboard({ authorization }: { readonly authorization: Authorization }) {
  const { t } = useTranslation();
  const { settings } = useSuspenseQuery(configurationOptions()).data;
  const userTypes = useQuery(userTypesOptions());
  const areas = useQuery(areasOptions());
  const queryClient = useQueryClient();
  const isPatient = authorization.type === PATIENT;
  const [{ criteria, order, isSearchOpen }, dispatch] = useReducer(dashboardState, {
    criteria: isPatient ? OWN_ORDERS : null,
    order: null,
    isSearchOpen: true,
  });
  const { isNarrow, isListHidden, isOrderHidden, listRef, orderRef, open, close } = useOrderView(
    order !== null,
  );

  // A type that the server does not name is treated as the most restricted one.
  const onlyValidated =
    userTypes.data?.items.find(({ type }) => type === authorization.type)?.onlyValidated ?? true;
  const filter = useMemo(
    () => (criteria === null ? null : { ...criteria, onlyValidated }),
    [criteria, onlyValidated],
  );
  const areaId = criteria?.area ?? ALL_AREAS;
  const areaName = areas.data?.items.find(({ id }) => id === areaId)?.name ?? '';

  const search = (next: SearchCriteria) => {
    dispatch({ type: 'searched', criteria: next });
    // The same search again asks the server again.
    const queryKey = orderKeys.search({ ...next, onlyValidated });
    void queryClient.invalidateQueries({ queryKey });
  };
  const select = (next: OrderSummary) => {
    dispatch({ type: 'selected', order: next });
    open();
  };

  return (
    <div className={classes['page']}>
      <DashboardTopBar settings={settings} authorization={authorization} />
      <main className={classes['panes']}>
        <div ref={listRef} tabIndex={-1} className={classes['listPane']} hidden={isListHidden}>
          {!isPatient && isNarrow && (
            <Button
              variant="default"
              className={classes['searchToggle'] ?? ''}
              aria-expanded={isSearchOpen}
              onClick={() => {
                dispatch({ type: 'search-toggled' });
              }}
            >
              {t('search.openByDate')}
            </Button>
          )}
          {!isPatient && (
            <section
              aria-label={t('search.title')}
              className={classes['search']}
              hidden={isNarrow && !isSearchOpen}
            >
              <SearchPanel settings={settings} onSearch={search} />
            </section>
          )}
          {userTypes.isPending && (
            <Text role="status" className={classes['message']}>
              {t('app.loading')}
            </Text>
          )}
          {userTypes.isLoadingError && (
            <div className={classes['message']}>
              <ErrorAlert
                title={t('search.settingsFailed')}
                error={userTypes.error}
                isRetrying={userTypes.isFetching}
                onRetry={() => {
                  void userTypes.refetch();
                }}
              />
            </div>
          )}
          {userTypes.isSuccess && filter === null && (
            <Text className={classes['message']}>{t('search.prompt')}</Text>
          )}
          {userTypes.isSuccess && filter !== null && settings.reports.zipForCustomers && (
            <Suspense fallback={null}>
              <OrdersZip filter={filter} authorization={authorization} settings={settings} />
            </Suspense>
          )}
          {userTypes.isSuccess && filter !== null && (
            <OrdersPanel
              filter={filter}
              dateFormat={settings.dateFormat}
              selectedOrder={order?.order ?? null}
              onSelect={select}
            />
          )}
        </div>
        <div ref={orderRef} tabIndex={-1} className={classes['orderPane']} hidden={isOrderHidden}>
          {isNarrow && (
            <Button variant="subtle" className={classes['back'] ?? ''} onClick={close}>
              {t('results.back')}
            </Button>
          )}
          {order === null ? (
            <Text className={classes['message']}>{t('results.select')}</Text>
          ) : (
            <ResultsPanel
              order={order}
              areaId={areaId}
              areaName={areaName}
              onlyValidated={onlyValidated}
              settings={settings}
              renderToolbar={(hasResults) => (
                <Suspense fallback={<Button disabled>{t('reports.title.final')}</Button>}>
                  <FinalReportButton
                    mode="on-click"
                    key={order.order}
                    order={order.order}
                    settings={settings}
                    rules={{ onlyValidated, panicBlocking: settings.results.panicBlocking }}
                    disabled={!hasResults}
                  />
                </Suspense>
              )}
            />
          )}
        </div>
      </main>
    </div>
  );
}

/** `/dashboard`: search, orders and the results of the chosen order side by side, or in turns on narrow screens (spec §2). */
export function DashboardRoute() {
  const authorization = readAuthorization();
  return authorization === null ? null : <Dashboard authorization={authorization} />;
}
