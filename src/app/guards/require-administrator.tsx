import { Navigate, Outlet } from 'react-router-dom';

import { readAuthorization } from '@/api/session/authorization-store';

/**
 * Shows what is behind it to administrators only, others see the dashboard (docs/behaviour.md §6). Belongs behind
 * `RequireAuthorization`. After a reload nobody is one until the next sign-in (docs/promises.md B2); the dashboard says so
 * to those who were.
 */
export function RequireAdministrator() {
  return readAuthorization()?.administrator === true ? (
    <Outlet />
  ) : (
    <Navigate to="/dashboard" replace />
  );
}
