import type { Settings } from '@/domain/configuration/settings';
import { SignOutButton } from '@/features/session/sign-out-button';
import { BrandLogo } from '@/ui/brand-logo';

import classes from './dashboard-route.module.css';

interface DashboardTopBarProps {
  readonly branding: Settings['branding'];
  readonly userName: string;
}

/** The laboratory, who is signed in and the way out (spec §2, Top bar). */
export function DashboardTopBar({ branding, userName }: DashboardTopBarProps) {
  return (
    <header className={classes['topBar']}>
      <h1 className={classes['brand']}>
        {branding.logo !== '' && <BrandLogo logo={branding.logo} name="" />}
        <span className={classes['title']}>{branding.title}</span>
      </h1>
      <span className={classes['user']} translate="no">
        {userName}
      </span>
      <SignOutButton size="xs" />
    </header>
  );
}
