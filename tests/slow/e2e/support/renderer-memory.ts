import { readFile } from 'node:fs/promises';

import type { Browser } from '@playwright/test';

const KILOBYTES_PER_MEGABYTE = 1024;
const EVERY = 500;

/** Memory of its own that a process has, in megabytes: heaps of the page and its workers, pictures, layout. Linux only. */
async function ownMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;
}

/** Watches the largest process that draws pages, from now until `stop`; `peak` and `start` in megabytes. */
export async function watchRenderer(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const read = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return Math.max(0, ...(await Promise.all(renderers.map(({ id }) => ownMemory(id)))));
  };
  const start = await read();
  let peak = start;
  const timer = setInterval(() => {
    void read().then((now) => {
      peak = Math.max(peak, now);
    });
  }, EVERY);
  return {
    start: Math.round(start),
    peak: () => Math.round(peak),
    stop: () => {
      clearInterval(timer);
    },
  };
}
