import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { FrontDoor } from '@/app/front-door';
import { isPastDoor } from '@/app/home-address';
import { askedAddress } from '@/lib/session/asked-address';

/** `/`, for whoever came from another address without a session, and goes on to it; with one it leads on to the dashboard. */
export function FrontDoorRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  if (isPastDoor()) return <Navigate to="/dashboard" replace />;
  return (
    <FrontDoor
      sessionEnd={null}
      onEntered={() => {
        void navigate(askedAddress(state) ?? '/dashboard', { replace: true });
      }}
    />
  );
}
