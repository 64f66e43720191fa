// A slow phone on a slow network: four times slower than this machine, over what Chromium's tools call Slow 3G.
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

/** Milliseconds until somebody can type. */
const MAX_WAIT = 8_000;

test('the login can be used soon, and nothing is called late that is only slow', async ({
  page,
}) => {
  const visited = visit(page, 'es');
  // Who was here before is not asked who enters.
  await page.addInitScript(() => {
    if (window.origin.startsWith('http')) localStorage.setItem('lastUserType', '2');
  });
  await slowDown(await page.context().newCDPSession(page));
  await page.goto('/', { waitUntil: 'commit' });
  const sinceStart = () => page.evaluate(() => performance.now());
  await visited.box('login.user').fill(PATIENT);
  const usable = await sinceStart();
  await expect(visited.button('login.submit')).toBeVisible({ timeout: 120_000 });
  const complete = await sinceStart();
  console.table({ 'typing from, ms': usable, 'login complete, ms': complete });
  await expect(visited.box('login.document')).toHaveValue(PATIENT);
  await typeCredentials(visited, PATIENT);
  await expect(page.getByRole('listbox')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(usable).toBeLessThan(MAX_WAIT);
});
