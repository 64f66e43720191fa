import { useSyncExternalStore } from 'react';

import { dayNumber, type Day } from '@/domain/base/day';
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
export function useToday(): Day {
  useSyncExternalStore(eachMinute, () => dayNumber(today()));
  return today();
}
