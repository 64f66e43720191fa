import { useEffect, useEffectEvent, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';

import {
  noteActivity,
  readAuthorization,
  readSessionTimes,
} from '@/api/session/authorization-store';
import { userMark } from '@/domain/auth/session-mark';
import { elapsed, sessionPhase, type SessionPhase } from '@/domain/auth/session-time';
import { canTellTabs } from '@/lib/session/session-channel';
import { readClocks } from '@/lib/session/session-clock';

/** How often the clocks are read, and how often a busy user is noted. */
const EVERY = 1000;
const ACTIVITY = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove'] as const;
/** What tabs tell each other besides the instant of an activity. */
const OVER = 'over';

/** Where the tabs of one user tell each other of their activity; those of another user neither keep nor end their session. */
function channelName(): string {
  const authorization = readAuthorization();
  return `session-activity ${authorization === null ? '' : userMark(authorization)}`;
}

function currentPhase(idleMinutes: number): SessionPhase {
  const times = readSessionTimes();
  return times === null ? { kind: 'over' } : sessionPhase(times, readClocks(), idleMinutes);
}

function wasJustNoted(): boolean {
  const times = readSessionTimes();
  return times !== null && elapsed(times.activeAt, readClocks()) < EVERY;
}

/**
 * Watches the idle time of all the user's tabs as one, or of this tab where the browser lets tabs tell each other nothing.
 * `secondsLeft` is null until the session is about to end; from then on only `proceed`, in any tab, keeps it. `onOver` is called
 * when its time is up.
 */
export function useSessionWatch(idleMinutes: number, onOver: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [name] = useState(channelName);
  const tabs = useIdleTimer({
    name,
    crossTab: canTellTabs(),
    events: [...ACTIVITY],
    // Its own throttle would stop for as long as somebody sets the clock back.
    eventsThrottle: 0,
    onAction: () => {
      if (currentPhase(idleMinutes).kind === 'active' && !wasJustNoted()) noteHere();
    },
    onMessage: (told: unknown) => {
      if (typeof told === 'number') noteActivity(told);
      const { kind } = currentPhase(idleMinutes);
      // A tab that slept tells of an end that is none for the tab in use.
      if (told === OVER && kind !== 'active') onOver();
      else check();
    },
  });
  const noteHere = () => {
    const { wall } = readClocks();
    noteActivity(wall);
    tabs.message(wall, false);
  };
  /** False when the session is over. */
  const check = () => {
    const phase = currentPhase(idleMinutes);
    if (phase.kind === 'over') {
      tabs.message(OVER, false);
      onOver();
    } else {
      const left = phase.kind === 'warning' ? phase.secondsLeft : null;
      // React keeps what changes nothing until it draws again: an object each second of the day.
      if (left !== secondsLeft) setSecondsLeft(left);
    }
    return phase.kind !== 'over';
  };
  const proceed = () => {
    if (!check()) return;
    noteHere();
    setSecondsLeft(null);
  };

  const checkNow = useEffectEvent(check);
  useEffect(() => {
    const look = () => {
      checkNow();
    };
    const timer = setInterval(look, EVERY);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return { secondsLeft, proceed };
}
