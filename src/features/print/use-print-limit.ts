import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { sessionPhase } from '@/domain/auth/session-time';
import { readClocks } from '@/lib/session/session-clock';

/** How often the clocks are read. */
const EVERY = 1000;

/** What stands on the screen of a print link: the report, nothing while the page is being left, or that the time is up. */
export type PrintPhase = 'open' | 'left' | 'over';

/**
 * Calls back with `left` when the page is left, before a browser can keep it for "Back", with `over` when it comes back from there,
 * and when it was open as long as a session may be idle: a report on a forgotten screen goes by itself.
 */
export function usePrintLimit(minutes: number, onPhase: (phase: PrintPhase) => void): void {
  const tell = useEffectEvent(onPhase);
  useEffect(() => {
    const openedAt = readClocks();
    const times = { signedInAt: openedAt, activeAt: openedAt };
    const timer = setInterval(() => {
      if (sessionPhase(times, readClocks(), minutes).kind === 'over') tell('over');
    }, EVERY);
    const leave = () => {
      // What is drawn now could not load its pictures any more, and the browser would tell that as a fault.
      flushSync(() => {
        tell('left');
      });
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell('over');
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [minutes]);
}
