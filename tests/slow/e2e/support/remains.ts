import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Tells the test of every blob address made (true) or given back (false). */
    noteBlob?: (address: string, isMade: boolean) => void;
  }
}

/** Follows the blob addresses of a page from its next load on. */
export async function watchBlobs(page: Page) {
  const alive = new Set<string>();
  await page.exposeFunction('noteBlob', (address: string, isMade: boolean) => {
    if (isMade) alive.add(address);
    else alive.delete(address);
  });
  await page.addInitScript(() => {
    const own = new Set<string>();
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (object: Blob) => {
      const address = create(object);
      own.add(address);
      window.noteBlob?.(address, true);
      return address;
    };
    URL.revokeObjectURL = (address: string) => {
      revoke(address);
      if (own.delete(address)) window.noteBlob?.(address, false);
    };
  });
  return {
    /** Made and not yet given back, whatever page made them. */
    alive: () => [...alive],
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
