import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { sessionPhase } from '@/domain/auth/session-time';
import { readClocks } from '@/lib/session/session-clock';

/** How often the clocks are read. */
const EVERY = 1000;
const ACTIVITY = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove'] as const;
const COMING_BACK = ['focus', 'pageshow'] as const;

/**
 * Calls back once nobody was there for as long as a session may be idle: what somebody typed before a session began, and walked away
 * from, may open one for whoever comes next. No session watches this page, and no library: it is the first.
 */
export function useDoorLimit(minutes: number, onOver: () => void): void {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    let seenAt = readClocks();
    let isEnded = false;
    const look = () => {
      const times = { signedInAt: seenAt, activeAt: seenAt };
      if (isEnded || sessionPhase(times, readClocks(), minutes).kind !== 'over') return;
      isEnded = true;
      // At once: the key that woke the computer must not send what stands there.
      flushSync(end);
    };
    const note = () => {
      look();
      seenAt = readClocks();
      isEnded = false;
    };
    const timer = setInterval(look, EVERY);
    for (const event of ACTIVITY) document.addEventListener(event, note, true);
    for (const event of COMING_BACK) window.addEventListener(event, look);
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY) document.removeEventListener(event, note, true);
      for (const event of COMING_BACK) window.removeEventListener(event, look);
    };
  }, [minutes]);
}
