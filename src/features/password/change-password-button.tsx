import { Button, type ButtonProps } from '@mantine/core';

import type { Authorization } from '@/domain/auth/authorization';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const ChangePasswordDialog = lazyDialog(() =>
  import('./change-password-dialog').then((module) => module.ChangePasswordDialog),
);

interface ChangePasswordButtonProps extends ButtonProps {
  readonly authorization: Authorization;
  /** SecurityPolitics is on. */
  readonly policy: boolean;
}

/** The top bar's button "Cambiar contraseña" and its dialog. */
export function ChangePasswordButton(props: ChangePasswordButtonProps) {
  const { authorization, policy, ...buttonProps } = props;
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <ChangePasswordDialog authorization={authorization} policy={policy} onClose={close} />
  ));
  return (
    <>
      <Button variant="default" {...buttonProps} onClick={open}>
        {t('message.0058')}
      </Button>
      {dialog}
    </>
  );
}
