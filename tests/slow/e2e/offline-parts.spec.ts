// Offline in English and on a phone: it is said, the focus stays, and a part that was never loaded says why (D8).
import { expect } from '@playwright/test';

import { demoAccount, openMenu, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

const NOTICE = /^No internet connection/;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('English, on a phone: said and taken back, the focus kept, a dialog told apart from a new version', async ({
  page,
  context,
  watched,
}) => {
  watched.expected = [/ERR_INTERNET_DISCONNECTED|Failed to fetch|MissingPartError/];
  await signIn(page, demoAccount(1));
  await openMenu(page);
  await page.getByRole('button', { name: 'English' }).click();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.focus();
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(search).toBeFocused();
  const terms = page.getByRole('button', { name: 'Terms and conditions' });
  await terms.click();
  const told = page.getByRole('alert').filter({ hasText: /internet connection/ });
  await expect(told).toBeVisible();
  await expect(search).toBeVisible();
  await expect(terms).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(terms).toBeFocused();
  await told.getByRole('button', { name: 'Close' }).click();
  await terms.click();
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
});
