import { useRef, useState } from 'react';

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
  return {
    isOpen,
    open: ({ currentTarget }: Opening) => {
      opener.current = currentTarget;
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      opener.current?.focus();
    },
  };
}
