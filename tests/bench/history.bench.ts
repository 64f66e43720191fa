import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import {
  answerHistory,
  answerOrderOf,
  openNewestOrder,
  tickAll,
  wireItem,
} from '@tests/e2e/support/history';

import { compare } from './support/comparison';
import { inTurn, pressUntil, threadClock } from './support/measure';
import { openPeers, peerClocks } from './support/peers';

const TITLE = 'Gráfica histórica';
const CHART = 'svg[role="application"]';
const MAX_NODES = 3_000;
const RUNS = 4;
/**
 * `share`: what is owed, in what the library takes for all of them by itself: 150 ms for twelve small charts where it takes 292, and
 * 60 for a long one where it takes 425.
 */
const CASES = [
  { name: '12 charts of 200 results', tests: 12, results: 200, share: 0.51 },
  { name: 'a chart of 10,000 results', tests: 1, results: 10_000, share: 0.14 },
  { name: '20 charts of 10,000 results', tests: 20, results: 10_000, share: undefined },
];

function wave(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const value = Math.round(90 + 20 * Math.sin(index / 40) + ((index * 7919) % 15));
    return wireItem(index * 0.4, String(value), { pathology: value > 118 ? 3 : 0 });
  });
}

const openCharts = (page: Page) => pressUntil(page.getByRole('button', { name: TITLE }), CHART);

async function closeCharts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
}

for (const { name, tests, results, share } of CASES) {
  test(`history: ${name}`, async ({ page, browser }) => {
    const items = wave(results);
    await answerOrderOf(page, tests);
    await answerHistory(page, () => items);
    await openNewestOrder(page);
    await tickAll(page);
    const clock = await threadClock(page);
    const first = await clock.of(() => openCharts(page));
    const nodes = await page.locator('*').count();
    await closeCharts(page);
    await compare({ job: `${name}, for the first time`, portal: first });
    // From the second time on code and answer are there: what remains is the drawing.
    const peersPage = await openPeers(browser, 'charts');
    const size = `${tests}×${results}`;
    const clocks = await peerClocks(peersPage, size, ['plain SVG', 'uPlot', 'recharts']);
    const drawn = await inTurn(RUNS, {
      portal: async () => {
        const time = await clock.of(() => openCharts(page));
        await closeCharts(page);
        return time;
      },
      ...clocks,
    });
    const { portal, 'plain SVG': limit, ...peers } = drawn;
    const owed = share === undefined ? undefined : { atMost: share * peers.recharts };
    await compare({ job: name, portal, peers, limit, owed });
    const most = { atMost: MAX_NODES };
    await compare({ job: `${name}, page`, portal: nodes, unit: 'nodes', owed: most });
    expect(nodes).toBeLessThanOrEqual(MAX_NODES);
  });
}
