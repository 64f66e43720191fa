import { expect, type Page } from '@playwright/test';

/** How often each of some texts occurs in what the page's scripts hold in memory. A look takes seconds, and many on a busy machine. */
async function countInMemory(page: Page, texts: readonly string[]): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const snapshot = chunks.join('');
  return texts.map((text) => snapshot.split(text).length - 1);
}

/** The texts are in memory, so that their absence means something later. */
export async function expectInMemory(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const count of await countInMemory(page, texts)) expect(count).toBeGreaterThan(0);
}

/** None of the texts is in memory at this moment. */
export async function expectNotInMemory(page: Page, ...texts: readonly string[]): Promise<void> {
  expect(await countInMemory(page, texts)).toEqual(texts.map(() => 0));
}

/** The texts leave memory before the test's own limit: a look has none of its own, for a busy machine needs it for one. */
export async function expectGoneFromMemory(page: Page, ...texts: readonly string[]): Promise<void> {
  await expect(() => expectNotInMemory(page, ...texts)).toPass();
}
