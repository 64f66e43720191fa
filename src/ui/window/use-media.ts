import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The window in whose document a part of the page is drawn, where it is another one: that of a frame. */
export const ViewContext = createContext<Window | null>(null);

/** Whether a media query holds in the window where this is drawn, from the first drawing on. */
export function useMedia(query: string): boolean {
  const view = use(ViewContext) ?? window;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = view.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => {
        media.removeEventListener('change', onChange);
      };
    },
    [view, query],
  );
  return useSyncExternalStore(subscribe, () => view.matchMedia(query).matches);
}
