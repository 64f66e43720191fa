import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Timers and intervals that were set and neither ran out nor were cleared. */
    pendingTimers?: Set<number>;
  }
}

/** Counts a page's timers from its next load on; call it before a clock is installed, whose own timers do not count. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Set<number>();
    window.pendingTimers = pending;
    const wrap = () => {
      const later = window.setTimeout.bind(window);
      const every = window.setInterval.bind(window);
      const forget = window.clearTimeout.bind(window);
      const stop = window.clearInterval.bind(window);
      const setLater = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const id = later(
          (...given: unknown[]) => {
            pending.delete(id);
            if (typeof run === 'function') Reflect.apply(run, window, given);
          },
          delay,
          ...rest,
        );
        pending.add(id);
        return id;
      };
      const setEvery = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const id = every(run, delay, ...rest);
        pending.add(id);
        return id;
      };
      Object.assign(window, {
        setTimeout: setLater,
        setInterval: setEvery,
        clearTimeout: (id?: number) => {
          if (id !== undefined) pending.delete(id);
          forget(id);
        },
        clearInterval: (id?: number) => {
          if (id !== undefined) pending.delete(id);
          stop(id);
        },
      });
    };
    // After every other script that runs before the page's own, the clock of the test among them.
    document.addEventListener('readystatechange', wrap, { once: true });
  });
}

/** Timers that wait now. */
export function activeTimers(page: Page): Promise<number> {
  return page.evaluate(() => window.pendingTimers?.size ?? -1);
}
