// What a page learns that a link of the portal leads to. The report's window is in report.spec.ts.
import { expect, test as plainTest } from '@playwright/test';
import type { Page } from '@playwright/test';

import { keptSettings } from '@tests/e2e/support/kept-settings';
import { test } from '@tests/e2e/support/watched-test';

const TARGET = 'https://fuera.example/pagina';

/** What a page beyond knows of the one that it was opened from. */
interface Knowledge {
  readonly referer: string | undefined;
  readonly referrer: string;
  readonly hasOpener: boolean;
}

/** A site beyond the portal. Each page that is opened there tells what it knows. */
async function openBeyond(page: Page, open: () => Promise<void>): Promise<Knowledge> {
  let headers: Readonly<Record<string, string>> = {};
  await page.context().route(TARGET, async (route) => {
    headers = await route.request().allHeaders();
    await route.fulfill({ contentType: 'text/html', body: '<title>fuera</title>' });
  });
  const opening = page.context().waitForEvent('page');
  await open();
  const opened = await opening;
  await expect(opened).toHaveTitle('fuera');
  const known = await opened.evaluate(() => ({
    referrer: document.referrer,
    hasOpener: window.opener !== null,
  }));
  return { ...known, referer: headers['referer'] };
}

test('a page that a link of the foot or of the terms leads to learns nothing of the portal', async ({
  page,
}) => {
  const settings = keptSettings();
  settings.kept.set('TerminosCondiciones', `<p><a href="${TARGET}" rel="opener">Ver más</a></p>`);
  settings.kept.set('URL', TARGET);
  await settings.attach(page);
  for (const link of ['Sitio web del laboratorio', 'Ver más']) {
    await page.goto('/');
    if (link === 'Ver más') {
      await page.getByRole('button', { name: 'Términos y condiciones' }).click();
    }
    await page.getByRole('link', { name: link }).click();
    const known = await openBeyond(page, () =>
      page.getByRole('link', { name: 'Continuar' }).click(),
    );
    expect(known, link).toEqual({ referer: undefined, referrer: '', hasOpener: false });
  }
});

plainTest('a page that gives itself away is noticed', async ({ page }) => {
  await page.route('https://indiscreta.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Referrer-Policy': 'unsafe-url' },
      body: `<a href="${TARGET}" target="_blank" rel="opener">ir</a>`,
    }),
  );
  await page.goto('https://indiscreta.example/');
  const known = await openBeyond(page, () => page.getByRole('link', { name: 'ir' }).click());
  expect(known.hasOpener).toBe(true);
  expect(known.referrer).toBe('https://indiscreta.example/');
  expect(known.referer).toBe('https://indiscreta.example/');
});
