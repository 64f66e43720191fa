import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The free place in the head of a dialog; null where there is none, as on narrow screens. */
export const DialogHeadContext = createContext<HTMLElement | null>(null);

/** Controls of a dialog's contents, on the line that says whose they are; where there is no room, they stay where they are. */
export function InDialogHead({ children }: { readonly children: ReactNode }) {
  const head = use(DialogHeadContext);
  return head === null ? children : createPortal(children, head);
}
