import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { hasLostAdministration } from '@/api/session/authorization-store';
import { useTranslation } from '@/i18n/translation';
import { askedAddress } from '@/lib/session/asked-address';

import classes from './administration-notice.module.css';
import { useSignOut } from './use-sign-out';

/**
 * Says to an administrator who reloaded the page why the configuration is out of reach, and offers the way back to it: no call
 * can confirm the right, so it ends with the page.
 */
export function AdministrationNotice() {
  const { t } = useTranslation();
  const { state } = useLocation() as { readonly state: unknown };
  const signOut = useSignOut(askedAddress(state) ?? undefined);
  const [isOpen, setIsOpen] = useState(hasLostAdministration);
  if (!isOpen) return null;
  return (
    <Alert
      role="status"
      className={classes.notice}
      withCloseButton
      closeButtonLabel={t('app.close')}
      onClose={() => {
        setIsOpen(false);
      }}
    >
      <div className={classes.content}>
        <span>{t('session.administration')}</span>
        <Button variant="default" size="compact-sm" onClick={signOut}>
          {t('session.signInAgain')}
        </Button>
      </div>
    </Alert>
  );
}
