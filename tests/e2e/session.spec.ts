import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
import { leftBehind } from './support/left-behind';
import { expectGoneFromMemory, expectInMemory, expectNotInMemory } from './support/memory';
import { demoAccount, signIn, signOut } from './support/portal';
import { test } from './support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

const ORDERS = `${LABORATORY}/service/orders/filter`;
/** The laboratory's idle minutes (demo-lis/seed/settings.ts), and the warning after them. */
const IDLE = '01:00:00';
const WARNING = 20_000;

const warning = (page: Page) => page.getByRole('dialog', { name: 'Su sesión está por expirar' });
const user = (page: Page) => page.getByRole('textbox', { name: USER_FIELD });

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await signIn(tab, demoAccount(1));
  return tab;
}

/** Opens the newest order. Gives what nobody may find once the session ended, and can be found now: the token and the order's number. */
async function openOrder(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const order = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first();
  const [number = ''] = /\d{12}/.exec((await order.textContent()) ?? '') ?? [];
  await order.click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('s') ?? '');
  const [, token = ''] = /"authToken":"([^"]+)"/.exec(stored) ?? [];
  const canaries = [number, token];
  const kept = await leftBehind(page);
  for (const canary of canaries) {
    expect(canary).not.toBe('');
    expect(kept).toContain(canary);
  }
  return canaries;
}

function storageKeys(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => !/^(language|lastUserType)$/.test(key)),
    tab: Object.keys(sessionStorage),
  }));
}

async function expectNothingLeft(page: Page, canaries: readonly string[]): Promise<void> {
  await expect(user(page)).toBeVisible();
  const left = await leftBehind(page);
  for (const canary of canaries) expect(left).not.toContain(canary);
  expect(await storageKeys(page)).toEqual({ local: [], tab: [] });
  expect(await page.context().cookies()).toEqual([]);
}

test('signing out in one tab ends the others and leaves nothing; Back, Forward and addresses show the login and ask for nothing', async ({
  page,
  context,
}) => {
  await signIn(page, demoAccount(1));
  const other = await openTab(context);
  for (const address of ['/userprofile', '/dashboard', '/userprofile', '/dashboard']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  }
  const canaries = await openOrder(page);
  await signOut(page);
  await expectNothingLeft(page, canaries);
  await expect(user(other)).toBeVisible();
  expect(await storageKeys(other)).toEqual({ local: [], tab: [] });
  // The device's own preferences, nothing about a person, outlive what the host has cleared.
  expect(await page.evaluate(() => localStorage.getItem('lastUserType'))).toBe('1');

  const authorized: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) authorized.push(request.url());
  });
  for (const way of ['back', 'back', 'back', 'forward']) {
    await (way === 'back' ? page.goBack() : page.goForward());
    await expect(user(page)).toBeVisible();
  }
  await page.goto('/dashboard');
  await expect(user(page)).toBeVisible();
  expect(authorized).toEqual([]);
});

test('the warning shows in every tab, one "Continuar" serves all, and nobody’s answer ends all and leaves nothing', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(page, demoAccount(1));
  const canaries = await openOrder(page);
  const other = await openTab(context);
  await context.clock.fastForward(IDLE);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  await context.clock.fastForward('30:00');
  await expect(other.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();

  await context.clock.fastForward('30:00');
  await expect(warning(page)).toBeVisible();
  await context.clock.fastForward(WARNING);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('status', { name: 'Sesión expirada' })).toBeVisible();
    await expectNothingLeft(tab, canaries);
    expect(new URL(tab.url()).search).toBe('');
  }
});

test('a refused token ends the session at the root, with an explanation, and leaves nothing', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 401/];
  await signIn(page, demoAccount(1));
  const canaries = await openOrder(page);
  await page.route(ORDERS, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'status:401' } }),
  );
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Sesión expirada' })).toBeVisible();
  await expectNothingLeft(page, canaries);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a tab that stands at another site while its user signs out is signed out on Back, though the host is out of reach @slow', async ({
  page,
  context,
  watched,
}) => {
  watched.expected = [/ERR_FAILED/];
  await context.route('**/signed-out', (route) => route.abort());
  await signIn(page, demoAccount(1));
  const other = await openTab(context);
  await other.goto(`${LABORATORY}/`);
  await signOut(page);
  await expect(user(page)).toBeVisible();
  await other.goBack();
  await expect(user(other)).toBeVisible();
  expect((await storageKeys(other)).tab).toEqual([]);
  // The same user may sign in again, and stays so.
  await signIn(page, demoAccount(1));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('a browser that keeps nothing of the site and refuses channels is used in one tab, as Firefox without cookies @slow', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  await signIn(page, demoAccount(1));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
  await signOut(page);
  await expect(user(page)).toBeVisible();
});

test("signing out in one tab leaves another user's session to its tab, though the browser wipes what all tabs keep @slow", async ({
  page,
  context,
}) => {
  await signIn(page, demoAccount(2));
  const other = await openTab(context);
  await signOut(page);
  await expect.poll(() => other.evaluate(() => sessionStorage.length)).toBe(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('nothing of the user is left in memory after the sign-out @slow', async ({ page }) => {
  await signIn(page, demoAccount(1));
  const [number = '', token = ''] = await openOrder(page);
  await expectInMemory(page, number, token);
  await signOut(page);
  await expect(user(page)).toBeVisible();
  await expectNotInMemory(page, number, token);
});

test('the password is gone from memory once it has signed somebody in', async ({ page }) => {
  const { userName, password } = demoAccount(1);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill(userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).click();
  await page.keyboard.type(password);
  await expectInMemory(page, password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await expectGoneFromMemory(page, password);
});
