// Several people at work at the same time for half an hour, each in a browser of one's own: the calls of real days, and whether
// anything grows. SOAK_MINUTES says for how long.
import { expect, test, type Browser, type Page } from '@playwright/test';

import { openHistory } from '@tests/e2e/support/history';
import { LABORATORY, openLaboratory } from '@tests/e2e/support/laboratory-client';
import { demoAccount, openAs, pickOrder } from '@tests/e2e/support/portal';

import { makeReport, orders, PATIENCE, results, search } from './support/dashboard';
import { expectFlat, growth, openScales, type Held } from './support/memory';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? '30');
/** What the first rounds load stays; from then on nothing more may. */
const WARM = 3;
const ORDERS = 6;
const MEGABYTES = 10;
const KILOBYTES_PER_ROUND = 50;

type Account = ReturnType<typeof demoAccount>;

/** The newest orders that somebody may report. */
async function reportable(account: Account): Promise<readonly string[]> {
  const laboratory = await openLaboratory(account);
  const found: string[] = [];
  for (const order of await laboratory.recentOrders(30)) {
    if ((await laboratory.finalReport(order)).tests.length > 0) found.push(order);
    if (found.length === ORDERS) break;
  }
  expect(found).toHaveLength(ORDERS);
  return found;
}

/** A search, an order, now and then its history and its report: who serves others. */
async function readAnother(page: Page, order: string, round: number): Promise<void> {
  await search(page);
  await pickOrder(page, order);
  await expect(results(page)).toBeVisible(PATIENCE);
  if (round % 2 === 0) {
    const history = await openHistory(page, 'Tabla histórica');
    await expect(history.getByRole('table').first()).toBeVisible(PATIENCE);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
  }
  if (round % 3 === 0) {
    const dialog = await makeReport(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

/** A patient has the own orders before the eyes and opens one. */
async function readOwn(page: Page, round: number): Promise<void> {
  const own = orders(page);
  await expect(own.first()).toBeVisible(PATIENCE);
  await own.nth(round % Math.min(4, await own.count())).click();
  await expect(results(page)).toBeVisible(PATIENCE);
}

/** Somebody's page, what it asked the laboratory for, and what went wrong on it. */
async function sit(browser: Browser, account: Account) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const calls = new Map<string, number>();
  const wrong: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== LABORATORY || request.method() === 'OPTIONS') return;
    const name = `${request.method()} ${pathname.replaceAll(/\d{2,}/g, '…')}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(LABORATORY) && response.status() >= 400)
      wrong.push(`${response.status()}`);
  });
  page.on('pageerror', () => wrong.push('an exception'));
  await page.addInitScript(() => {
    // Windows with reports would be a test of the browser.
    window.open = () => null;
  });
  // Beside other work a first page may take long.
  await expect(() => openAs(page, account)).toPass(PATIENCE);
  return { page, calls, wrong, scales: await openScales(page), close: () => context.close() };
}

test('half an hour of several people at work: no failed call, and nothing that grows', async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 30) * 60_000);
  const seats = [];
  for (const account of [demoAccount(1), demoAccount(2), demoAccount(4)]) {
    const isPatient = account.type === 2;
    const numbers = isPatient ? [] : await reportable(account);
    seats.push({ account, isPatient, numbers, ...(await sit(browser, account)) });
  }
  const end = Date.now() + MINUTES * 60_000;
  const rows = await Promise.all(
    seats.map(async ({ account, isPatient, numbers, ...seat }) => {
      const samples: Held[] = [];
      for (let round = 0; Date.now() < end || samples.length < 2 * WARM; round += 1) {
        if (isPatient) await readOwn(seat.page, round);
        else await readAnother(seat.page, numbers[round % ORDERS] ?? '', round);
        // Weighed at the same place of the round, and of the orders.
        if ((round + 1) % ORDERS === 0) samples.push(await seat.scales.weigh());
      }
      const asked = [...seat.calls.values()].reduce((sum, count) => sum + count, 0);
      console.log(account.label, Object.fromEntries(seat.calls));
      await seat.close();
      return { who: account.label, samples, asked, wrong: seat.wrong };
    }),
  );
  console.table(
    rows.map(({ who, samples, asked }) => ({
      who,
      rounds: samples.length * ORDERS,
      calls: asked,
      held: Math.round((samples.at(-1)?.heap ?? 0) / 104_857.6) / 10,
      ...growth(samples.slice(WARM), ORDERS),
    })),
  );
  for (const { who, samples, wrong } of rows) {
    expect(wrong, who).toEqual([]);
    expectFlat(samples.slice(WARM), {
      megabytes: MEGABYTES,
      kilobytesPerStep: KILOBYTES_PER_ROUND,
      every: ORDERS,
    });
  }
});
