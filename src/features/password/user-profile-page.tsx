import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

import type { Authorization } from '@/domain/auth/authorization';
import { useTranslation } from '@/i18n/translation';
import { BrandBar } from '@/ui/page/brand-bar';

import { OwnPasswordForm } from './own-password-form';
import classes from './password-page.module.css';

interface UserProfilePageProps {
  readonly authorization: Authorization;
  readonly policy: boolean;
  /** Links and buttons that lead on; none of them does while a change is on its way. */
  readonly renderActions: (isSaving: boolean) => ReactNode;
}

/**
 * `/userprofile`: who is signed in, and the change of the own password. No server tells an IP address, so there is none. A step
 * to another page while a change is on its way is undone, else nobody would be told what came of it.
 */
export function UserProfilePage({ authorization, policy, renderActions }: UserProfilePageProps) {
  const { t } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);
  const blocker = useBlocker(isSaving);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return (
    <div className={classes.page}>
      <BrandBar />
      <main className={classes.main}>
        <section className={classes.card}>
          <Title order={1} size="h3">
            {t('password.profile')}
          </Title>
          <dl className={classes.facts}>
            <dt>{t('password.user')}</dt>
            <dd translate="no">{authorization.userName}</dd>
          </dl>
          <Title order={2} size="h4">
            {t('message.0058')}
          </Title>
          <OwnPasswordForm authorization={authorization} policy={policy} onSaving={setIsSaving} />
          <div className={classes.actions}>{renderActions(isSaving)}</div>
        </section>
      </main>
    </div>
  );
}
