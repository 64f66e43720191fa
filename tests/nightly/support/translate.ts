import type { Page } from '@playwright/test';

/** What a browser's page translation does: every piece of text is put into two elements of its own. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isForeign = text.parentElement?.closest('script, style, textarea, font') !== null;
      if (!isForeign && text.textContent?.trim() !== '') found.push(text);
    }
    for (const text of found) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.parentNode?.replaceChild(outer, text);
      inner.append(text);
      outer.append(inner);
    }
  });
}
