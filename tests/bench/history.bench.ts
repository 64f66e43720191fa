import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { answerHistory, openNewestOrder, tickAll, wireItem } from '@tests/e2e/support/history';

const TITLE = 'Gráfica histórica';
const CHART = 'svg[role="application"]';
const MAX_NODES = 3_000;
const RUNS = 5;
const CASES = [
  { name: '12 tests × 200 results', tests: 12, results: 200 },
  { name: '1 test × 10,000 results', tests: 1, results: 10_000 },
  { name: '20 tests × 10,000 results', tests: 20, results: 10_000 },
];

function wave(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => {
    const value = Math.round(90 + 20 * Math.sin(index / 40) + ((index * 7919) % 15));
    return wireItem(index * 0.4, String(value), { pathology: value > 118 ? 3 : 0 });
  });
}

/** Milliseconds from the click until the first chart has been painted. */
function clickToChart(page: Page): Promise<number> {
  return page.evaluate(
    async ([title, chart]) => {
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      const buttons = [...document.querySelectorAll('button')];
      const start = performance.now();
      buttons.find(({ textContent }) => textContent === title)?.click();
      while (document.querySelector(chart) === null) await frame();
      // The second frame begins once the one with the chart is painted.
      await frame();
      await frame();
      return performance.now() - start;
    },
    [TITLE, CHART] as const,
  );
}

/** Opens the dialog, counts, and closes it. */
async function measure(page: Page) {
  const painted = await clickToChart(page);
  const charts = await page.locator(CHART).count();
  const nodes = await page.locator('*').count();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  return { painted, charts, nodes };
}

for (const { name, tests, results } of CASES) {
  test(`history charts, ${name}: click to first chart, charts and nodes in the page`, async ({
    page,
  }) => {
    const items = wave(results);
    await answerHistory(page, (place) => (place < tests ? items : []));
    await openNewestOrder(page);
    await tickAll(page);
    const first = await measure(page);
    // From the second time on code and answer are there: what remains is the drawing.
    const again = [];
    for (let run = 0; run < RUNS; run += 1) again.push(await measure(page));
    const { charts, nodes } = first;
    console.table({
      [name]: {
        'first time ms': Math.round(first.painted),
        'again ms': Math.round(Math.min(...again.map(({ painted }) => painted))),
        'charts drawn': charts,
        nodes,
      },
    });
    expect(nodes).toBeLessThanOrEqual(MAX_NODES);
  });
}
