import { readAuthorization } from '@/api/session/authorization-store';
import { Dashboard } from '@/app/dashboard/dashboard';

/** `/dashboard`, for whoever is signed in. */
export function DashboardRoute() {
  const authorization = readAuthorization();
  return authorization === null ? null : <Dashboard authorization={authorization} />;
}
