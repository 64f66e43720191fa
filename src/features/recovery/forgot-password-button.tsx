import { Alert, Anchor, Button } from '@mantine/core';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { offersRecovery } from '@/domain/password/recovery-fields';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const RecoveryDialog = lazyDialog(() =>
  import('./recovery-dialog').then((module) => module.RecoveryDialog),
);

interface ForgotPasswordButtonProps {
  /** The chosen user type; null before anybody is chosen. */
  readonly type: UserTypeCode | null;
  readonly onTypeMissing: () => void;
  readonly settings: Settings;
  /** Says so, and offers a new one: the reader comes from a reset link that no longer works. */
  readonly isLinkExpired?: boolean;
}

/** "¿Olvidó su contraseña?" where it is on, never for laboratory users. */
export function ForgotPasswordButton(props: ForgotPasswordButtonProps) {
  const { type, onTypeMissing, settings, isLinkExpired = false } = props;
  const { t } = useTranslation();
  const { open, dialog } = useDialog(
    (close) => type !== null && <RecoveryDialog type={type} settings={settings} onClose={close} />,
  );
  const isOffered = offersRecovery(type ?? PATIENT, settings);
  // Nobody is chosen yet, or on this device the laboratory's users, who never had such a link: whose it is has to be told first.
  const recover = type === null || !isOffered ? onTypeMissing : open;
  return (
    <>
      {isLinkExpired ? (
        <Alert color="orange" role="status" title={t('recovery.expired')}>
          {settings.login.passwordRecovery && (
            <Button variant="default" size="xs" onClick={recover}>
              {t('recovery.requestNew')}
            </Button>
          )}
        </Alert>
      ) : (
        isOffered && (
          <Anchor component="button" type="button" size="sm" onClick={recover}>
            {t('recovery.forgot')}
          </Anchor>
        )
      )}
      {dialog}
    </>
  );
}
