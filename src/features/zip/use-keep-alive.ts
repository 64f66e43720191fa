import { useEffect, useEffectEvent } from 'react';

/** Milliseconds; the shortest idle time that a laboratory can set is a minute. */
const EVERY = 10_000;

/** Keeps the session of a page that works by itself. */
export function useKeepAlive(isWorking: boolean, keepAlive: () => void): void {
  const sign = useEffectEvent(keepAlive);
  useEffect(() => {
    if (!isWorking) return undefined;
    const tick = () => {
      sign();
    };
    tick();
    const timer = setInterval(tick, EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [isWorking]);
}
