import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { offersRecovery } from '@/domain/password/recovery-fields';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/lazy-part';

const RecoveryDialog = lazyDialog(() =>
  import('./recovery-dialog').then((module) => module.RecoveryDialog),
);

interface ForgotPasswordButtonProps {
  /** The chosen user type. */
  readonly type: UserTypeCode;
  readonly settings: Settings;
  /** The reader comes from a reset link that no longer works. */
  readonly isLinkExpired: boolean;
}

/**
 * "¿Olvidó su contraseña?" where it is on, never for laboratory users (docs/behaviour.md §2, Login screen). Whoever comes from
 * a reset link that no longer works reads so here and can ask for a new one.
 */
export function ForgotPasswordButton(props: ForgotPasswordButtonProps) {
  const { type, settings, isLinkExpired } = props;
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <RecoveryDialog type={type} settings={settings} onClose={close} />
  ));
  if (!offersRecovery(type, settings)) return null;
  return (
    <>
      {isLinkExpired && (
        <Alert color="orange" role="status" title={t('recovery.expired')}>
          <Button variant="default" size="xs" onClick={open}>
            {t('recovery.requestNew')}
          </Button>
        </Alert>
      )}
      <Button variant="subtle" size="compact-sm" onClick={open}>
        {t('recovery.forgot')}
      </Button>
      {dialog}
    </>
  );
}
