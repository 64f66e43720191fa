import type { Page } from '@playwright/test';

/** Everything that a page and its context leave where the next user of the computer could look. */
export async function leftBehind(page: Page): Promise<string> {
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
  return own + JSON.stringify(await page.context().cookies());
}
