import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { threadClock } from './measure';

/** Where the pages of peers are served to the browser; no name that anybody has. */
const ORIGIN = 'http://peers.invalid';
/** What `ensurePeers` built. */
export const BUILT_PEERS = join(import.meta.dirname, '..', '..', '..', '.data', 'peers', 'built');

declare global {
  interface Window {
    /** What a page of peers offers (tests/bench/peers/pages/candidates.js). */
    readonly peers: {
      readonly prepare: (...what: readonly (string | number)[]) => unknown;
      readonly clear: () => unknown;
      readonly run: (...what: readonly (string | number)[]) => Promise<void>;
    };
  }
}

/** Opens a page of peers, built by `ensurePeers`, in a browser context of its own. */
export async function openPeers(
  browser: Browser,
  name: string,
  viewport = { width: 1366, height: 768 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path !== '/') return route.fulfill({ path: join(BUILT_PEERS, path) });
    const body = `<!doctype html><meta charset="utf-8"><body><script type="module" src="/${name}.js"></script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => Object.hasOwn(globalThis, 'peers'));
  return page;
}

/** Milliseconds of the page's thread that candidates of a page of peers take for a size, one run after the other. */
export async function peerClocks<Name extends string>(
  page: Page,
  size: number | string,
  names: readonly Name[],
): Promise<Record<Name, () => Promise<number>>> {
  const clock = await threadClock(page);
  await page.evaluate((of) => window.peers.prepare(of), size);
  const run = async (name: string) => {
    await page.evaluate(() => window.peers.clear());
    return clock.of(() =>
      page.evaluate(([of, which]) => window.peers.run(of, which), [name, size] as const),
    );
  };
  const clocks = Object.fromEntries(names.map((name) => [name, () => run(name)]));
  return clocks as Record<Name, () => Promise<number>>;
}
