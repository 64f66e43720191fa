import { PasswordInput as MantinePasswordInput } from '@mantine/core';
import { type KeyboardEventHandler, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface PasswordInputProps {
  readonly field: UseFormRegisterReturn;
  readonly onKeyDown: KeyboardEventHandler;
  readonly label: string;
  readonly error: string | undefined;
  /** What a password manager puts there. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. Pasting and password managers are welcome (docs/promises.md B13). */
export function PasswordInput(props: PasswordInputProps) {
  const { field, onKeyDown, label, error, autoComplete } = props;
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <MantinePasswordInput
      {...field}
      onKeyDown={onKeyDown}
      label={label}
      error={error}
      size="md"
      autoComplete={autoComplete}
      spellCheck={false}
      translate="no"
      data-gramm="false"
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'password.hide' : 'password.show'),
        // The name says what the button does; "pressed" beside it would say the opposite.
        'aria-pressed': undefined,
      }}
    />
  );
}
