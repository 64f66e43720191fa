import { expect, test } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';

import { answerOrders, answerTests, wireOrder } from './support/large-answers';
import {
  clickToPaint,
  innerHtmlToPaint,
  least,
  longestTask,
  scrollThrough,
  watchLongTasks,
} from './support/measure';

const SIZES = [60, 300, 2_000, 10_000];
const MAX_NODES = 1_500;
const MAX_SCROLL_TASK = 100;
const RUNS = 5;
const OPTIONS = '[role="listbox"][aria-label="Órdenes"] [role="option"]';
const TABLE = '[role="table"][aria-label="Resultados"]';

/** The order of the list's row `position`; the newest has the highest number. */
const orderAt = (position: number) => wireOrder(SIZES.length - 1 - position).order;

test('results view: click to painted, nodes and longest task while scrolling', async ({ page }) => {
  await watchLongTasks(page);
  const sizes = new Map(SIZES.map((size, position) => [orderAt(position), size]));
  await answerOrders(page, SIZES.length);
  await answerTests(page, (order) => sizes.get(order) ?? 0);
  await signIn(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.locator(OPTIONS)).toHaveCount(SIZES.length);

  const table: Record<string, Record<string, number>> = {};
  for (const [position, size] of SIZES.entries()) {
    const open = (at: number) =>
      clickToPaint(page, {
        click: `${OPTIONS}:nth-child(${at + 1})`,
        within: TABLE,
        text: `de ${orderAt(at)}`,
      });
    await open(position);
    // From the second visit on the tests come from the cache: what remains is the portal's own work.
    const painted = await least(RUNS, async () => {
      await open((position + 1) % SIZES.length);
      return open(position);
    });
    const markup = await least(RUNS, () => innerHtmlToPaint(page, TABLE));
    const nodes = await page.locator('*').count();
    const scroll = await longestTask(page, () =>
      scrollThrough(page, `${TABLE} [role="rowgroup"][tabindex="0"]`, 120),
    );
    table[`${size} tests`] = {
      'painted ms': Math.round(painted),
      'innerHTML ms': Math.round(markup),
      nodes,
      'longest task ms': scroll,
    };
    expect(nodes).toBeLessThanOrEqual(MAX_NODES);
    expect(scroll).toBeLessThanOrEqual(MAX_SCROLL_TASK);
  }
  console.table(table);
});
