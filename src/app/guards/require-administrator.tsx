import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { readAuthorization } from '@/api/session/authorization-store';
import { asking } from '@/lib/session/asked-address';

/**
 * Shows what is behind it to administrators only, others see the dashboard. Belongs behind `RequireAuthorization`. After a reload
 * nobody is one until the next sign-in, which leads on to what was asked for; the dashboard says so to those who were.
 */
export function RequireAdministrator() {
  const { pathname } = useLocation();
  return readAuthorization()?.administrator === true ? (
    <Outlet />
  ) : (
    <Navigate to="/dashboard" replace state={asking(pathname)} />
  );
}
