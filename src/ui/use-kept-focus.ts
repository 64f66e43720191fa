import { useLayoutEffect, useRef, type RefObject } from 'react';

import { presentFocus } from '@/ui/dialog/present-focus';

/**
 * What gets the focus where a button has left the page because it was pressed: `place` names what stands there, and the focus is
 * given once it changes, unless something else has it.
 */
export function useKeptFocus(place: unknown): RefObject<HTMLButtonElement | null> {
  const heir = useRef<HTMLButtonElement>(null);
  const before = useRef(place);
  useLayoutEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (presentFocus() === null) heir.current?.focus();
  }, [place]);
  return heir;
}
