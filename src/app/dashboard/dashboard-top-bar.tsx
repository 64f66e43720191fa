import { Button } from '@mantine/core';
import { memo, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import { GlossaryButton } from '@/features/glossary/glossary-button';
import { PortalFooter } from '@/features/footer/portal-footer';
import { LanguageSwitch } from '@/features/language/language-switch';
import { ChangePasswordButton } from '@/features/password/change-password-button';
import { SignOutButton } from '@/features/session/sign-out-button';
import { ShortcutsButton } from '@/features/shortcuts/shortcuts-button';
import { useTranslation } from '@/i18n/translation';
import { FoldMenu } from '@/ui/fold-menu';
import { BrandLogo } from '@/ui/page/brand-logo';

import classes from './dashboard.module.css';

interface DashboardTopBarProps {
  readonly authorization: Authorization;
  /** One line: what does not fit it is in a menu. */
  readonly isSmall: boolean;
  /** The way into the configuration; null for whoever may not change it. */
  readonly configuration: ReactNode;
  /** One level up in a small window; null where there is none. */
  readonly onBack: (() => void) | null;
}

/** The laboratory, who is signed in and the way out. Memoised: orders open beside it. */
export const DashboardTopBar = memo(function DashboardTopBar(props: DashboardTopBarProps) {
  const { authorization, isSmall, configuration, onBack } = props;
  const { t } = useTranslation();
  const { branding, login } = useSettings();
  const size = isSmall ? 'md' : 'xs';
  const name = authorization.userName;
  return (
    <header className={classes.topBar}>
      {onBack !== null && (
        <Button variant="subtle" className={classes.back} onClick={onBack}>
          <span aria-hidden>‹&nbsp;</span>
          {t('results.back')}
        </Button>
      )}
      <h1 className={classes.brand}>
        {branding.logo !== '' && onBack === null && <BrandLogo logo={branding.logo} name="" />}
        <span className={classes.title}>{branding.title || t('app.name')}</span>
      </h1>
      <FoldMenu
        label={`${t('app.menu')}: ${name}`}
        sign={isSmall ? <span aria-hidden>⋮</span> : `${name} ▾`}
        isWhole={isSmall}
        beside={
          <>
            <LanguageSwitch />
            {configuration}
            <ChangePasswordButton
              size={size}
              variant="subtle"
              authorization={authorization}
              policy={login.passwordPolicy}
            />
            <SignOutButton size={size} variant="subtle" />
          </>
        }
      >
        {isSmall && (
          <span className={classes.user} translate="no">
            {name}
          </span>
        )}
        {authorization.type !== PATIENT && <ShortcutsButton isOffered={!isSmall} />}
        <GlossaryButton userType={authorization.type} size={size} />
        <PortalFooter branding={branding} density="menu" />
      </FoldMenu>
    </header>
  );
});
