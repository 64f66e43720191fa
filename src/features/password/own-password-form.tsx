import { notifications } from '@mantine/notifications';

import { hasLostAdministration } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import { login } from '@/api/authentication/login';
import { isWrongPassword, loginRefusal } from '@/domain/auth/login-refusal';
import type { PasswordChange } from '@/domain/auth/password-recovery';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { useTranslation } from '@/i18n/translation';
import { ApiError } from '@/lib/http/api-error';

import { changePassword } from './change-password';
import type { SaveOutcome } from './save-outcome';
import { PasswordForm } from './password-form';
import type { Passwords } from './use-password-fields';

/** Types whose server stores a new password whatever the current one is (docs/contract.md). */
const UNCHECKED: readonly UserTypeCode[] = [PATIENT];
const EVERY_DOCUMENT = -1;

/**
 * Asks the sign-in whether the current password holds, where nobody else would: else whoever finds an open session takes the
 * account. Null where it does; nothing of that sign-in is kept.
 */
async function checkCurrent(
  { idUser, userName, passwordOld, type }: PasswordChange,
  policy: boolean,
  signal: AbortSignal,
): Promise<SaveOutcome | null> {
  if (!UNCHECKED.includes(type)) return null;
  try {
    const credentials = { user: userName, password: passwordOld, type };
    const outcome = await login({ ...credentials, historyType: EVERY_DOCUMENT }, signal);
    if (outcome.kind === 'signed-in' && outcome.authorization.id === idUser) return null;
    const refusal = outcome.kind === 'refused' ? loginRefusal(outcome.entries) : null;
    // Two patients may share a number, and who asks for a new password first has not said that this one holds.
    if (refusal?.forcedChange !== null) {
      return { kind: 'unchecked', error: new ApiError('contract', '/authentication/web') };
    }
    if (!isWrongPassword(refusal)) return { kind: 'barred', refusal };
    return { kind: 'refused', problem: { field: 'current', message: policy ? '0018' : '0162' } };
  } catch (error) {
    return { kind: 'unchecked', error };
  }
}

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
