import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { Suspense, type ReactNode, type Ref } from 'react';

import { useAreaName } from '@/api/catalogues/get-areas';
import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT, PHYSICIAN } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { fullName } from '@/domain/orders/full-name';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { searchedSpan } from '@/domain/orders/searched-span';
import { mayPack } from '@/domain/reports/zip/may-pack';
import { mayReview } from '@/domain/results/summary/order-review';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { OrdersPanel } from '@/features/orders/orders-panel';
import { OrderStepsContext, useOrderSteps } from '@/features/orders/steps/order-steps-context';
import { useMarkedOrders } from '@/features/orders/use-marked-orders';
import { OpenByNumberContext, useOpenByNumber } from '@/features/orders/use-open-by-number';
import type { OpenOrder } from '@/features/orders/use-open-order';
import { useOrderList } from '@/features/orders/use-order-list';
import type { TypeSetting } from '@/features/orders/use-user-type-setting';
import { keepSearch } from '@/features/search/kept-search';
import { OtherSearches } from '@/features/search/other-searches';
import { SearchPanel } from '@/features/search/search-panel';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { runtimeConfig } from '@/lib/runtime-config';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { lazyPart } from '@/ui/waiting/lazy-part';

import classes from './dashboard.module.css';
import type { DashboardView } from './use-dashboard-view';

/** Loaded only for the few who may pack: to others its failures would be told for nothing. */
const ZipButton = lazyPart(() =>
  import('@/features/zip/zip-button').then((module) => module.ZipButton),
);

const NO_ORDERS: readonly OrderSummary[] = [];

/** How the one person is called whose orders these are, as one writes a name; empty where they are several people's. */
function firstNames(orders: readonly OrderSummary[]): string {
  const [first] = orders;
  if (first === undefined || orders.some((one) => one.patientIdDB !== first.patientIdDB)) return '';
  const name = fullName({ ...first, lastName: '', surName: '' }).toLocaleLowerCase('es');
  return name.replaceAll(/(?<!\p{L})(?!(?:de|del|la|las|los|y)(?!\p{L}))\p{L}/gu, (letter) =>
    letter.toLocaleUpperCase('es'),
  );
}

interface SearchScreenProps {
  readonly openOrder: OpenOrder;
  readonly view: DashboardView;
  /** Takes the focus where the screens take turns. */
  readonly listRef: Ref<HTMLDivElement>;
  readonly typeSetting: TypeSetting;
  readonly rules: VisibilityRules;
  readonly authorization: Authorization;
  /** The orders that were open in this sitting, by `orderKey`. */
  readonly seen: ReadonlySet<string>;
  /** The open order, which steps through this list and opens others of it. */
  readonly children: ReactNode;
}

/** The search and the orders that it found, once it is known what the user type may see. */
export function SearchScreen(props: SearchScreenProps) {
  const { openOrder, view, typeSetting, rules, authorization, seen, listRef, children } = props;
  const { criteria, filter, opened } = openOrder;
  const { isSmall, isListHidden } = view;
  const { isKnown, error, orderLimit } = typeSetting;
  const { t } = useTranslation();
  const settings = useSettings();
  const isPatient = authorization.type === PATIENT;
  const { reviewLimit, zipUserTypes } = runtimeConfig();
  const orders = useOrderList(
    isKnown ? filter : null,
    { rules, orderLimit, mayReview: mayReview(authorization.type, reviewLimit) },
    opened,
  );
  const { search: found, quickFilter, shown, newest } = orders;

  // The same for every drawing: the search stays as it is while orders open beside it.
  const search = useCallbackRef((next: SearchCriteria) => {
    if (!isPatient) keepSearch(next);
    openOrder.search(next);
    view.showList();
  });
  const select = (order: OrderSummary) => {
    openOrder.select(order);
    view.showOrder();
  };
  const steps = useOrderSteps(orders, opened, select);
  const showFound = (next: SearchCriteria) => {
    openOrder.showAnswered(next);
    view.showList();
  };
  const openByNumber = useOpenByNumber({
    listed: quickFilter.all,
    opened,
    onlyValidated: typeSetting.onlyValidated,
    select,
    showFound: !isPatient && settings.search.byOrder ? showFound : null,
  });

  const packs = mayPack(authorization.type, settings, zipUserTypes);
  const marks = useMarkedOrders(found.key, quickFilter.all);
  // Marked orders that a refresh took away leave none to pack: the others are not meant.
  const listed = marks.keys.size > 0 ? marks.orders : shown;
  const packed = found.isEarlierList ? NO_ORDERS : listed;
  // Searches by date were always packed as a whole; of others what somebody picks.
  const isListed = filter !== null && (searchedSpan(filter) !== null || marks.isOn);

  // What patients have instead of a search stands above their list.
  const isSearchHidden = isPatient ? isListHidden : view.isSearchHidden;
  const person = isPatient ? firstNames(quickFilter.all) : '';
  const area = filter?.area ?? ALL_AREAS;
  const areaName = useAreaName(area, useLanguage()) ?? String(area);
  const hasWayToSearch = isSmall && !isPatient;
  return (
    <>
      <div
        ref={listRef}
        tabIndex={-1}
        className={classes.listPane}
        hidden={isSearchHidden && isListHidden}
      >
        <section aria-label={t('search.title')} className={classes.search} hidden={isSearchHidden}>
          <SearchPanel
            userType={authorization.type}
            isNarrow={isSmall}
            criteria={criteria}
            receivedAt={found.isEarlierList ? 0 : (found.list?.receivedAt ?? 0)}
            person={person}
            hasOrders={found.error === null && quickFilter.all.length > 0}
            onSearch={search}
          />
        </section>
        <div className={classes.orders} hidden={isListHidden}>
          {hasWayToSearch && (
            <Button variant="default" className={classes.filter} onClick={view.showSearch}>
              {t('search.filter')}
            </Button>
          )}
          {hasWayToSearch && area !== ALL_AREAS && (
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
          {isKnown && filter === null && (
            <Text className={classes.message}>{t('search.prompt')}</Text>
          )}
          {isKnown && filter !== null && (
            <OrdersPanel
              orders={orders}
              dateFormat={settings.dateFormat}
              isPhysician={authorization.type === PHYSICIAN}
              owner={isPatient ? 'user' : 'laboratory'}
              visitRules={isPatient ? rules : null}
              selected={opened}
              seen={seen}
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
              onSelect={select}
              noOrders={isPatient ? null : <OtherSearches criteria={filter} onSearch={search} />}
            />
          )}
        </div>
      </div>
      <OrderStepsContext value={steps}>
        <OpenByNumberContext value={openByNumber}>
          <VisuallyHidden role="status">
            {openOrder.openedAlone && newest === null && t('results.openedAlone')}
          </VisuallyHidden>
          {children}
        </OpenByNumberContext>
      </OrderStepsContext>
    </>
  );
}
