import { useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels above the window, by part. */
type Places = Readonly<Record<string, number>>;

/**
 * Where the page is scrolled to in each part, while the parts take turns in it: somebody who comes back to a part finds it where it
 * was left. What is opened anew begins at its top.
 */
export function useScrollOfView(view: string, isSmall: boolean) {
  const places = useRef<Places>({});
  useEffect(() => {
    if (!isSmall) return undefined;
    // The browser's own place would be that of the part that was left.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, [isSmall]);
  useLayoutEffect(() => {
    if (!isSmall) return undefined;
    document.documentElement.scrollTop = places.current[view] ?? 0;
    const note = () => {
      places.current = { ...places.current, [view]: window.scrollY };
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
    };
  }, [isSmall, view]);
  return {
    startAtTop: (next: string) => {
      places.current = { ...places.current, [next]: 0 };
    },
  };
}
