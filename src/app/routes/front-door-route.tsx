import { useNavigate } from 'react-router-dom';

import { FrontDoor } from '@/app/front-door';

/** `/`, for whoever came from another address without a session. */
export function FrontDoorRoute() {
  const navigate = useNavigate();
  return (
    <FrontDoor
      sessionEnd={null}
      onEntered={() => {
        void navigate('/dashboard', { replace: true });
      }}
    />
  );
}
