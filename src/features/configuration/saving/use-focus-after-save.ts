import { useEffect, useRef } from 'react';

/**
 * For the button that saves: a browser takes the focus from a button that is disabled, and a question that closes takes it along.
 * Once neither stands any more the button has it again, unless the person is elsewhere.
 */
export function useFocusAfterSave(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isLost) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
