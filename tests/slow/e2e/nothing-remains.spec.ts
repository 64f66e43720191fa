// However a session ends, with the network or without it, nothing of its user is left.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { leftBehind } from '@tests/e2e/support/left-behind';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { isReadable, storedKeys, watchBlobs } from './support/remains';
import { makeReport, orders, results, search } from './support/dashboard';
import { USER_FIELD } from '@tests/support/people/user-field';

/** The laboratory's idle minutes (demo-lis/seed/settings.ts), and the warning after them. */
const IDLE = '01:00:00';
const WARNING = 20_000;

const signOut = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' }).click();

async function timeOut(page: Page): Promise<void> {
  await page.clock.fastForward(IDLE);
  await expect(page.getByRole('dialog', { name: 'Su sesión está por expirar' })).toBeVisible();
  await page.clock.fastForward(WARNING);
}

/** The answer that refuses the token is the last one that the network brings. */
async function refuse(page: Page): Promise<void> {
  await page.route(`${LABORATORY}/service/orders/filter`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, body: '' })
      : route.fallback(),
  );
  await search(page);
}

const ENDS = { 'sign-out': signOut, 'time-out': timeOut, 'refused token': refuse };

/** Nothing of the portal's hosts is reached any more; answers that are made up here still are. */
async function cut(page: Page): Promise<() => Promise<void>> {
  await page.context().route('**/*', (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.context().unroute('**/*');
  };
}

/** Opens an order and makes its report. Gives what nobody may find afterwards. */
async function leaveTraces(page: Page): Promise<readonly string[]> {
  await search(page);
  const order = orders(page).first();
  const [number = ''] = /\d{12}/.exec((await order.textContent()) ?? '') ?? [];
  await order.click();
  await expect(results(page)).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  // The patient's whole name is longer than any other title.
  const [patient = ''] = headings.toSorted((one, other) => other.length - one.length);
  const stored = await page.evaluate(() => sessionStorage.getItem('s') ?? '');
  const [, token = ''] = /"authToken":"([^"]+)"/.exec(stored) ?? [];
  await makeReport(page);
  await page.keyboard.press('Escape');
  const canaries = [number, patient.trim(), token];
  for (const canary of canaries) expect(canary).not.toBe('');
  return canaries;
}

async function expectNothing(page: Page, canaries: readonly string[]): Promise<void> {
  const after = await leftBehind(page);
  for (const canary of canaries) expect(after).not.toContain(canary);
}

// Blob addresses can only be asked for where the page's own policy does not forbid it.
test.use({ bypassCSP: true });

for (const [end, leave] of Object.entries(ENDS)) {
  for (const network of ['online', 'offline']) {
    test(`after a ${end}, ${network}, nothing of the user is left, nor for the next one`, async ({
      page,
      context,
      watched,
    }) => {
      watched.expected = [/status of 401|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_FILE_NOT_FOUND/];
      const blobs = await watchBlobs(page);
      await page.clock.install();
      await signIn(page, demoAccount(1));
      const canaries = await leaveTraces(page);
      const before = await leftBehind(page);
      for (const canary of canaries) expect(before).toContain(canary);
      const addresses = blobs.alive();
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) expect(await isReadable(page, address)).toBe(true);

      const restore = network === 'offline' ? await cut(page) : null;
      await leave(page);
      if (restore === null) {
        await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
      } else {
        // The browser's own page stands where the login could not be loaded.
        await expect.poll(() => page.url()).toContain('chrome-error:');
        await restore();
        await page.goto('/');
        await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
      }
      await expect.poll(blobs.alive).toEqual([]);
      for (const address of addresses) expect(await isReadable(page, address)).toBe(false);
      await expectNothing(page, canaries);
      // Without the host's help a word for tabs that are away stays, which names nobody.
      const isWordLeft = end === 'sign-out' && network === 'offline';
      expect(await storedKeys(page)).toEqual(isWordLeft ? ['signOuts'] : []);
      expect(await context.cookies()).toEqual([]);

      // The next user of the same tab.
      await page.unroute(`${LABORATORY}/service/orders/filter`);
      await signIn(page, demoAccount(3));
      await search(page);
      await expect(orders(page).first()).toBeVisible();
      await expectNothing(page, canaries.slice(2));
    });
  }
}
