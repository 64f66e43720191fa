import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

import { hasLostAdministration } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';

import { changePassword } from './change-password';
import { checkCurrent } from './check-current';
import { PasswordForm } from './password-form';
import type { Passwords } from './use-password-fields';

interface OwnPasswordFormProps {
  readonly authorization: Authorization;
  /** SecurityPolitics is on. */
  readonly policy: boolean;
  readonly onSaved?: () => void;
  readonly onSaving: (isSaving: boolean) => void;
}

/** A signed-in user's own change of password. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { authorization, policy, onSaved, onSaving } = props;
  const { t } = useTranslation();
  const { id, userName, type, administrator } = authorization;
  const save = async ({ current, password }: Passwords, signal: AbortSignal) => {
    const change = { idUser: id, userName, passwordOld: current, passwordNew: password, type };
    return (
      (await checkCurrent(change, policy, signal)) ?? (await changePassword(change, policy, signal))
    );
  };
  const finish = () => {
    notifications.show({ message: t('message.0098'), color: 'green' });
    onSaved?.();
  };
  return (
    <PasswordForm
      purpose="change"
      // A reload takes the right away, not the duty: whoever signed in as an administrator still has such an account.
      rules={{ policy, administrator: administrator || hasLostAdministration() }}
      userName={userName}
      onSubmit={save}
      onSaved={finish}
      onSaving={onSaving}
    />
  );
}
