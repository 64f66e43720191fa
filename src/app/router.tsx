import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';

import { MissingPartError } from '@/features/errors/missing-part-error';

import { RequireAuthorization } from './guards/require-authorization';
import { LoginRoute } from './routes/login-route';
import { NotFoundRoute } from './routes/not-found-route';
import { ScreenFailureRoute } from './routes/screen-failure-route';
import { SettingsGate } from './settings-gate';

const DashboardRoute = lazy(() =>
  import('@/app/routes/dashboard-route').then(
    ({ DashboardRoute: component }) => ({ default: component }),
    () => {
      throw new MissingPartError();
    },
  ),
);

const routes: RouteObject[] = [
  {
    element: <SettingsGate />,
    errorElement: <ScreenFailureRoute />,
    children: [
      { path: '/', element: <LoginRoute />, errorElement: <ScreenFailureRoute /> },
      {
        element: <RequireAuthorization />,
        children: [
          { path: '/dashboard', element: <DashboardRoute />, errorElement: <ScreenFailureRoute /> },
        ],
      },
    ],
  },
  { path: '*', element: <NotFoundRoute />, errorElement: <ScreenFailureRoute /> },
];

/** The screens and their addresses (spec §2). */
export function createRouter() {
  return createBrowserRouter(routes);
}
