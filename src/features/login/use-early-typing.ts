import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import type { TypedFields } from './use-login-fields';

const FIELDS = ['user', 'password'] as const;

/** By name or id: the early fields have no names, so that nothing could ever be sent from there. */
function inputIn(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input : null;
}

/** Goes on with what was typed into the fields of index.html, which are there before the portal is, where it was typed. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  write: TypedFields['write'],
): void {
  const goOn = useEffectEvent(() => {
    const early = document.getElementById('early-login');
    if (!(early instanceof HTMLFormElement)) return;
    for (const field of FIELDS) {
      const [from, to] = [inputIn(early, `early-${field}`), inputIn(form.current, field)];
      if (from === null || to === null) continue;
      if (from.value !== '') write(field, from.value);
      if (from !== document.activeElement) continue;
      const { selectionStart, selectionEnd } = from;
      to.focus();
      to.setSelectionRange(selectionStart, selectionEnd);
    }
    // Last of all: a telephone that lost the field would close its keyboard.
    early.remove();
  });
  useLayoutEffect(() => {
    goOn();
  }, []);
}
