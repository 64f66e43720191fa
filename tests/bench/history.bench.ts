import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerHistory, openNewestOrder, tickAll, wireItem } from '@tests/e2e/support/history';

import { compare } from './support/comparison';
import { inTurn, threadClock } from './support/measure';
import { openPeers, peerClocks } from './support/peers';

const TITLE = 'Gráfica histórica';
const CHART = 'svg[role="application"]';
const MAX_NODES = 3_000;
const RUNS = 4;
/** Owed are 150 ms where plain SVG of all twelve takes 25, and 60 where one of 20,000 points takes 17; the server lists 10,000. */
const CASES = [
  { name: '12 charts of 200 results', tests: 12, results: 200, timesLimit: 6 },
  { name: 'a chart of 10,000 results', tests: 1, results: 10_000, timesLimit: 3.5 },
  { name: '20 charts of 10,000 results', tests: 20, results: 10_000, timesLimit: undefined },
];

function wave(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const value = Math.round(90 + 20 * Math.sin(index / 40) + ((index * 7919) % 15));
    return wireItem(index * 0.4, String(value), { pathology: value > 118 ? 3 : 0 });
  });
}

/** Presses the button of the charts and waits until the first one is painted. */
async function openCharts(page: Page): Promise<void> {
  await page.getByRole('button', { name: TITLE }).evaluate(async (button: HTMLElement, chart) => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    button.click();
    while (document.querySelector(chart) === null) await frame();
    await frame();
    await frame();
  }, CHART);
}

async function closeCharts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
}

for (const { name, tests, results, timesLimit } of CASES) {
  test(`history: ${name}`, async ({ page, browser }) => {
    const items = wave(results);
    await answerHistory(page, (place) => (place < tests ? items : []));
    await openNewestOrder(page);
    await tickAll(page);
    // From the second time on code and answer are there: what remains is the drawing.
    await openCharts(page);
    const nodes = await page.locator('*').count();
    await closeCharts(page);
    const clock = await threadClock(page);
    const peersPage = await openPeers(browser, 'charts');
    const { portal, peers: drawn } = await inTurn(
      RUNS,
      {
        portal: async () => {
          const time = await clock.of(() => openCharts(page));
          await closeCharts(page);
          return time;
        },
      },
      await peerClocks(peersPage, `${tests}×${results}`),
    );
    const { 'plain SVG': limit, ...peers } = drawn;
    const owed = timesLimit === undefined ? {} : { owed: { timesLimit } };
    await compare({ job: name, portal, peers, limit, ...owed });
    const most = { atMost: MAX_NODES };
    await compare({ job: `${name}, page`, portal: nodes, unit: 'nodes', owed: most });
    expect(nodes).toBeLessThanOrEqual(MAX_NODES);
  });
}
