import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';

import { PortalGate } from './guards/portal-gate';
import { RequireAdministrator } from './guards/require-administrator';
import { RequireAuthorization } from './guards/require-authorization';
import { RequirePrintLink } from './guards/require-print-link';
import { SettingsGate } from './guards/settings-gate';
import { ExtensionPaths } from '@/features/configuration/extension-paths';
import { addTextsOfAll } from '@/i18n/add-texts';
import { addTextsOfExtension } from '@/i18n/add-texts';
import { lazyScreen } from '@/ui/waiting/lazy-part';
import { EXTENSION_SCREENS } from './extensions';
import { FrontDoorRoute } from './routes/front-door-route';
import { NotFoundRoute } from './routes/not-found-route';
import { PrintFailureRoute } from './routes/print-failure-route';
import { ScreenFailureRoute } from './routes/screen-failure-route';

const CustomerDataPage = lazyScreen(() =>
  Promise.all([
    import('@/features/configuration/branding/customer-data-page'),
    addTextsOfAll('administration'),
  ]).then(([module]) => module.CustomerDataPage),
);
const DashboardRoute = lazyScreen(() =>
  Promise.all([import('./routes/dashboard-route'), addTextsOfAll('dashboard')]).then(
    ([module]) => module.DashboardRoute,
  ),
);
const PrintRoute = lazyScreen(() =>
  Promise.all([import('@/app/routes/print-route'), addTextsOfAll('dashboard')]).then(
    ([module]) => module.PrintRoute,
  ),
);
const UserProfileRoute = lazyScreen(() =>
  import('@/app/routes/user-profile-route').then((module) => module.UserProfileRoute),
);

const errorElement = <ScreenFailureRoute />;

const extensionRoutes = EXTENSION_SCREENS.map(({ path, load }): RouteObject => {
  const Screen = lazyScreen(async () => {
    const [extension] = await Promise.all([
      load(),
      addTextsOfAll('dashboard'),
      addTextsOfAll('administration'),
    ]);
    addTextsOfExtension(extension.texts);
    return extension.Screen;
  });
  return { path, element: <Screen />, errorElement };
});
const extensionPaths = EXTENSION_SCREENS.map(({ path }) => path);

const routes: RouteObject[] = [
  {
    element: (
      <PortalGate>
        <ExtensionPaths value={extensionPaths}>
          <Outlet />
        </ExtensionPaths>
      </PortalGate>
    ),
    errorElement,
    children: [
      { path: '/', element: <FrontDoorRoute />, errorElement },
      {
        element: <RequireAuthorization />,
        children: [
          { path: '/dashboard', element: <DashboardRoute />, errorElement },
          { path: '/userprofile', element: <UserProfileRoute />, errorElement },
          {
            element: <RequireAdministrator />,
            children: [
              { path: '/datacustomers', element: <CustomerDataPage />, errorElement },
              ...extensionRoutes,
            ],
          },
        ],
      },
    ],
  },
  {
    path: '/:orqrm',
    element: <RequirePrintLink />,
    errorElement: <PrintFailureRoute />,
    children: [
      {
        index: true,
        element: (
          <SettingsGate>
            <PrintRoute />
          </SettingsGate>
        ),
      },
    ],
  },
  { path: '*', element: <NotFoundRoute />, errorElement },
];

/** The screens and their addresses. */
export function createRouter() {
  return createBrowserRouter(routes);
}
