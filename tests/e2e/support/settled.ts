import type { Page } from '@playwright/test';

/** Waits until the page has drawn itself and nothing on it moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let quiet = 0;
    const watcher = new MutationObserver(() => (quiet = 0));
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    // What was measured in one frame is drawn in the next.
    for (let frame = 0; frame < 60 && quiet < 3; frame += 1) {
      quiet += 1;
      await new Promise(requestAnimationFrame);
    }
    watcher.disconnect();
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
