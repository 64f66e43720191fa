import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import { changePassword } from './change-password';
import { PasswordForm } from './password-form';
import type { SaveOutcome } from './save-outcome';
import type { Passwords } from './use-password-fields';

interface ForcedChangeDialogProps {
  readonly userId: number;
  readonly userName: string;
  readonly administrator: boolean;
  /** The password typed at the sign-in, the same on every call: it is the old one. */
  readonly takePassword: () => string;
  readonly type: UserTypeCode;
  /** SecurityPolitics is on. */
  readonly policy: boolean;
  /** The dialog is over, after the change or on the way back to the sign-in. */
  readonly onDone: () => void;
}

/** The change of password without which nobody enters. It closes by its buttons only. */
export function ForcedChangeDialog(props: ForcedChangeDialogProps) {
  const { userId, userName, administrator, takePassword, type, policy, onDone } = props;
  const { t } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);

  const save = async ({ password }: Passwords, signal: AbortSignal): Promise<SaveOutcome> => {
    const passwordOld = takePassword();
    if (password === passwordOld) {
      return { kind: 'refused', problem: { field: 'password', message: '0155' } };
    }
    const change = { idUser: userId, userName, passwordOld, passwordNew: password, type };
    return changePassword(change, policy, signal);
  };
  const finish = () => {
    notifications.show({ message: t('message.0022'), color: 'green' });
    onDone();
  };

  return (
    <Dialog title={t('message.0058')} onClose={null}>
      <Text size="sm" mb="md">
        {t('message.0168')}
      </Text>
      <PasswordForm
        purpose="force"
        rules={{ policy, administrator }}
        userName={userName}
        onSubmit={save}
        onSaved={finish}
        onSaving={setIsSaving}
      >
        <Button variant="subtle" disabled={isSaving} onClick={onDone}>
          {t('password.backToLogin')}
        </Button>
      </PasswordForm>
    </Dialog>
  );
}
