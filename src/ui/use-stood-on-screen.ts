import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which somebody may have read what stands on screen. */
const GLANCE = 1000;

/** Calls back once something stood on screen for a glance, in a tab that was in sight all the while. */
export function useStoodOnScreen(isShown: boolean, onStood: () => void): void {
  const tell = useEffectEvent(onStood);
  useEffect(() => {
    if (!isShown) return undefined;
    let glance: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(glance);
      if (document.visibilityState === 'visible') glance = setTimeout(tell, GLANCE);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(glance);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [isShown]);
}
