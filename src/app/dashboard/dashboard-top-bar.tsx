import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { ConfigurationButton } from '@/features/configuration/configuration-button';
import { LanguageSwitch } from '@/features/language/language-switch';
import { ChangePasswordButton } from '@/features/password/change-password-button';
import { SignOutButton } from '@/features/session/sign-out-button';
import { BrandLogo } from '@/ui/page/brand-logo';

import classes from './dashboard.module.css';

interface DashboardTopBarProps {
  readonly authorization: Authorization;
}

/** The laboratory, who is signed in and the way out (docs/behaviour.md §2, Top bar). */
export function DashboardTopBar({ authorization }: DashboardTopBarProps) {
  const { branding, login } = useSettings();
  return (
    <header className={classes.topBar}>
      <h1 className={classes.brand}>
        {branding.logo !== '' && <BrandLogo logo={branding.logo} name="" />}
        <span className={classes.title}>{branding.title}</span>
      </h1>
      <span className={classes.user} translate="no">
        {authorization.userName}
      </span>
      <LanguageSwitch />
      {authorization.administrator && <ConfigurationButton />}
      <ChangePasswordButton size="xs" authorization={authorization} policy={login.passwordPolicy} />
      <SignOutButton size="xs" />
    </header>
  );
}
