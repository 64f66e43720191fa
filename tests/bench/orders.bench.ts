import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { demoAccount, filterOrders, signIn, unfoldSearch } from '@tests/e2e/support/portal';

import { compare } from './support/comparison';
import { answerOrders } from './support/large-answers';
import {
  inTurn,
  compareTask,
  longestTasks,
  painted,
  paintMarkup,
  pressUntil,
  scrollThrough,
  threadClock,
  watchLongTasks,
} from './support/measure';
import { openPeers } from './support/peers';

const ORDERS = 100_000;
const MAX_TASK = 100;
const MAX_OPTIONS = 60;
/** Searches that the portal has no answer to yet. */
const RANGES = ['Hoy', '3 días', '7 días'];
const LIST = '[role="listbox"][aria-label="Órdenes"]';
const TYPED = 'nunez 99999';
/** What stands in the filter after each key. */
const TEXTS = Array.from(TYPED, (_, at) => TYPED.slice(0, at + 1));

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Presses a button of the search, and waits for its orders; those of the search before stay on screen until then. */
const search = (page: Page, button: string) =>
  pressUntil(
    page.getByRole('button', { name: button, exact: true }),
    `[aria-busy="false"] ${LIST} [role="option"]`,
  );

/** Asks for the orders and reads them in the plainest way. */
async function readPlainly(page: Page): Promise<void> {
  await page.evaluate(async (url) => {
    const answer = await fetch(url, { method: 'PATCH' });
    await answer.json();
  }, `${LABORATORY}/service/orders/filter`);
}

test('order list: 100,000 orders loaded, scrolled and filtered', async ({ page, browser }) => {
  await watchLongTasks(page);
  await answerOrders(page, ORDERS);
  await signIn(page, demoAccount(4));
  const options = page.locator(`${LIST} [role="option"]`);
  const clock = await threadClock(page);
  const load = await longestTasks(page, () => search(page, 'Buscar'));
  const html = await page.locator(LIST).evaluate(({ outerHTML }) => outerHTML);
  const ranges = [...RANGES];

  const { portal, read, paint } = await inTurn(RANGES.length, {
    portal: async () => {
      await unfoldSearch(page);
      return clock.of(() => search(page, ranges.pop() ?? ''));
    },
    read: () => clock.of(() => readPlainly(page)),
    paint: () => clock.of(() => paintMarkup(page, html)),
  });
  const owed = { timesLimit: 1.5 };
  await compare({ job: '100,000 orders, loaded', portal, limit: read + paint, owed });

  const scroll = await longestTasks(page, () => scrollThrough(page, LIST, 200));
  const shown = await options.count();

  await filterOrders(page, '');
  const peersPage = await openPeers(browser, 'orders');
  const peersClock = await threadClock(peersPage);
  const peers: Record<string, number> = {};
  for (const name of ['MUI', 'AG Grid']) {
    await peersPage.evaluate(([of, size]) => window.peers.prepare(of, size), [
      name,
      ORDERS,
    ] as const);
    const keys: number[] = [];
    for (const text of TEXTS) {
      keys.push(
        await peersClock.of(() => peersPage.evaluate((typed) => window.peers.run(typed), text)),
      );
    }
    peers[name] = median(keys);
  }
  const keys: number[] = [];
  const typing = await longestTasks(page, async () => {
    for (const key of TYPED) {
      const type = async () => {
        await page.keyboard.type(key);
        await painted(page);
      };
      keys.push(await clock.of(type));
    }
    await expect(options).toHaveCount(1);
  });
  await compare({
    job: '100,000 orders, a key of the filter',
    portal: median(keys),
    peers,
    limit: paint,
    owed: { timesLimit: 2 },
  });
  const tasks = { loading: load, scrolling: scroll, typing };
  for (const [when, task] of Object.entries(tasks)) {
    await compareTask(`100,000 orders, longest task ${when}`, task, { atMost: MAX_TASK });
  }
  expect(shown).toBeLessThanOrEqual(MAX_OPTIONS);
  expect(scroll.worked).toBeLessThanOrEqual(MAX_TASK);
  expect(typing.worked).toBeLessThanOrEqual(MAX_TASK);
});
