import { expect, test } from '@playwright/test';

import { demoAccount, openAs } from '@tests/e2e/support/portal';

import { compare } from './support/comparison';
import { answerOrders, answerTests } from './support/large-answers';
import { inTurn, painted, paintMarkup, threadClock } from './support/measure';
import { openPeers, peerClocks } from './support/peers';

const PHONE = { width: 390, height: 844 };
const RUNS = 6;
const TABLE = '[role="table"][aria-label="Resultados"]';
const MAX_MARKUP = 2;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a result unfolds on a phone', async ({ page, browser }) => {
  await answerOrders(page, 1);
  await answerTests(page, () => 300);
  await openAs(page, demoAccount(4));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const folded = page.locator(`${TABLE} button[aria-expanded="false"]`).first();
  await expect(folded).toBeVisible();
  const name = (await folded.getAttribute('aria-label')) ?? '';
  const html = await page.locator(TABLE).evaluate(({ outerHTML }) => outerHTML);

  const clock = await threadClock(page);
  const peersPage = await openPeers(browser, 'unfold', PHONE);
  const toggle = () =>
    clock.of(async () => {
      await page.evaluate(
        ([table, label]) => {
          const buttons = document.querySelectorAll<HTMLElement>(`${table} button[aria-expanded]`);
          [...buttons].find((button) => button.getAttribute('aria-label') === label)?.click();
        },
        [TABLE, name] as const,
      );
      await painted(page);
    });
  const clocks = await peerClocks(peersPage, 1, ['MUI']);
  const { portal, markup, ...peers } = await inTurn(RUNS, {
    portal: toggle,
    markup: () => clock.of(() => paintMarkup(page, html)),
    ...clocks,
  });
  const owed = { timesLimit: MAX_MARKUP };
  await compare({ job: 'result unfolded on a phone', portal, peers, limit: markup, owed });
});
