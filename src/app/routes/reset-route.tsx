import { useCallback, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';

import { useSettings } from '@/api/configuration/get-configuration';
import { lazyScreen } from '@/ui/lazy-part';
import type { ResetEnd } from '@/features/password/reset-page';
import { forgetResetToken, resetToken } from '@/features/password/reset-token';

const ResetPage = lazyScreen(() =>
  import('@/features/password/reset-page').then((module) => module.ResetPage),
);

/**
 * `/` of a reset link shows the new-password form in place of the login, until the link is used or refused
 * (docs/behaviour.md §2).
 */
export function ResetRoute() {
  const [token, setToken] = useState(resetToken);
  const { passwordPolicy } = useSettings().login;
  const navigate = useNavigate();
  const leave = useCallback(
    (end: ResetEnd) => {
      forgetResetToken();
      setToken(null);
      const state = end === 'expired' ? { resetLinkExpired: true } : null;
      void navigate('/', { replace: true, state });
    },
    [navigate],
  );
  if (token === null) return <Outlet />;
  return <ResetPage token={token} policy={passwordPolicy} onLeave={leave} />;
}
