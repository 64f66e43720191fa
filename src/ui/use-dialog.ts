import { useEffect, useRef, useState } from 'react';

/** What a dialog is opened from: the event of its button, or whatever names the element to return to. */
interface Opening {
  readonly currentTarget: HTMLElement;
}

/**
 * Opens and closes a dialog that is in the page only while it is open, mostly because its code is loaded on first use. Closing gives
 * the focus back to what opened it; the dialog itself cannot, because it never saw the page before it was open.
 */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once the dialog is gone: while it stands it may keep the focus.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    open: ({ currentTarget }: Opening) => {
      opener.current = currentTarget;
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
    },
  };
}
