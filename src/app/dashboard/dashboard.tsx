import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/dates/styles.layer.css';

import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { configurationOptions } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import { lostCount } from '@/domain/configuration/configuration-entry';
import { isNearlyEmpty } from '@/domain/configuration/is-nearly-empty';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { ConfigurationButton } from '@/features/configuration/configuration-button';
import { useOpenOrder } from '@/features/orders/use-open-order';
import { useSeenOrders } from '@/features/orders/use-seen-orders';
import { useUserTypeSetting } from '@/features/orders/use-user-type-setting';
import { readKeptSearch } from '@/features/search/kept-search';
import { startSearch } from '@/features/search/start-search';
import { AdministrationNotice } from '@/features/session/administration-notice';
import { useSingleKeys } from '@/features/shortcuts/single-keys';
import { addTextsOfAll } from '@/i18n/add-texts';
import { PatientReader } from '@/i18n/patient-reader';
import { lazyPart } from '@/ui/waiting/lazy-part';
import { useShortcuts } from '@/ui/shortcuts/use-shortcuts';

import classes from './dashboard.module.css';
import { DashboardTopBar } from './dashboard-top-bar';
import { OrderScreen } from './order-screen';
import { SearchScreen } from './search-screen';
import { useDashboardView } from './use-dashboard-view';

/** With the administration's texts, which only administrators need. */
const UnreadSettings = lazyPart(() =>
  Promise.all([
    import('@/features/configuration/saving/unread-settings'),
    addTextsOfAll('administration'),
  ]).then(([module]) => module.UnreadSettings),
);

/** The search with its orders and the order that is open: side by side, or in turns on narrow screens. */
export function Dashboard({ authorization }: { readonly authorization: Authorization }) {
  const { settings, unread } = useSuspenseQuery(configurationOptions()).data;
  const typeSetting = useUserTypeSetting(authorization.type);
  const { onlyValidated } = typeSetting;
  const rules = useMemo(
    () => visibilityRules(settings.results, { onlyValidated, authorization }),
    [settings, onlyValidated, authorization],
  );
  const isPatient = authorization.type === PATIENT;
  const [firstCriteria] = useState(() =>
    isPatient ? OWN_ORDERS : (readKeptSearch() ?? startSearch(settings)),
  );
  const openOrder = useOpenOrder({ firstCriteria, onlyValidated, isKnown: typeSetting.isKnown });
  const { criteria, opened } = openOrder;
  const { seen, see } = useSeenOrders();
  const { listRef, orderRef, ...view } = useDashboardView({
    canSearch: !isPatient,
    hasList: criteria !== null,
    startsWithList: isPatient || startSearch(settings) !== null,
    hasOrder: opened !== null,
  });
  const { isSmall, isOrderHidden } = view;
  useShortcuts(useSingleKeys());

  // The only order found takes the place of the list, unless somebody went back to the search meanwhile.
  const leadsToOrder = isSmall && !view.isListHidden && openOrder.leadsToOrder;
  const turnToOrder = useEffectEvent(() => {
    openOrder.turned();
    view.showOrder();
  });
  useEffect(() => {
    if (leadsToOrder) turnToOrder();
  }, [leadsToOrder]);

  // From an order one level up; from the search to the orders that are there.
  const isSearchOverList = isSmall && !isPatient && !view.isSearchHidden && criteria !== null;
  const onBack = isSmall && !isOrderHidden ? view.goBack : isSearchOverList ? view.showList : null;
  // The top bar stays as it is while orders open beside it.
  const configuration = useMemo(
    () =>
      authorization.administrator && <ConfigurationButton isAwaited={isNearlyEmpty(settings)} />,
    [authorization, settings],
  );
  // A report in the results' place scrolls by itself; else a small window's page scrolls as a whole.
  const flows = isSmall && (isOrderHidden || !settings.results.embeddedReport);
  return (
    <PatientReader value={isPatient}>
      <div className={classes.page} data-flows={flows || undefined}>
        <DashboardTopBar
          authorization={authorization}
          isSmall={isSmall}
          configuration={configuration}
          onBack={onBack}
        />
        <AdministrationNotice />
        {authorization.administrator && lostCount(unread) > 0 && (
          <Suspense fallback={null}>
            <UnreadSettings />
          </Suspense>
        )}
        <main className={classes.panes}>
          <SearchScreen
            openOrder={openOrder}
            view={view}
            listRef={listRef}
            typeSetting={typeSetting}
            rules={rules}
            authorization={authorization}
            seen={seen}
          >
            <div ref={orderRef} tabIndex={-1} className={classes.orderPane} hidden={isOrderHidden}>
              <OrderScreen
                opened={opened}
                answeredAt={openOrder.answeredAt}
                criteria={criteria}
                whyNoneOpen={openOrder.whyNoneOpen}
                rules={rules}
                authorization={authorization}
                onSeen={see}
              />
            </div>
          </SearchScreen>
        </main>
      </div>
    </PatientReader>
  );
}
