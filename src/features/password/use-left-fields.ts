import { useState } from 'react';

import type { PasswordField } from '@/domain/password/password-problems';

interface LeftEvent {
  readonly target: { readonly value: string };
}

/**
 * The fields that were left, whose problems may be told. When a press elsewhere took the focus, a problem that appeared in the
 * middle of it would move the very button that is being pressed, so the press is waited for, and empty fields are left alone.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<readonly PasswordField[]>([]);
  const leave = (field: PasswordField) => {
    setLeft((known) => (known.includes(field) ? known : [...known, field]));
  };
  const handlersOf = (field: PasswordField) => ({
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Tab') leave(field);
    },
    onBlur: ({ target }: LeftEvent) => {
      const afterPress = () =>
        setTimeout(() => {
          if (target.value !== '') leave(field);
        });
      window.addEventListener('pointerup', afterPress, { once: true });
    },
  });
  const forget = () => {
    setLeft([]);
  };
  return { left, handlersOf, forget };
}
