import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { openEmptyPage } from '@tests/e2e/support/portal';

import { word, wordPattern, type Language } from './words';

type AccountName = (typeof DEMO_ACCOUNTS)[number]['userName'];

export const PATIENT = DEMO_ACCOUNTS.find(({ type }) => type === 2)?.userName ?? '';

/** A page in one language, and what one does in it. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly t: (key: string) => string;
  readonly pattern: (key: string) => RegExp;
  readonly button: (key: string, within?: Locator) => Locator;
  readonly box: (key: string, within?: Locator) => Locator;
  readonly dialog: () => Locator;
}

export function visit(page: Page, language: Language): Visit {
  const t = (key: string) => word(language, key);
  return {
    page,
    language,
    t,
    pattern: (key) => wordPattern(language, key),
    button: (key, within) =>
      (within ?? page).getByRole('button', { name: t(key), exact: true }).first(),
    box: (key, within) => (within ?? page).getByRole('textbox', { name: t(key), exact: true }),
    dialog: () => page.getByRole('dialog').last(),
  };
}

/** Chooses the language as the device remembers it. */
export async function chooseLanguage({ page, language }: Visit): Promise<void> {
  await page.addInitScript((chosen) => {
    if (window.origin.startsWith('http')) localStorage.setItem('language', chosen);
  }, language);
}

function accountOf(name: AccountName) {
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === name);
  if (account === undefined) throw new Error(`no demo account ${name}`);
  return account;
}

export async function openLogin(visited: Visit, address = '/'): Promise<void> {
  await chooseLanguage(visited);
  await visited.page.goto(address);
  // On a phone the fields follow once somebody is chosen.
  await expect(visited.page.getByRole('radiogroup')).toBeVisible();
}

const PATIENT_TYPE = 2;

/** Fills the login and sends it. */
export async function typeCredentials(
  { page, t, box, button }: Visit,
  name: AccountName,
  password = accountOf(name).password,
): Promise<void> {
  const { type } = accountOf(name);
  await page.getByRole('radio', { name: t(`login.types.${type}`) }).check({ force: true });
  await box(type === PATIENT_TYPE ? 'login.document' : 'login.user').fill(name);
  await box('login.password').fill(password);
  await button('login.submit').click();
}

/** Sessions of this worker, so that not every screen begins with a sign-in. */
const sessions = new Map<AccountName, string>();

/** The dashboard as an account; `typed` keeps the right to administer, which a session taken up again has not. */
export async function openDashboard(
  visited: Visit,
  name: AccountName,
  isTyped = false,
): Promise<void> {
  const { page } = visited;
  const kept = sessions.get(name);
  if (kept === undefined || isTyped) {
    await openLogin(visited);
    await typeCredentials(visited, name);
  } else {
    await chooseLanguage(visited);
    await openEmptyPage(page);
    await page.evaluate((session) => {
      sessionStorage.setItem('s', session);
    }, kept);
    await page.goto('/dashboard');
  }
  await page.waitForURL('**/dashboard');
  const session = await page.evaluate(() => sessionStorage.getItem('s'));
  if (session !== null) sessions.set(name, session);
}

/** Answers with a fault of the demo laboratory (demo-lis/server/faults.ts). */
export async function plantFault(page: Page, path: string, fault: string): Promise<void> {
  await page.route(`${LABORATORY}${path}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': fault } }),
  );
}

/** Rewrites the JSON of an answer. */
export async function rewrite(
  page: Page,
  path: string,
  change: (answer: unknown, route: Route) => unknown,
): Promise<void> {
  await page.route(`${LABORATORY}${path}`, async (route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const answer: unknown = await response.json();
    await route.fulfill({ response, json: change(answer, route) });
  });
}

/** Never answers: the screen keeps waiting. */
export async function keepWaiting(page: Page, path: string): Promise<void> {
  await page.route(`${LABORATORY}${path}`, () => undefined);
}
