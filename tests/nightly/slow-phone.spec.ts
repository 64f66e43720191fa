// A slow phone on a slow network: four times slower than this machine, over what Chromium's tools call Slow 3G (H8).
import { expect } from '@playwright/test';
import type { CDPSession } from '@playwright/test';

import { test } from '@tests/e2e/support/watched-test';

import { PATIENT, typeCredentials, visit } from './support/visit';

/** Bytes a second, and milliseconds that each answer is late. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000 };
const SLOW_DOWN = 4;

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('nothing is called late that is only slow (H8)', async ({ page }) => {
  const visited = visit(page, 'es');
  await slowDown(await page.context().newCDPSession(page));
  await page.goto('/', { waitUntil: 'commit' });
  await visited.box('login.user').fill('a');
  const usable = await page.evaluate(() => performance.now());
  console.log(`the login can be used after ${(usable / 1000).toFixed(1)} s`);
  await typeCredentials(visited, PATIENT);
  await expect(visited.button('app.signOut')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('listbox')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
