// The whole workflow with the keyboard alone: the focus is seen at every stop, is never lost, and comes back.
import { expect } from '@playwright/test';

import { configureOne } from '@tests/e2e/support/configured';
import { test } from '@tests/e2e/support/watched-test';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

import { orderWithCulture } from './support/answers';
import { arrowTo, openAndLeave, tabTo } from './support/keyboard';
import { zipButton } from './support/screen-steps';
import { openDashboard, openLogin, PATIENT, plantFault, visit, type Visit } from './support/visit';

const SLOW = { timeout: 90_000 };

const option = ({ page, t }: Visit) =>
  page.getByRole('listbox', { name: t('orders.title') }).getByRole('option');
const results = ({ page, t }: Visit) => page.getByRole('table', { name: t('results.title') });
const rows = ({ page, t }: Visit) => page.getByRole('rowgroup', { name: t('results.title') });

/** From the tabs of the search, which fold once it is made, to the one of a mode. */
async function chooseMode({ page, t }: Visit, mode: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: t('search.modes') });
  const name = new RegExp(`^${t('search.change')}: `);
  const change = page.getByRole('button', { name, expanded: false });
  await expect(tabs.or(change).filter({ visible: true })).toHaveCount(1);
  if (await change.isVisible()) {
    await tabTo(page, change);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  const tab = tabs.getByRole('tab', { name: t(`search.mode.${mode}`), exact: true });
  while ((await tab.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
}

test('sign in, a refused sign-in before it, and sign out', async ({ page, watched }) => {
  watched.expected = [/status of 500/];
  const visited = visit(page, 'es');
  const account = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');
  await openLogin(visited);
  // Nobody is chosen yet: the first one takes the focus.
  await tabTo(page, page.getByRole('radio').first());
  const laboratory = page.getByRole('radio', { name: 'Laboratorio' });
  for (let key = 0; key < 6 && !(await laboratory.isChecked()); key += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(laboratory).toBeChecked();
  await plantFault(page, '/service/authentication/web', 'refuse:5|invalid password|1;3|Maximum');
  await tabTo(page, visited.box('login.user'));
  await page.keyboard.type(account?.userName ?? '');
  await page.keyboard.press('Tab');
  await expect(visited.box('login.password')).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(visited.box('login.password')).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.type(account?.password ?? '');
  await page.keyboard.press('Enter');
  await expect(visited.button('app.signOut')).toBeVisible();
  await openAndLeave(page, visited.button('message.0058'));
  const menu = page.getByRole('button', { name: /^Menú: / });
  for (const control of [menu, visited.button('app.terms')]) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await tabTo(page, visited.button('app.signOut'));
  await page.keyboard.press('Enter');
  await expect(visited.button('login.submit')).toBeVisible();
});

test('search in every way, pick an order, read it, make its report', async ({ page }) => {
  const visited = visit(page, 'es');
  const { t, button } = visited;
  const order = await orderWithCulture();
  await openDashboard(visited, 'laboratorio');
  await chooseMode(visited, 'id');
  await tabTo(page, page.getByRole('textbox', { name: t('search.patientId') }));
  await page.keyboard.type(PATIENT);
  await page.keyboard.press('Enter');
  await expect(option(visited).first()).toBeVisible(SLOW);
  await chooseMode(visited, 'names');
  await tabTo(page, visited.box('search.lastName'));
  await page.keyboard.type('PÉREZ');
  await page.keyboard.press('Enter');
  await expect(option(visited).first()).toBeVisible(SLOW);
  await chooseMode(visited, 'date');
  await tabTo(page, button('search.submit'));
  await page.keyboard.press('Enter');
  await expect(option(visited).first()).toBeVisible(SLOW);
  const list = page.getByRole('listbox', { name: t('orders.title') });
  await tabTo(page, list.or(list.locator('[tabindex="0"]')).last());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);

  await chooseMode(visited, 'order');
  const number = page.getByRole('textbox', { name: t('search.orderNumber') });
  await tabTo(page, number);
  await page.keyboard.type('20269999');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(order);
  await page.keyboard.press('Enter');
  await expect(results(visited)).toBeVisible(SLOW);
  // The form folds, and the one field above it is ready for the next search.
  await expect(page.getByRole('combobox', { name: t('search.one.label') })).toBeFocused();

  for (const name of ['altered', 'all'] as const) {
    await tabTo(page, button(`results.filter.${name}`));
    await page.keyboard.press('Space');
    await expect(button(`results.filter.${name}`)).toHaveAttribute('aria-pressed', 'true');
  }
  for (const key of ['results.comment.button', 'results.antibiogram.button']) {
    const opener = page.getByRole('button', { name: visited.pattern(key) }).first();
    await arrowTo(page, rows(visited), opener);
    await openAndLeave(page, opener);
    // From the row to the table, which the next one is looked for from.
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => {
    window.open = () => null;
  });
  await openAndLeave(page, button('reports.title.final'), async (dialog) => {
    await expect(button('reports.download', dialog)).toBeVisible(SLOW);
    await tabTo(page, button('reports.download', dialog));
  });
});

test('switch an area and see each of its histories', async ({ page }) => {
  const visited = visit(page, 'es');
  await openDashboard(visited, PATIENT);
  await expect(option(visited).first()).toBeVisible();
  await option(visited).first().click();
  await expect(results(visited)).toBeVisible();
  for (const name of ['history.compare', 'history.choose']) {
    await tabTo(page, visited.button(name));
    await page.keyboard.press('Enter');
  }
  const area = page.getByRole('checkbox', { name: visited.pattern('results.check.group') }).first();
  await arrowTo(page, rows(visited), area);
  await page.keyboard.press('Space');
  await expect(area).toBeChecked();
  for (const mode of ['chart', 'table', 'combined'] as const) {
    await openAndLeave(page, visited.button(`history.${mode}.title`), async (dialog) => {
      await expect(
        dialog.getByRole(mode === 'chart' ? 'application' : 'table').first(),
      ).toBeVisible(SLOW);
    });
  }
});

test('the viewer in the place of the grid', async ({ page }) => {
  const visited = visit(page, 'es');
  await configureOne(page, 'VerReporteResultados', 'true');
  await openDashboard(visited, 'laboratorio');
  await chooseMode(visited, 'order');
  await tabTo(page, page.getByRole('textbox', { name: visited.t('search.orderNumber') }));
  await page.keyboard.type(await orderWithCulture());
  await page.keyboard.press('Enter');
  await expect(page.locator('canvas').first()).toBeVisible(SLOW);
  for (const tool of ['viewer.zoomIn', 'viewer.download']) {
    await tabTo(page, visited.button(tool));
  }
});

test('the archive of a customer', async ({ page }) => {
  const visited = visit(page, 'es');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  await openDashboard(visited, 'cliente');
  await tabTo(page, visited.button('search.submit'));
  await page.keyboard.press('Enter');
  const zip = zipButton(visited);
  await expect(zip).toBeEnabled(SLOW);
  await tabTo(page, zip);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, visited.button('app.cancel', dialog));
  await page.keyboard.press('Enter');
  const end = visited.button('zip.giveUp', dialog).or(visited.button('zip.discard', dialog));
  await expect(end).toBeVisible(SLOW);
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(zip).toBeFocused();
});

test('the configuration, refused and then left', async ({ page }) => {
  const visited = visit(page, 'es');
  await openDashboard(visited, 'administrador', true);
  const gear = visited.button('configuration.title');
  await openAndLeave(page, gear, async (dialog) => {
    await tabTo(page, dialog.getByRole('tab', { selected: true }));
    for (const tab of ['options', 'userTypes', 'terms', 'mail']) {
      await page.keyboard.press('ArrowDown');
      const name = visited.t(`configuration.tab.${tab}`);
      await expect(dialog.getByRole('tab', { name })).toBeFocused();
    }
  });
  await tabTo(page, gear);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const site = visited.box('configuration.label.URL', dialog);
  await tabTo(page, site);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('no address');
  await tabTo(page, visited.button('configuration.save', dialog));
  await page.keyboard.press('Enter');
  await expect(site).toHaveAttribute('aria-invalid', 'true');
  await expect(site).toBeFocused();
  await page.keyboard.press('Escape');
  const discard = visited.button('editing.discard');
  await tabTo(page, discard);
  await page.keyboard.press('Enter');
  await expect(gear).toBeFocused();
});
