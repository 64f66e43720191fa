// Answers of more than 2 MB, which a worker reads.
import { expect, type Locator, type Page } from '@playwright/test';

import { answerOrders, answerTests, wireOrder } from '@tests/bench/support/large-answers';

import { demoAccount, filterOrders, signIn } from './support/portal';
import { test } from './support/watched-test';

/** More than 2 MB each. */
const ORDERS = 12_000;
const TESTS = 6000;
const LAST = wireOrder(ORDERS - 1);

/** The workers that the page starts from now on, by the beginning of their script's name. */
function startedWorkers(page: Page): readonly string[] {
  const started: string[] = [];
  page.on('worker', (worker) => {
    started.push(/\/(read-\w+)\.worker/.exec(worker.url())?.[1] ?? worker.url());
  });
  return started;
}

/** The last order of a search, alone in the list. */
async function findLast(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await filterOrders(page, LAST.patientId);
  const found = list.getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(LAST.name2);
  return found;
}

test('a list of thousands and an order of thousands are read by workers @slow', async ({
  page,
}) => {
  await answerOrders(page, ORDERS);
  await answerTests(page, () => TESTS);
  await signIn(page, demoAccount(4));
  const workers = startedWorkers(page);
  await (await findLast(page)).click();
  const table = page.getByRole('table', { name: 'Resultados' });
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{4}$/);
  await expect(table).toContainText(`Examen 1 de ${LAST.order}`);
  expect(workers).toEqual(['read-orders', 'read-tests']);
});
