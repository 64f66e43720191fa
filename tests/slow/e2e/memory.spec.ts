// What a long session holds in memory: views and reports.
import { expect } from '@playwright/test';
import type { Page, Worker } from '@playwright/test';

import { answerOrders, answerTests, wireOrder } from '@tests/bench/support/large-answers';
import { openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, filterOrders, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { expectFlat, growth, openScales, type Held } from './support/memory';
import { PATIENCE, makeReport, openOrder, orders, results, search } from './support/dashboard';
import { openWorkerScales } from './support/worker-memory';

const LABORATORY_USER = 4;
const VIEWS = 110;
/** Views between two samples; what is not counted is what the first ones load. */
const EVERY = 10;
const TESTS = 60;
/** Longer than the cache keeps an answer that nobody shows. */
const CACHE_TIME = '05:05';
const REPORTS = 100;
const REPORT_HEAP = 60 * 1_048_576;
// The recorder of traces keeps nodes of its own.
test.use({ trace: 'off' });

/** Orders of sixty tests each, no two alike. */
async function openList(page: Page, count: number): Promise<void> {
  await answerOrders(page, count);
  await answerTests(page, () => TESTS);
  await signIn(page, demoAccount(LABORATORY_USER));
  await search(page);
  await expect(orders(page).first()).toBeVisible();
}

/** Stands in the address of the worker that draws reports. */
const DRAWER = 'draw';
const isDrawer = (worker: Worker) => worker.url().includes(DRAWER);

/** Opens an order through the list's own filter, as somebody with a number at hand does. */
async function view(page: Page, position: number): Promise<void> {
  const { order } = wireOrder(position);
  await filterOrders(page, order);
  // A click while the list still narrows would meet another order.
  await expect(orders(page)).toHaveCount(1);
  await orders(page).filter({ hasText: order }).click();
  await expect(results(page).getByText(`Examen 1 de ${order}`).first()).toBeVisible(PATIENCE);
}

/** Views so many orders and weighs the page at the same one every ten views, once the cache has let go. */
async function viewMany(
  page: Page,
  views: number,
  after: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<readonly Held[]> {
  const scales = await openScales(page);
  const samples: Held[] = [];
  for (let at = 1; at <= views; at += 1) {
    await view(page, at);
    await after(page);
    if (at % EVERY !== 0) continue;
    await view(page, 0);
    await page.clock.runFor(CACHE_TIME);
    samples.push(await scales.weigh());
  }
  return samples;
}

const ALLOWED = { megabytes: 10, kilobytesPerStep: 50, every: EVERY };

test('a hundred orders seen leave nothing behind', async ({ page }) => {
  test.setTimeout(1_800_000);
  await page.clock.install();
  await openList(page, VIEWS + 1);
  const samples = await viewMany(page, VIEWS);
  console.table(samples);
  console.log('growth from view 10 to 110', growth(samples, EVERY));
  expectFlat(samples, ALLOWED);
});

test('a page that leaks is found out: the same judgement on a planted leak', async ({ page }) => {
  test.setTimeout(900_000);
  await page.clock.install();
  await openList(page, VIEWS + 1);
  const samples = await viewMany(page, 3 * EVERY, (leaking) =>
    leaking.evaluate(() => {
      const kept = Array.from({ length: 8_000 }, (_, at) => ({ at, text: `kept ${at}` }));
      const element = document.createElement('p');
      document.addEventListener('visibilitychange', () => {
        element.append(String(kept.length));
      });
    }),
  );
  console.log('growth with a planted leak', growth(samples, EVERY));
  expect(() => {
    expectFlat(samples, ALLOWED);
  }).toThrow();
  expect(growth(samples, EVERY).kilobytesPerStep).toBeGreaterThan(ALLOWED.kilobytesPerStep);
  expect(growth(samples, EVERY).listenersPercent).toBeGreaterThan(1);
});

test('a hundred reports: one worker draws them and goes with the session; it and the page stay small', async ({
  page,
}) => {
  test.setTimeout(3_600_000);
  await page.addInitScript(() => {
    // A hundred windows would be a test of the browser.
    window.open = () => null;
  });
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  const order = await laboratory.findOrder(30, (tests) => tests.length > 5);
  let started = 0;
  page.on('worker', (worker) => {
    if (isDrawer(worker)) started += 1;
  });
  await signIn(page, demoAccount(LABORATORY_USER));
  const workerScales = await openWorkerScales(page, DRAWER);
  await openOrder(page, order);
  const scales = await openScales(page);
  const samples: (Held & { readonly worker: number })[] = [];
  for (let report = 1; report <= REPORTS; report += 1) {
    const dialog = await makeReport(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (report % EVERY !== 0) continue;
    const held = { ...(await scales.weigh()), worker: await workerScales.weigh() };
    samples.push(held);
    expect(held.heap).toBeLessThan(REPORT_HEAP);
    expect(held.worker).toBeLessThan(REPORT_HEAP);
  }
  console.table(samples);
  console.log('growth from report 10 to 100', growth(samples, EVERY));
  expect(started).toBe(1);
  expectFlat(samples, ALLOWED);
  const inWorker = samples.map((sample) => ({ ...sample, heap: sample.worker }));
  console.log('growth in the worker', growth(inWorker, EVERY));
  expectFlat(inWorker, ALLOWED);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(() => page.workers().filter(isDrawer).length).toBe(0);
});
