import { PasswordInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  readonly isReadOnly: boolean;
  readonly onTyping: () => void;
  readonly error: string | false;
}

/** The password, with a button that shows it and a warning while Caps Lock is on. */
export function PasswordField({ isReadOnly, onTyping, error }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
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
      spellCheck={false}
      translate="no"
      data-gramm="false"
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'login.hidePassword' : 'login.showPassword'),
        // The name says what the button does; "pressed" beside it would say the opposite.
        'aria-pressed': undefined,
      }}
    />
  );
}
