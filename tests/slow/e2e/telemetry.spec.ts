// What the laboratory learns of a visit where it wants to, and nothing where it does not (K8).
import { expect, type Page } from '@playwright/test';

import { canariesIn } from '@tests/e2e/support/canaries';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

/** The page is put away, as a phone does; it goes on all the same. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('closed records go to the laboratory’s own address when the page is hidden, and not a word of anybody (K8)', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 500/];
  const beacons: string[] = [];
  await page.route('**/config.json', async (route) => {
    const file: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, file, { telemetry: { url: '/t' } }) });
  });
  await page.route('**/t', (route) => {
    beacons.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route('**/orders/filter', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 0, message: 'CANARY Ana Mora' } }),
  );
  await signIn(page, demoAccount(1));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('No se pudieron cargar las órdenes')).toBeVisible();
  await hide(page);
  await expect.poll(() => beacons.length).toBeGreaterThan(0);
  const told = beacons.join();
  expect(told).not.toContain('CANARY');
  expect(canariesIn(told)).toEqual([]);
  const { build, records } = JSON.parse(beacons[0] ?? '') as { build: string; records: object[] };
  expect(build).toMatch(/^\d+\.\d+\.\d+$/);
  expect(records).toContainEqual(expect.objectContaining({ kind: 'visit', route: '/' }));
  expect(records).toContainEqual({
    kind: 'failure',
    route: '/dashboard',
    error: 'rejected',
    call: '/orders/filter',
    status: 500,
  });
  expect(records).toContainEqual(expect.objectContaining({ kind: 'vital', vital: 'LCP' }));
});

test('without the key nothing of it is loaded or sent (K8)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  await hide(page);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.filter((url) => /report-visit|\/t$/.test(url))).toEqual([]);
});
