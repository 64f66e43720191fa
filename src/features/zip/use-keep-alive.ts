import { useEffect } from 'react';

import { noteActivity } from '@/api/session/authorization-store';
import { readClocks } from '@/lib/session/session-clock';

/** Milliseconds; the shortest idle time that a laboratory can set is a minute. */
const EVERY = 10_000;

function keepAlive(): void {
  noteActivity(readClocks().wall);
}

/** Work counts as a sign of the user: nobody touches the page while a month of orders is drawn. */
export function useKeepAlive(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return undefined;
    keepAlive();
    const timer = setInterval(keepAlive, EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [isWorking]);
}
