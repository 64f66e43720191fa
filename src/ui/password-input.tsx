import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';

/** What the button at the end of the field does, in a word. */
function ToggleWord({ reveal }: { readonly reveal: boolean }) {
  const { t } = useTranslation();
  return t(reveal ? 'password.hideIt' : 'password.showIt');
}

/** A password with a button that shows it, told as wrong to screen readers too. Pasting and password managers are welcome. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <MantinePasswordInput
      spellCheck={false}
      translate="no"
      data-gramm="false"
      rightSectionWidth="5.25rem"
      visibilityToggleIcon={ToggleWord}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'password.hide' : 'password.show'),
        // The name says what the button does; "pressed" beside it would say the opposite.
        'aria-pressed': undefined,
      }}
      // Mantine marks the field for style sheets alone.
      aria-invalid={Boolean(props.error) || undefined}
      {...props}
    />
  );
}
