import { useSyncExternalStore } from 'react';

import { today } from '@/lib/dates/dates';

const MINUTE = 60_000;

/** By the minute: a timer for midnight itself would stand still while the device sleeps. */
export function eachMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE);
  return () => {
    clearInterval(timer);
  };
}

/** Today's day at the laboratory for what stands on the screen, which is drawn anew once another day has begun. */
export function useToday(): ReturnType<typeof today> {
  useSyncExternalStore(eachMinute, () => Object.values(today()).join());
  return today();
}
