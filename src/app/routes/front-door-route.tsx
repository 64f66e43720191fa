import { Navigate, useNavigate } from 'react-router-dom';

import { FrontDoor } from '@/app/front-door';
import { isPastDoor } from '@/app/home-address';

/** `/`, for whoever came from another address without a session; with one it leads on to the dashboard. */
export function FrontDoorRoute() {
  const navigate = useNavigate();
  if (isPastDoor()) return <Navigate to="/dashboard" replace />;
  return (
    <FrontDoor
      sessionEnd={null}
      onEntered={() => {
        void navigate('/dashboard', { replace: true });
      }}
    />
  );
}
