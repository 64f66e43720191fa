import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import type { DemoAccount } from '@demo-lis/seed/demo-accounts';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

import { authenticate } from './laboratory-client';
import { settled } from './settled';
import { USER_FIELD } from '@tests/support/people/user-field';

/** The demo account of a user type; type 4 is the plain laboratory user, not the administrator. */
export function demoAccount(type: DemoAccount['type']): DemoAccount {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.type === type);
  if (account === undefined) throw new Error(`no demo account of type ${type}`);
  return account;
}

/** The demo account that may configure the portal. */
export function administrator(): DemoAccount {
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === 'administrador');
  if (account === undefined) throw new Error('no administrator among the demo accounts');
  return account;
}

/** Names of the user types on the login screen. */
const TILES: Readonly<Record<number, string>> = {
  1: 'Médico',
  2: 'Paciente',
  3: 'Cliente',
  4: 'Laboratorio',
  5: 'Aseguradora',
  6: 'Tarifa',
};

/** The button that ends the session; on a small screen it waits in the menu. */
function signOutButton(page: Page, name = 'Cerrar sesión'): Locator {
  return page.getByRole('button', { name, includeHidden: true });
}

/** Opens the menu of the top bar, where a small screen keeps all that others have in sight. */
export async function openMenu(page: Page): Promise<void> {
  // A window that has just become small gets its menu a moment later.
  await settled(page);
  const menu = page.getByRole('button', { name: /^Men[uú]: /, expanded: false });
  if (await menu.isVisible()) await menu.click();
}

/** Signs in on the login screen, in Spanish, and waits for the dashboard. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/');
  const tile = TILES[account.type];
  if (tile !== undefined) await page.getByRole('radio', { name: tile }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill(account.userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(account.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(signOutButton(page)).toBeAttached();
}

/** Signs out by the button, and waits until the portal has loaded anew: an address asked for in the middle of that is dropped. */
export async function signOut(page: Page, button = 'Cerrar sesión'): Promise<void> {
  await openMenu(page);
  const loadedAnew = page.waitForEvent('load');
  await signOutButton(page, button).click();
  await loadedAnew;
}

/** What the portal keeps of a session in the tab, so that a reload does not end it (src/api/session/authorization-store.ts). */
const SESSION_KEY = 's';
const EMPTY_PAGE = '/empty-page-of-the-tests';
/** Else the browser asks for an icon that is not there, and notes it. */
const NO_ICON = '<!doctype html><link rel="icon" href="data:," />';

/** Opens a page of the portal's origin without the portal: its storage can be filled there before the portal starts. */
export async function openEmptyPage(page: Page): Promise<void> {
  const empty = { contentType: 'text/html', body: NO_ICON };
  await page.route(EMPTY_PAGE, (route) => route.fulfill(empty));
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
}

/** Gives the tab a session, which the portal finds when it starts. */
async function signInTab(page: Page, account: DemoAccount, laboratory?: string): Promise<void> {
  const { token, user } = await authenticate(account, laboratory);
  const now = Date.now();
  const session = { ...user, authToken: token, signedInAt: now, activeAt: now };
  await openEmptyPage(page);
  await page.evaluate(
    ([key, kept]) => {
      sessionStorage.setItem(key, kept);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
}

/**
 * Opens the dashboard for somebody who is signed in already: only the tests of signing in type. Administrators get their rights
 * from the form alone.
 */
export async function openAs(
  page: Page,
  account: DemoAccount,
  laboratory?: string,
  signOutName?: string,
): Promise<void> {
  await signInTab(page, account, laboratory);
  await page.goto('/dashboard');
  await expect(signOutButton(page, signOutName)).toBeAttached();
}

/** Narrows the list by its own field, asked for in the list's menu. */
export async function filterOrders(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Filtrar órdenes' });
  const more = page.getByRole('button', { name: 'Más opciones de la lista' });
  await expect(field.or(more).first()).toBeVisible();
  if (!(await field.isVisible())) {
    await more.click();
    await page.getByRole('button', { name: 'Filtrar esta lista' }).click();
  }
  await field.fill(text);
}

/** Picks an order of the list, as a person would, through its filter where it is not in sight: a long list has only its visible part in the page. */
export async function pickOrder(page: Page, number: string): Promise<void> {
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible();
  const option = page.getByRole('option', { name: number });
  if (!(await option.isVisible())) await filterOrders(page, number);
  await option.click();
}

/** Opens the form of the search, which folds once a search was made. */
export async function unfoldSearch(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: /^Cambiar: /, expanded: false });
  if (await change.isVisible()) await change.click();
}

/** Searches for the orders of an order's day, and picks it. */
export async function chooseOrder(page: Page, number: string): Promise<void> {
  await unfoldSearch(page);
  const day = `${number.slice(6, 8)}/${number.slice(4, 6)}/${number.slice(0, 4)}`;
  await page.getByRole('textbox', { name: 'Fecha inicial' }).fill(day);
  await page.getByRole('textbox', { name: 'Fecha final' }).fill(day);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await pickOrder(page, number);
}
