import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Tells the test of every blob address made (true) or given back (false). */
    noteBlob?: (address: string, isMade: boolean) => void;
    /** Most blob addresses alive at the end of any step of the page. */
    mostBlobs?: number;
  }
}

/** Follows the blob addresses of a page from its next load on. */
export async function watchBlobs(page: Page) {
  const made: string[] = [];
  const alive = new Set<string>();
  await page.exposeFunction('noteBlob', (address: string, isMade: boolean) => {
    if (isMade) {
      made.push(address);
      alive.add(address);
    } else alive.delete(address);
  });
  await page.addInitScript(() => {
    const own = new Set<string>();
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    window.mostBlobs = 0;
    URL.createObjectURL = (object: Blob) => {
      const address = create(object);
      own.add(address);
      window.mostBlobs = Math.max(window.mostBlobs ?? 0, own.size);
      window.noteBlob?.(address, true);
      return address;
    };
    URL.revokeObjectURL = (address: string) => {
      revoke(address);
      if (own.delete(address)) window.noteBlob?.(address, false);
    };
  });
  return {
    made: () => [...made],
    /** Made and not yet given back, whatever page made them. */
    alive: () => [...alive],
    most: () => page.evaluate(() => window.mostBlobs ?? 0),
  };
}

/** Whether the blob behind an address can still be read. Needs a context that bypasses the policy. */
export function isReadable(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    address,
  );
}

/** Everything that a page and its context leave where the next user of the computer could look. */
export async function leftBehind(page: Page, context: BrowserContext): Promise<string> {
  const own = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? field.value : '',
    );
    return JSON.stringify({
      address: window.location.href,
      title: document.title,
      page: document.documentElement.outerHTML,
      fields,
      name: window.name,
      history: history.state as unknown,
      local: Object.entries(localStorage),
      tab: Object.entries(sessionStorage),
      cookies: document.cookie,
      caches: [names, kept],
      databases: await indexedDB.databases(),
      calls: performance.getEntries().map(({ name }) => name),
    });
  });
  return own + JSON.stringify(await context.cookies());
}

/** The keys of both storages, without what the device may remember of itself. */
export function storedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !/^(?:language|lastUserType|colorScheme)$/.test(key),
    ),
  );
}
