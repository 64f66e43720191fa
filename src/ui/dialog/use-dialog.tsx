import {
  createContext,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import { presentFocus } from './present-focus';

/** What a dialog is opened from: the event of its button, or whatever names the element to return to. */
export interface Opening {
  readonly currentTarget: HTMLElement;
}

/** The button of the menu, folded, in which dialogs are opened: it has the focus after them, for their own buttons are out of sight by then. */
export const DialogReturnContext = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * A dialog that is in the page only while it is open, and whose code may be loaded on first use (`lazyDialog`): its place in the
 * page, and what opens it. Closing gives the focus back to what opened it; the dialog itself cannot, because it never saw the
 * page before it was open.
 */
export function useDialog(renderDialog: (close: () => void) => ReactNode) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const menuButton = use(DialogReturnContext);
  useEffect(() => {
    // Once the dialog is gone: while it stands it may keep the focus.
    if (wasOpen.current && !isOpen) (menuButton?.current ?? opener.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, menuButton]);
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
    dialog: (
      // What a dialog opens itself is in no menu.
      <DialogReturnContext value={null}>
        <Suspense fallback={null}>{isOpen && renderDialog(close)}</Suspense>
      </DialogReturnContext>
    ),
  };
}
