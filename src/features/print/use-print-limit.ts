import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { sessionPhase } from '@/domain/auth/session-time';
import { readClocks } from '@/lib/session/session-clock';

/** How often the clocks are read. */
const EVERY = 1000;

/**
 * Calls back when the page is left, before a browser can keep it for "Back", and when it was open as long as a session may be
 * idle: a report on a forgotten screen goes by itself (docs/promises.md C10).
 */
export function usePrintLimit(minutes: number, onOver: () => void): void {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const openedAt = readClocks();
    const times = { signedInAt: openedAt, activeAt: openedAt };
    const timer = setInterval(() => {
      if (sessionPhase(times, readClocks(), minutes).kind === 'over') end();
    }, EVERY);
    const leave = () => {
      flushSync(end);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [minutes]);
}
