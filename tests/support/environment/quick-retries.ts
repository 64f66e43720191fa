// A call that failed in passing is repeated after one and two seconds, and later where the server says so (`api/query-client`). In
// a twentieth of that by day: nobody waits for what most tests of failures are not about. By night as users do.
import { timeoutManager } from '@tanstack/react-query';

import { isSlow } from './runs';

/** From the first pause to the longest that a screen waits by itself, in milliseconds; other timers keep caches. */
const PAUSES = { from: 1000, to: 12_500 };

const passed = (delay: number) => (delay >= PAUSES.from && delay <= PAUSES.to ? delay / 20 : delay);

if (!isSlow()) {
  timeoutManager.setTimeoutProvider({
    setTimeout: (run, delay) => setTimeout(run, passed(delay)),
    clearTimeout: (timer) => {
      clearTimeout(timer);
    },
    setInterval: (run, delay) => setInterval(run, delay),
    clearInterval: (timer) => {
      clearInterval(timer);
    },
  });
}
