import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
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

/** Opens the newest order. Gives what nobody may find once the session ended: the token and the order's number. */
async function openOrder(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const order = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first();
  const [number = ''] = /\d{12}/.exec((await order.textContent()) ?? '') ?? [];
  await order.click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('s') ?? '');
  const [, token = ''] = /"authToken":"([^"]+)"/.exec(stored) ?? [];
  expect(number).not.toBe('');
  expect(token).not.toBe('');
  return [number, token];
}

/** Everything that a page leaves where the next user of the computer could look. */
function leftBehind(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify({
      address: window.location.href,
      title: document.title,
      page: document.documentElement.outerHTML,
      name: window.name,
      history: history.state as unknown,
      local: Object.entries(localStorage),
      tab: Object.entries(sessionStorage),
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      calls: performance.getEntries().map(({ name }) => name),
    }),
  );
}

function storageKeys(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => !/^(language|lastUserType)$/.test(key)),
    tab: Object.keys(sessionStorage),
  }));
}

test('the warning shows in every tab, and one "Continuar" serves all of them (B7, C10, J6)', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(page, demoAccount(1));
  const other = await openTab(context);
  await context.clock.fastForward(IDLE);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await context.clock.fastForward('30:00');
  await expect(other.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
});

test('a session that nobody continues ends in every tab (B7) @slow', async ({ page, context }) => {
  await context.clock.install();
  await signIn(page, demoAccount(1));
  const other = await openTab(context);
  await context.clock.fastForward(IDLE);
  await expect(warning(page)).toBeVisible();
  await context.clock.fastForward(WARNING);
  for (const tab of [page, other]) {
    await expect(user(tab)).toBeVisible();
    await expect(tab.getByRole('status', { name: 'Sesión expirada' })).toBeVisible();
    expect(new URL(tab.url()).search).toBe('');
  }
});

test('signing out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, demoAccount(1));
  const other = await openTab(context);
  await signOut(page);
  await expect(user(page)).toBeVisible();
  await expect(user(other)).toBeVisible();
  expect(await storageKeys(other)).toEqual({ local: [], tab: [] });
  // The device's own preferences, nothing about a person, outlive what the host has cleared.
  expect(await page.evaluate(() => localStorage.getItem('lastUserType'))).toBe('1');
});

test('a tab that stands at another site while its user signs out is signed out on Back, though the host is out of reach (C1, C5) @slow', async ({
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

const ends: readonly [string, (page: Page) => Promise<void>][] = [
  ['sign-out', signOut],
  [
    'time-out',
    async (page) => {
      await page.clock.fastForward(IDLE);
      await expect(warning(page)).toBeVisible();
      await page.clock.fastForward(WARNING);
    },
  ],
  [
    'refused token',
    async (page) => {
      await page.route(ORDERS, (route) =>
        route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'status:401' } }),
      );
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    },
  ],
];

for (const [end, leave] of ends) {
  test(`nothing of the user is left after a ${end} (C1)`, async ({ page, context, watched }) => {
    watched.expected = [/status of 401/];
    await page.clock.install();
    await signIn(page, demoAccount(1));
    const canaries = await openOrder(page);
    const before = await leftBehind(page);
    for (const canary of canaries) expect(before).toContain(canary);

    await leave(page);
    await expect(user(page)).toBeVisible();
    const after = await leftBehind(page);
    for (const canary of canaries) expect(after).not.toContain(canary);
    expect(await storageKeys(page)).toEqual({ local: [], tab: [] });
    expect(await context.cookies()).toEqual([]);
  });
}

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

test('Back and Forward after the sign-out show the login and ask for nothing (C5)', async ({
  page,
}) => {
  await signIn(page, demoAccount(1));
  for (const address of ['/userprofile', '/dashboard', '/userprofile']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  }
  await signOut(page);
  await expect(user(page)).toBeVisible();
  const authorized: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) authorized.push(request.url());
  });
  for (let press = 0; press < 3; press += 1) {
    await page.goBack();
    await expect(user(page)).toBeVisible();
  }
  await page.goForward();
  await expect(user(page)).toBeVisible();
  expect(authorized).toEqual([]);
});

test('nothing of the user is left in memory after the sign-out (C2) @slow', async ({ page }) => {
  await signIn(page, demoAccount(1));
  const [number = '', token = ''] = await openOrder(page);
  await expectInMemory(page, number, token);
  await signOut(page);
  await expect(user(page)).toBeVisible();
  await expectNotInMemory(page, number, token);
});

test('the password is gone from memory once it has signed somebody in (B5)', async ({ page }) => {
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

test('the host has the browser forget the site, and a hanging host holds nothing up (C7) @slow', async ({
  page,
  request,
}) => {
  const answer = await request.get('/signed-out');
  expect(answer.status()).toBe(204);
  expect(answer.headers()['clear-site-data']).toBe('"cache", "storage"');
  expect(answer.headers()['cache-control']).toBe('no-store');

  await page.route('**/signed-out', () => undefined);
  await signIn(page, demoAccount(1));
  await signOut(page);
  await expect(user(page)).toBeVisible();
});
