// Passwords leave memory, caches, forms and the page as soon as they were used.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { expectGoneFromMemory, expectInMemory } from '@tests/e2e/support/memory';
import { demoAccount, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

/** Nobody's password: whatever holds one of them after its use has kept it. */
const OLD = 'Zqxphi.Vieja.77';
const NEW = 'Zqxphi.Nueva.88';
const CANARY = /Zqxphi/;
const CUSTOMER = 3;
const CHANGE = `${LABORATORY}/service/authentication/updatepassword`;
const RESET = `${LABORATORY}/service/authentication/passwordreset`;
const LOGIN = `${LABORATORY}/service/authentication/web`;

/** The laboratory confirms, and no account changes: what leaves the page is given back in body. */
async function confirm(page: Page, address: string, body: string): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route(address, (route) => {
    const { method } = { method: route.request().method() };
    if (method === 'OPTIONS') return route.fallback();
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 200, contentType: 'application/json', body });
  });
  return sent;
}

/** What the page itself shows and holds in its fields. */
function onPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return JSON.stringify([fields, document.documentElement.outerHTML]);
  });
}

async function type(form: Page | Locator, field: string, text: string): Promise<void> {
  await form.getByRole('textbox', { name: field }).pressSequentially(text);
}

/** The passwords are there while they are typed, so that their absence means something. */
async function expectHeld(page: Page, passwords: readonly string[]): Promise<void> {
  expect(await onPage(page)).toMatch(CANARY);
  await expectInMemory(page, ...passwords);
}

async function expectGone(page: Page, passwords: readonly string[]): Promise<void> {
  expect(await onPage(page)).not.toMatch(CANARY);
  await expectGoneFromMemory(page, ...passwords);
}

async function changePassword(page: Page, form: Page | Locator): Promise<void> {
  await type(form, 'Contraseña actual', OLD);
  await type(form, 'Nueva contraseña', NEW);
  await type(form, 'Repetir contraseña', NEW);
  await expectHeld(page, [OLD, NEW]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('La contraseña se actualizó.').first()).toBeVisible();
}

test('neither password is left after a change in the dialog', async ({ page }) => {
  const sent = await confirm(page, CHANGE, '');
  await signIn(page, demoAccount(CUSTOMER));
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await changePassword(page, dialog);
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  await expectGone(page, [OLD, NEW]);
});

test('neither password is left after the change that a first sign-in demands', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 500/];
  await confirm(page, CHANGE, '');
  await page.route(LOGIN, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { code: 2, message: 'x', errorFields: ['7|change password|17|false'] },
        }),
  );
  await page.goto('/');
  await page.getByRole('radio', { name: 'Cliente' }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill('cliente');
  await type(page, 'Contraseña', OLD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await type(dialog, 'Nueva contraseña', NEW);
  await type(dialog, 'Repetir contraseña', NEW);
  await expectHeld(page, [OLD, NEW]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expectGone(page, [OLD, NEW]);
});

test('neither token nor password is left after a reset', async ({ page }) => {
  const token = 'zqxphi.reset.token';
  const sent = await confirm(page, RESET, '1');
  const addresses: string[] = [];
  page.on('request', (request) => {
    // The page's own files are loaded while the link still stands in the address; no server but the portal's host sees that.
    if (['fetch', 'xhr'].includes(request.resourceType()))
      addresses.push(`${page.url()} ${request.url()}`);
  });
  await page.goto(`/?token=${token}`);
  await type(page, 'Nueva contraseña', NEW);
  await type(page, 'Repetir contraseña', NEW);
  await expectHeld(page, [NEW, token]);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.join()).not.toContain(token);
  await expectGone(page, [NEW, token]);
});
