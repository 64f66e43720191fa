import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordInput } from '@/ui/password-input';

interface PasswordFieldProps {
  readonly isReadOnly: boolean;
  readonly onTyping: () => void;
  readonly error: ReactNode;
}

/** The password of the sign-in, with a warning while Caps Lock is on. */
export function PasswordField({ isReadOnly, onTyping, error }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <PasswordInput
      name="password"
      onChange={onTyping}
      label={t('login.password')}
      description={isCapsLock ? <span role="status">{t('login.capsLock')}</span> : null}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      readOnly={isReadOnly}
      autoComplete="current-password"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
    />
  );
}
