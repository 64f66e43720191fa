import { useMemo } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import type { PreviewedPortal } from '@/features/configuration/preview/previewed-screens';
import { PortalFooter } from '@/features/footer/portal-footer';
import { LoginScreen } from '@/features/login/login-screen';
import { useLoginOffers, type LoginOffers } from '@/features/login/use-login-offers';
import { useUserTypeSetting } from '@/features/orders/use-user-type-setting';
import { useOrderList } from '@/features/orders/use-order-list';
import { SearchPanel } from '@/features/search/search-panel';
import { DashboardLayout } from '@/app/dashboard/dashboard-layout';
import { DashboardOrder } from '@/app/dashboard/dashboard-order';
import { DashboardOrders } from '@/app/dashboard/dashboard-orders';
import { DashboardTopBar } from '@/app/dashboard/dashboard-top-bar';
import { useVisibilityRules } from '@/app/dashboard/use-visibility-rules';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';

const NO_OFFERS: LoginOffers = { types: [], documentTypes: [], gaps: [] };
const NONE_SEEN: ReadonlySet<string> = new Set();
const nothing = () => undefined;

function PreviewedLogin({ type }: Pick<PreviewedPortal, 'type'>) {
  const settings = useSettings();
  const { offers } = useLoginOffers(settings);
  return (
    <LoginScreen
      settings={settings}
      offers={offers ?? NO_OFFERS}
      sessionEnd={null}
      isLinkExpired={false}
      firstType={type}
      onSignedIn={nothing}
    />
  );
}

function PreviewedDashboard({ type, screen, userName, confidential, criteria }: PreviewedPortal) {
  const settings = useSettings();
  const isSmall = useIsSmallWindow();
  const isPatient = type === PATIENT;
  const authorization = useMemo(
    (): Authorization => ({
      ...{ authToken: '', userName, id: 0, photo: '' },
      ...{ confidential, type, administrator: false },
    }),
    [userName, confidential, type],
  );
  const typeSetting = useUserTypeSetting(type);
  const rules = useVisibilityRules(typeSetting.onlyValidated, authorization);
  const searched = screen === 'search' ? null : criteria;
  const filter = useMemo(
    () => searched && { ...searched, onlyValidated: typeSetting.onlyValidated },
    [searched, typeSetting.onlyValidated],
  );
  const orders = useOrderList(filter, { rules, orderLimit: typeSetting.orderLimit }, null);
  const order = screen === 'results' ? (orders.shown[0] ?? null) : null;
  // One part at a time where the window is small, as in the portal itself.
  const hidden = {
    search: isSmall && (isPatient ? screen !== 'orders' : screen !== 'search'),
    list: isSmall && screen !== 'orders',
    order: isSmall && screen !== 'results',
  };
  const flows = isSmall && (hidden.order || !settings.results.embeddedReport);

  return (
    <DashboardLayout
      flows={flows}
      topBar={
        <DashboardTopBar
          authorization={authorization}
          isSmall={isSmall}
          configuration={null}
          onBack={isSmall && !hidden.order ? nothing : null}
        />
      }
      notices={null}
      hidden={hidden}
      search={
        <SearchPanel
          userType={type}
          isNarrow={isSmall}
          criteria={searched}
          hasOrders={orders.quickFilter.all.length > 0}
          onSearch={nothing}
        />
      }
      orders={
        <DashboardOrders
          filter={filter}
          orders={orders}
          seen={NONE_SEEN}
          typeSetting={typeSetting}
          authorization={authorization}
          selected={order}
          isHidden={hidden.list}
          onFilter={isSmall && !isPatient ? nothing : null}
          onSelect={nothing}
          onSearch={nothing}
        />
      }
      footer={
        (flows || !isSmall) && <PortalFooter branding={settings.branding} density="compact" />
      }
    >
      <DashboardOrder
        opened={order}
        answeredAt={0}
        criteria={searched}
        whyNoneOpen="unchosen"
        onlyValidated={typeSetting.onlyValidated}
        authorization={authorization}
      />
    </DashboardLayout>
  );
}

/**
 * The portal's own screens with whatever the cache around them holds: no session, no address and no key of the true portal behind
 * them (docs/behaviour.md §2, Configuration modal).
 */
export function PortalScreens(portal: PreviewedPortal) {
  return portal.screen === 'login' ? (
    <PreviewedLogin type={portal.type} />
  ) : (
    <PreviewedDashboard {...portal} />
  );
}
