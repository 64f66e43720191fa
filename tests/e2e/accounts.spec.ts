// Every kind of user from a phone and a desk, and the dialogs of accounts in English (docs/behaviour.md §6; docs/promises.md J1).
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { demoAccount, openMenu, signIn, signOut } from './support/portal';
import { test } from './support/watched-test';

const DEMOGRAPHIC_USER = 5;

for (const account of sample(DEMO_ACCOUNTS, 3)) {
  test(`${account.userName} (type ${account.type}) signs in, sees the dashboard and signs out`, async ({
    page,
  }) => {
    await signIn(page, account);
    const isPatient = account.type === 2;
    const search = page.getByRole('button', { name: 'Buscar', exact: true });
    await expect(search).toHaveCount(isPatient ? 0 : 1);
    if (!isPatient) await search.click();
    await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
    expect(await page.getByRole('listbox').getByRole('option').count()).toBeGreaterThan(0);
    await signOut(page);
    await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  });
}

test('the demo accounts cover every user type, the demographic one included @slow', () => {
  const types = new Set(DEMO_ACCOUNTS.map(({ type }) => type));
  expect([...types].toSorted()).toEqual([1, 2, 3, 4, DEMOGRAPHIC_USER, 6]);
});

async function inEnglish(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('recovery and terms in English @slow', async ({ page }) => {
  await inEnglish(page);
  await page.getByRole('radio', { name: 'Physician' }).check({ force: true });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const recovery = page.getByRole('dialog');
  await expect(recovery.getByRole('textbox', { name: 'User' })).toBeVisible();
  await expect(recovery.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(recovery).toBeHidden();
  await page.getByRole('button', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await expectAccessible(page);
});

test('changing the password and the profile in English @slow', async ({ page }) => {
  await inEnglish(page);
  await page.getByRole('radio', { name: 'Physician' }).check({ force: true });
  await page.getByRole('textbox', { name: 'User' }).fill(demoAccount(1).userName);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoAccount(1).password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Find orders' })).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  for (const field of ['Current password', 'New password', 'Repeat password']) {
    await expect(dialog.getByRole('textbox', { name: field })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/userprofile');
  await expect(page.getByText(demoAccount(1).userName)).toBeVisible();
  await expectAccessible(page);
});

test('a reset link in English leaves no token in the address @slow (B12)', async ({ page }) => {
  await inEnglish(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?token=aaaa.bbbb.cccc');
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((url) => url.includes('aaaa.bbbb') && !url.includes('/?token='))).toEqual([]);
  await expectAccessible(page);
});
