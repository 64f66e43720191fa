import { useLayoutEffect, useRef } from 'react';

import type { FormTab } from './form-tabs';

/** For what scrolls the tabs: each begins at its top, and comes back to where it was left. */
export function useTabScroll(tab: FormTab) {
  const ref = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<FormTab, number>());
  useLayoutEffect(() => {
    const body = ref.current;
    if (body === null) return undefined;
    body.scrollTop = places.current.get(tab) ?? 0;
    const note = () => {
      places.current.set(tab, body.scrollTop);
    };
    body.addEventListener('scroll', note, { passive: true });
    return () => {
      body.removeEventListener('scroll', note);
    };
  }, [tab]);
  return ref;
}
