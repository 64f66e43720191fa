import type { Page } from '@playwright/test';

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

/** The keys of both storages, without what the device may remember of itself. */
export function storedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !/^(?:language|lastUserType|colorScheme)$/.test(key),
    ),
  );
}
