import type { Page } from '@playwright/test';

/** How often a text occurs in what the page's scripts hold in memory. */
export async function countInMemory(page: Page, canary: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('').split(canary).length - 1;
}
