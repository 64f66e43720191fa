import { expect } from '@playwright/test';

import { configureOne } from '@tests/e2e/support/configured';

import { orderWithCulture } from './answers';
import {
  FAILED,
  NEW_PASSWORD,
  openAdministration,
  openPasswordChange,
  openPrintLink,
  openTab,
  REPORT,
  type Screen,
} from './screen-steps';
import {
  screen,
  failing,
  waiting,
  alert,
  dialogAlert,
  canvas,
  download,
  text,
  heading,
  report,
  viewer,
  zip,
} from './screen-ways';
import { chooseLanguage, openDashboard, rewrite } from './visit';

export const REPORTS: readonly Screen[] = [
  waiting('report-waiting', REPORT, report, ({ dialog, t }) =>
    dialog().getByText(t('reports.step.results')),
  ),
  screen('report-ready', report, download),
  failing('report-failed', [REPORT, 'status:500'], report, dialogAlert),
  screen(
    'report-attachments-left-out',
    async (visited) => {
      await rewrite(visited.page, REPORT, (answer) => {
        const body = answer as {
          listOrders: { order: { resultTest: { testId: number }[] }; attachments: object[] }[];
        };
        for (const { order, attachments } of body.listOrders) {
          const idTest = order.resultTest[0]?.testId;
          for (const [name, file] of [
            ['electroforesis de proteinas en suero y orina.pdf', 'AAAA'],
            ['vacio.pdf', ''],
          ]) {
            attachments.push({ idTest, name, extension: 'pdf', viewresul: true, file });
          }
        }
        return body;
      });
      await report(visited);
    },
    download,
  ),
  screen('viewer', viewer, canvas),
  screen(
    'viewer-failed',
    async (visited) => {
      await visited.page.route(/pdf\.worker/, (route) => route.abort());
      await viewer(visited);
    },
    alert,
    FAILED,
  ),
  screen(
    'zip-ended',
    async (visited) => {
      let calls = 0;
      await visited.page.route(`**${REPORT}`, (route) => {
        calls += 1;
        const headers = route.request().headers();
        if (calls % 3 === 1) headers['x-demo-fault'] = 'status:502';
        return route.continue({ headers });
      });
      await zip(visited);
      await expect(visited.dialog().getByText(/\.zip/)).toBeVisible({ timeout: 120_000 });
    },
    undefined,
    FAILED,
  ),
  waiting('zip-running', REPORT, zip, ({ button, dialog }) => button('app.cancel', dialog())),
  screen('print-link', async (visited) => openPrintLink(visited, await orderWithCulture()), canvas),
  screen('print-link-wrong', (visited) => openPrintLink(visited, '209901010001'), alert),
];

export const ACCOUNT: readonly Screen[] = [
  screen('password', async (visited) => {
    await visited.box('password.new', await openPasswordChange(visited)).fill('corta');
  }),
  failing(
    'password-unconfirmed',
    ['/service/authentication/updatepassword', 'status:504'],
    async (visited) => {
      const dialog = await openPasswordChange(visited);
      await visited.box('message.0241', dialog).fill('Cliente.2026');
      await visited.box('password.new', dialog).fill(NEW_PASSWORD);
      await visited.box('password.repeat', dialog).fill(NEW_PASSWORD);
      await visited.button('password.save', dialog).click();
    },
    dialogAlert,
  ),
  screen(
    'profile',
    async (visited) => {
      await openDashboard(visited, 'medico');
      await visited.page.goto('/userprofile');
    },
    heading('password.profile'),
  ),
  screen(
    'not-found',
    async (visited) => {
      await chooseLanguage(visited);
      await visited.page.goto('/no/such/page');
    },
    ({ page }) => page.getByText('404'),
  ),
  failing(
    'unavailable',
    ['/service/configuration/encrypted', 'status:500'],
    async (visited) => {
      await chooseLanguage(visited);
      await visited.page.goto('/');
    },
    heading('errors.unavailable.title'),
  ),
  ...['client', 'options', 'userTypes', 'terms', 'mail'].map((tab) =>
    screen(`configuration-${tab}`, (visited) => openTab(visited, tab)),
  ),
  screen('configuration-unread', async (visited) => {
    await configureOne(visited.page, 'VerPreliminar', null);
    await openAdministration(visited);
  }),
  screen('configuration-refused', async (visited) => {
    const dialog = await openAdministration(visited);
    const field = visited.box('configuration.label.URL', dialog);
    await field.fill('no address');
    await visited.button('configuration.save', dialog).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }),
  screen(
    'configuration-leaving',
    async (visited) => {
      const dialog = await openAdministration(visited);
      await visited.box('configuration.label.Titulo', dialog).fill('A medias');
      await visited.page.keyboard.press('Escape');
    },
    text('editing.leaveText'),
  ),
  screen(
    'customer-data',
    async (visited) => {
      const dialog = await openAdministration(visited);
      await dialog.getByRole('link', { name: visited.t('customerData.open') }).click();
    },
    heading('customerData.title'),
  ),
];
