import { VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { configurationOptions } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { lostCount } from '@/domain/configuration/configuration-entry';
import { isNearlyEmpty } from '@/domain/configuration/is-nearly-empty';
import { PATIENT } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { mayReview } from '@/domain/results/summary/order-review';
import { ConfigurationButton } from '@/features/configuration/configuration-button';
import { useUserTypeSetting } from '@/features/orders/use-user-type-setting';
import { useOpenOrder } from '@/features/orders/use-open-order';
import { OrderStepsContext, useOrderSteps } from '@/features/orders/steps/order-steps-context';
import { OpenByNumberContext, useOpenByNumber } from '@/features/orders/use-open-by-number';
import { useOrderList } from '@/features/orders/use-order-list';
import { useSeenOrders } from '@/features/orders/use-seen-orders';
import { keepSearch, readKeptSearch } from '@/features/search/kept-search';
import { startSearch } from '@/features/search/start-search';
import { SearchPanel } from '@/features/search/search-panel';
import { AdministrationNotice } from '@/features/session/administration-notice';
import { useSingleKeys } from '@/features/shortcuts/single-keys';
import { loadAdministrationTexts } from '@/i18n/administration-texts';
import { PatientReader } from '@/i18n/patient-reader';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { lazyPart } from '@/ui/waiting/lazy-part';
import { useShortcuts } from '@/ui/shortcuts/use-shortcuts';

import { DashboardLayout } from './dashboard-layout';
import { DashboardOrder } from './dashboard-order';
import { DashboardOrders } from './dashboard-orders';
import { DashboardTopBar } from './dashboard-top-bar';
import { useDashboardView } from './use-dashboard-view';
import { useVisibilityRules } from './use-visibility-rules';

/** With the administration's texts, which only administrators need. */
const UnreadSettings = lazyPart(() =>
  Promise.all([
    import('@/features/configuration/saving/unread-settings'),
    loadAdministrationTexts(),
  ]).then(([module]) => module.UnreadSettings),
);

/** How the one person is called whose orders these are, as one writes a name; empty where they are several people's. */
function firstNames(orders: readonly OrderSummary[]): string {
  const [first] = orders;
  if (first === undefined || orders.some((one) => one.patientIdDB !== first.patientIdDB)) return '';
  const name = fullName({ ...first, lastName: '', surName: '' }).toLocaleLowerCase('es');
  return name.replaceAll(/(?<!\p{L})(?!(?:de|del|la|las|los|y)(?!\p{L}))\p{L}/gu, (letter) =>
    letter.toLocaleUpperCase('es'),
  );
}

/** Search, orders and the results of the chosen order side by side, or in turns on narrow screens. */
export function Dashboard({ authorization }: { readonly authorization: Authorization }) {
  const { t } = useTranslation();
  const { settings, unread } = useSuspenseQuery(configurationOptions()).data;
  const typeSetting = useUserTypeSetting(authorization.type);
  const isPatient = authorization.type === PATIENT;
  const [firstCriteria] = useState(() =>
    isPatient ? OWN_ORDERS : (readKeptSearch() ?? startSearch(settings)),
  );
  const openOrder = useOpenOrder({
    firstCriteria,
    onlyValidated: typeSetting.onlyValidated,
    isKnown: typeSetting.isKnown,
  });
  const { criteria, opened } = openOrder;
  const {
    isSmall,
    isSearchHidden: isSearchLeft,
    isListHidden,
    isOrderHidden,
    listRef,
    orderRef,
    showList,
    showOrder,
    showSearch,
    goBack,
  } = useDashboardView({
    canSearch: !isPatient,
    hasList: criteria !== null,
    startsWithList: isPatient || startSearch(settings) !== null,
    hasOrder: opened !== null,
  });
  const rules = useVisibilityRules(typeSetting.onlyValidated, authorization);
  const { orderLimit } = typeSetting;
  const reviews = mayReview(authorization.type, runtimeConfig().reviewLimit);
  const filter = typeSetting.isKnown ? openOrder.filter : null;
  const orders = useOrderList(filter, { rules, orderLimit, mayReview: reviews }, opened);
  const { seen, see } = useSeenOrders();
  // The same for every drawing, as what stands beside the order: search, top bar and footer stay as they are while one opens.
  const search = useCallbackRef((next: SearchCriteria) => {
    if (!isPatient) keepSearch(next);
    openOrder.search(next);
    showList();
  });
  const configuration = useMemo(
    () =>
      authorization.administrator && <ConfigurationButton isAwaited={isNearlyEmpty(settings)} />,
    [authorization, settings],
  );
  const select = (order: OrderSummary) => {
    openOrder.select(order);
    showOrder();
  };
  const steps = useOrderSteps(orders, opened, select);
  const maySearch = !isPatient && settings.search.byOrder;
  const showFound = (found: SearchCriteria) => {
    openOrder.showAnswered(found);
    showList();
  };
  const openListed = useOpenByNumber({
    listed: orders.quickFilter.all,
    opened,
    onlyValidated: typeSetting.onlyValidated,
    select,
    showFound: maySearch ? showFound : null,
  });
  useShortcuts(useSingleKeys());
  const turnToOrder = useEffectEvent(() => {
    openOrder.turned();
    showOrder();
  });
  // The only order found takes the place of the list, unless somebody went back to the search meanwhile.
  const leadsToOrder = isSmall && !isListHidden && openOrder.leadsToOrder;
  useEffect(() => {
    if (leadsToOrder) turnToOrder();
  }, [leadsToOrder]);
  // What patients have instead of a search stands above their list.
  const isSearchHidden = isPatient ? isListHidden : isSearchLeft;

  // From an order one level up; from the search to the orders that are there.
  const isSearchOverList = isSmall && !isPatient && !isSearchLeft && criteria !== null;
  const onBack = isSmall && !isOrderHidden ? goBack : isSearchOverList ? showList : null;

  // A report in the results' place scrolls by itself.
  const flows = isSmall && (isOrderHidden || !settings.results.embeddedReport);

  return (
    <PatientReader value={isPatient}>
      <DashboardLayout
        flows={flows}
        topBar={
          <DashboardTopBar
            authorization={authorization}
            isSmall={isSmall}
            configuration={configuration}
            onBack={onBack}
          />
        }
        notices={
          <>
            <AdministrationNotice />
            {authorization.administrator && lostCount(unread) > 0 && (
              <Suspense fallback={null}>
                <UnreadSettings />
              </Suspense>
            )}
          </>
        }
        refs={{ list: listRef, order: orderRef }}
        hidden={{ search: isSearchHidden, list: isListHidden, order: isOrderHidden }}
        search={
          <SearchPanel
            userType={authorization.type}
            isNarrow={isSmall}
            criteria={criteria}
            receivedAt={orders.search.isEarlierList ? 0 : (orders.search.list?.receivedAt ?? 0)}
            person={isPatient ? firstNames(orders.quickFilter.all) : ''}
            hasOrders={orders.search.error === null && orders.quickFilter.all.length > 0}
            onSearch={search}
          />
        }
        orders={
          <DashboardOrders
            filter={openOrder.filter}
            orders={orders}
            seen={seen}
            typeSetting={typeSetting}
            authorization={authorization}
            selected={opened}
            isHidden={isListHidden}
            onFilter={isSmall && !isPatient ? showSearch : null}
            onSelect={select}
            onSearch={search}
          />
        }
      >
        <VisuallyHidden role="status">
          {openOrder.openedAlone && orders.newest === null && t('results.openedAlone')}
        </VisuallyHidden>
        <OrderStepsContext value={steps}>
          <OpenByNumberContext value={openListed}>
            <DashboardOrder
              opened={opened}
              answeredAt={openOrder.answeredAt}
              criteria={criteria}
              whyNoneOpen={openOrder.whyNoneOpen}
              onlyValidated={typeSetting.onlyValidated}
              authorization={authorization}
              onSeen={see}
            />
          </OpenByNumberContext>
        </OrderStepsContext>
      </DashboardLayout>
    </PatientReader>
  );
}
