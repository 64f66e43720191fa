import type { Locator, Page } from '@playwright/test';

import { compare } from './comparison';

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

/** The longest task in milliseconds while `work` ran, by the clock on the wall; 0 when none was over 50 ms. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.longTasks = [];
  });
  await work();
  // Entries arrive after the task that they tell of.
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
const PAGES_THREAD = 'CrRendererMain';

/** The longest task of all pages' threads; peers rest while the portal works. */
function longestOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ args }) => args.name === PAGES_THREAD).map((named) => threadOf(named)),
  );
  const tasks = events.filter((event) => event.name === TASK && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error(`no ${TASK} in the trace`);
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}

/** A page's longest task in milliseconds. */
interface LongestTask {
  /** Of the thread's own work: whatever else the machine does in the meantime counts for nothing. */
  readonly worked: number;
  /** As `longestTask`: waits for the browser's other processes are among it. */
  readonly wall: number;
}

/** The longest task while `work` ran, by both clocks; `watchLongTasks` comes before the page's load. */
export async function longestTasks(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('only a browser of its own can be traced');
  await browser.startTracing(page, { categories: ['toplevel'] });
  const wall = await longestTask(page, work);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return { worked: longestOf(traceEvents), wall };
}

/** Puts a longest task into the table, by both clocks; what is owed is the thread's. */
export async function compareTask(
  job: string,
  { worked, wall }: LongestTask,
  owed: { readonly atMost: number },
): Promise<void> {
  await compare({ job, portal: worked, owed });
  await compare({ job: `${job} (wall)`, portal: wall });
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

/** Resolves when what stands in the page has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Presses a button, and waits until what a selector names from the next frame on has been painted. */
export async function pressUntil(button: Locator, selector: string): Promise<void> {
  await button.evaluate(async (element: HTMLElement, awaited) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    element.click();
    await frame();
    while (document.querySelector(awaited) === null) await frame();
    await frame();
    await frame();
  }, selector);
}

const FRAMES = 60;
const STEP = 300;

/** Milliseconds of the page's thread that 95 of 100 steps of a scroll stay below; a step is 300 pixels, painted. */
export async function scrollClocks(page: Page, selector: string): Promise<number> {
  const clock = await threadClock(page);
  // Found once, and asked once a step: what asking costs is the thread's work too.
  const scroller = await page.locator(selector).elementHandle();
  const step = () =>
    scroller.evaluate(
      (element, pixels) =>
        new Promise<void>((resolve) => {
          const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
          element.scrollTop = isAtEnd ? 0 : element.scrollTop + pixels;
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              resolve();
            });
          });
        }),
      STEP,
    );
  const frames: number[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) frames.push(await clock.of(step));
  return frames.toSorted((one, other) => one - other)[Math.floor(FRAMES * 0.95)] ?? 0;
}

/** The least of several runs: noise only ever adds. */
export async function least(runs: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) best = Math.min(best, await measure());
  return best;
}

/** The least of several runs of each, taken in turn, so that a slow moment of the machine meets all of them. */
export async function inTurn<Name extends string>(
  runs: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) best[name] = Math.min(best[name], await measures[name]());
  }
  return best;
}
