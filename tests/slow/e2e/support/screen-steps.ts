import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

import { openMenu } from '@tests/e2e/support/portal';

import { orderWithCulture } from './answers';
import { chooseLanguage, openDashboard, openLogin, PATIENT, type Visit } from './visit';

/** A state of the portal, and the way to it from nothing. */
export interface Screen {
  readonly name: string;
  readonly open: (visited: Visit) => Promise<void>;
  /** Console errors that the way provokes on purpose. */
  readonly expected?: RegExp;
}

export const SIGN_IN = '/service/authentication/web';
export const ORDERS = '/service/orders/filter';
export const RESULTS = '/service/orders/results/order/**';
export const HISTORY = '/service/orders/results/history';
export const REPORT = '/lis/api/reports/finalReport';
export const RECOVERY = '/service/authentication/passwordrecovery/**';
export const RESET = '/service/authentication/passwordreset';
export const CULTURE = '/lis/api/microbiology/**';
export const NEW_PASSWORD = 'Recuperada.2026';
export const FAILED = /status of|ERR_FAILED|ERR_INTERNET/;
export const SLOW = { timeout: 90_000 };

export const options = ({ page, t }: Visit) =>
  page.getByRole('listbox', { name: t('orders.title') }).getByRole('option');
export const results = ({ page, t }: Visit) =>
  page.getByRole('table', { name: t('results.title') });

/** Narrow screens show the modes of the search as buttons. */
export async function chooseMode({ page, t }: Visit, mode: string): Promise<void> {
  const tab = page.getByRole('tab', { name: t(`search.mode.${mode}`), exact: true });
  await tab
    .or(page.getByRole('button', { name: t(`search.searchBy.${mode}`), exact: true }))
    .click();
}

export async function search(visited: Visit): Promise<void> {
  await visited.button('search.submit').click();
}

/** The button of the zip, which names what it would hold. */
export const zipButton = ({ page, t }: Visit) =>
  page.getByRole('button', { name: new RegExp(`^${t('zip.download')}: `) });

/** The orders of a patient, which are listed without a search. */
export async function listOrders(visited: Visit): Promise<void> {
  await openDashboard(visited, PATIENT);
  await expect(options(visited).first()).toBeVisible();
}

export async function openNewest(visited: Visit): Promise<void> {
  await listOrders(visited);
  await options(visited).first().click();
  await expect(results(visited)).toBeVisible();
}

/** An order by its number, as the laboratory: it opens by itself. */
export async function openByNumber(visited: Visit, order: string): Promise<void> {
  await openDashboard(visited, 'laboratorio');
  await chooseMode(visited, 'order');
  await visited.page.getByRole('textbox', { name: visited.t('search.orderNumber') }).fill(order);
  await search(visited);
}

export async function openCulture(visited: Visit): Promise<void> {
  await openByNumber(visited, await orderWithCulture());
  await expect(results(visited)).toBeVisible();
}

export async function openDialog(visited: Visit, opener: Locator): Promise<Locator> {
  await opener.click();
  const dialog = visited.dialog();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens what the first control of this name in the results opens. */
export async function openFromRow(visited: Visit, key: string): Promise<Locator> {
  const { page, pattern } = visited;
  return openDialog(visited, page.getByRole('button', { name: pattern(key) }).first());
}

/** Ticks the groups in sight for a mode of the history and opens it. */
export async function openHistory(
  visited: Visit,
  mode: 'chart' | 'table' | 'combined',
): Promise<void> {
  const { page, pattern } = visited;
  await visited.button('history.compare').click();
  await visited.button('history.choose').click();
  await page
    .getByRole('checkbox', { name: pattern('results.check.group') })
    .first()
    .check({ force: true });
  await openDialog(visited, visited.button(`history.${mode}.title`));
}

export async function openReport(
  visited: Visit,
  kind: 'final' | 'preliminary' = 'final',
): Promise<void> {
  await visited.page.evaluate(() => {
    window.open = () => null;
  });
  if (kind === 'preliminary') await visited.button('reports.more').click();
  await openDialog(visited, visited.button(`reports.title.${kind}`));
}

export async function openAdministration(visited: Visit): Promise<Locator> {
  await openDashboard(visited, 'administrador', true);
  const dialog = await openDialog(visited, visited.button('configuration.title'));
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}

export async function openTab(visited: Visit, name: string): Promise<void> {
  const dialog = await openAdministration(visited);
  await dialog.getByRole('tab', { name: visited.t(`configuration.tab.${name}`) }).click();
  const panel = dialog.getByRole('tabpanel');
  await expect(panel.getByRole('textbox').or(panel.getByRole('switch')).first()).toBeVisible();
}

export async function openRecovery(visited: Visit): Promise<void> {
  await openLogin(visited);
  const { page, t, box, button } = visited;
  await page.getByRole('radio', { name: t('login.types.2') }).check({ force: true });
  const dialog = await openDialog(visited, button('recovery.forgot'));
  await box('login.document', dialog).fill('1010009236');
  await box('recovery.email', dialog).fill('paciente4@correo.example');
}

export async function sendRecovery(visited: Visit): Promise<void> {
  await openRecovery(visited);
  await visited.button('recovery.send', visited.dialog()).click();
  await expect(visited.dialog().getByRole('alert')).toBeVisible();
}

export async function openReset(visited: Visit): Promise<void> {
  await chooseLanguage(visited);
  await visited.page.goto('/?token=no.longer.valid');
  await visited.box('password.new').fill(NEW_PASSWORD);
  await visited.box('password.repeat').fill(NEW_PASSWORD);
}

export async function openPasswordChange(visited: Visit): Promise<Locator> {
  await openDashboard(visited, 'cliente');
  await expect(visited.page.getByRole('banner')).toBeVisible();
  await openMenu(visited.page);
  return openDialog(visited, visited.button('message.0058'));
}

export async function openPrintLink(visited: Visit, order: string): Promise<void> {
  await chooseLanguage(visited);
  await visited.page.goto(`/orqrm:${btoa(order)}`);
}

export async function goOffline({ page, t }: Visit): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(t('app.offline'))).toBeVisible();
}
