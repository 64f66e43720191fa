import type { Page } from '@playwright/test';

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Collects the lengths of the page's long tasks (over 50 ms) from the next load on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task in milliseconds while `work` ran; 0 when none was over 50 ms. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longTasks = [];
  });
  await work();
  // Entries arrive after the task that they tell of.
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));
}

interface ClickToPaint {
  readonly click: string;
  readonly within: string;
  /** Stands in `within` once the click has had its effect, and not before. */
  readonly text: string;
}

/** Milliseconds from a click until its effect has been painted. */
export async function clickToPaint(page: Page, awaited: ClickToPaint): Promise<number> {
  return page.evaluate(async ({ click, within, text }) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const target = document.querySelector<HTMLElement>(click);
    if (target === null) throw new Error(`nothing to click: ${click}`);
    const start = performance.now();
    target.click();
    while (document.querySelector(within)?.textContent.includes(text) !== true) await frame();
    // The second frame begins once the one with the effect is painted.
    await frame();
    await frame();
    return performance.now() - start;
  }, awaited);
}

/** Writes markup as plain `innerHTML`, layout and one frame included: the least that a screen of it can cost. */
export async function paintMarkup(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (markup) =>
      new Promise<void>((resolve) => {
        const host = document.createElement('div');
        document.body.append(host);
        host.innerHTML = markup;
        host.getBoundingClientRect();
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            host.remove();
            resolve();
          });
        });
      }),
    html,
  );
}

/** A clock of the page's main thread, in milliseconds of work: whatever else the machine does in the meantime counts for nothing. */
export async function threadClock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return seconds * 1000;
  };
  return {
    of: async (work: () => Promise<unknown>): Promise<number> => {
      const before = await worked();
      await work();
      return (await worked()) - before;
    },
  };
}

/** Scrolls an element from top to bottom in `steps` jumps, one a frame. */
export async function scrollThrough(page: Page, selector: string, steps: number): Promise<void> {
  await page.evaluate(
    async ([from, count]) => {
      const scroller = document.querySelector(String(from));
      if (scroller === null) throw new Error(`nothing to scroll: ${String(from)}`);
      const end = scroller.scrollHeight - scroller.clientHeight;
      for (let step = 0; step <= Number(count); step += 1) {
        scroller.scrollTop = (end * step) / Number(count);
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
    },
    [selector, steps],
  );
}

/** The least of several runs: noise only ever adds. */
export async function least(runs: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) best = Math.min(best, await measure());
  return best;
}
