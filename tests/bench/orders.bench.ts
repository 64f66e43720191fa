import { expect, test } from '@playwright/test';

import { demoAccount, signIn } from '@tests/e2e/support/portal';

import { answerOrders } from './support/large-answers';
import { longestTask, scrollThrough, watchLongTasks } from './support/measure';

const ORDERS = 100_000;
const MAX_TASK = 100;
const MAX_OPTIONS = 60;
const LIST = '[role="listbox"][aria-label="Órdenes"]';

test('order list: 100,000 orders loaded, scrolled and filtered', async ({ page }) => {
  await watchLongTasks(page);
  await answerOrders(page, ORDERS);
  await signIn(page, demoAccount(4));
  const options = page.locator(`${LIST} [role="option"]`);

  const start = Date.now();
  const load = await longestTask(page, async () => {
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(options.first()).toBeVisible({ timeout: 30_000 });
  });
  const loaded = Date.now() - start;
  const scroll = await longestTask(page, () => scrollThrough(page, LIST, 200));
  const shown = await options.count();
  const filter = page.getByRole('searchbox', { name: 'Filtrar órdenes' });
  const typing = await longestTask(page, async () => {
    await filter.pressSequentially('nunez 99999', { delay: 60 });
    await expect(options).toHaveCount(1);
  });
  console.table({
    '100,000 orders': {
      'first rows ms': loaded,
      'longest task loading ms': load,
      'longest task scrolling ms': scroll,
      'longest task typing ms': typing,
      options: shown,
    },
  });
  expect(shown).toBeLessThanOrEqual(MAX_OPTIONS);
  expect(scroll).toBeLessThanOrEqual(MAX_TASK);
  expect(typing).toBeLessThanOrEqual(MAX_TASK);
});
