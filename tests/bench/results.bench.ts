import { expect, test } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';

import { answerOrders, answerTests, wireOrder } from './support/large-answers';
import {
  clickToPaint,
  least,
  longestTask,
  paintMarkup,
  scrollThrough,
  threadClock,
  watchLongTasks,
} from './support/measure';

const SIZES = [60, 300, 2_000, 10_000];
const MAX_NODES = 1_500;
const MAX_SCROLL_TASK = 100;
/** What an order of 10,000 tests may cost, in orders of 60 (docs/performance.md, Opening an order). */
const MAX_GROWTH = 1.5;
const RUNS = 5;
const OPTIONS = '[role="listbox"][aria-label="Órdenes"] [role="option"]';
const TABLE = '[role="table"][aria-label="Resultados"]';

/** The order of the list's row `position`; the newest has the highest number. */
const orderAt = (position: number) => wireOrder(SIZES.length - 1 - position).order;

test('results view: work to open an order, nodes and longest task while scrolling', async ({
  page,
}) => {
  await watchLongTasks(page);
  const sizes = new Map(SIZES.map((size, position) => [orderAt(position), size]));
  await answerOrders(page, SIZES.length);
  await answerTests(page, (order) => sizes.get(order) ?? 0);
  await signIn(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.locator(OPTIONS)).toHaveCount(SIZES.length);

  const table: Record<string, Record<string, number>> = {};
  const opened: number[] = [];
  const clock = await threadClock(page);
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
      return clock.of(() => open(position));
    });
    opened.push(painted);
    const html = await page.locator(TABLE).evaluate(({ outerHTML }) => outerHTML);
    const markup = await least(RUNS, () => clock.of(() => paintMarkup(page, html)));
    const nodes = await page.locator('*').count();
    const scroll = await longestTask(page, () =>
      scrollThrough(page, `${TABLE} [role="rowgroup"][tabindex="0"]`, 120),
    );
    table[`${size} tests`] = {
      'opened ms': Math.round(painted),
      'own markup ms': Math.round(markup),
      ratio: Math.round((painted / markup) * 10) / 10,
      nodes,
      'longest task ms': scroll,
    };
    expect.soft(nodes).toBeLessThanOrEqual(MAX_NODES);
    expect.soft(scroll).toBeLessThanOrEqual(MAX_SCROLL_TASK);
  }
  console.table(table);
  expect(Math.max(...opened) / Math.min(...opened)).toBeLessThanOrEqual(MAX_GROWTH);
});
