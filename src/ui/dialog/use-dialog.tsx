import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import { presentFocus } from './present-focus';

/** What a dialog is opened from: the event of its button, or whatever names the element to return to. */
export interface Opening {
  readonly currentTarget: HTMLElement;
}

/**
 * A dialog that is in the page only while it is open, and whose code may be loaded on first use (`lazyDialog`): its place in the
 * page, and what opens it. Closing gives the focus back to what opened it; the dialog itself cannot, because it never saw the
 * page before it was open. Where that has left the page, `elsewhere` gets the focus.
 */
export function useDialog(
  renderDialog: (close: () => void) => ReactNode,
  elsewhere?: () => HTMLElement | null,
) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once the dialog is gone: while it stands it may keep the focus.
    if (wasOpen.current && !isOpen) {
      opener.current?.focus();
      if (presentFocus() === null) elsewhere?.()?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen, elsewhere]);
  const close = () => {
    setIsOpen(false);
  };
  return {
    // A dialog that opens by itself returns to where the focus is.
    open: (opening?: Opening) => {
      opener.current = opening?.currentTarget ?? presentFocus();
      setIsOpen(true);
    },
    close,
    dialog: <Suspense fallback={null}>{isOpen && renderDialog(close)}</Suspense>,
  };
}
