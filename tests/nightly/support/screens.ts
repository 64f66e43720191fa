import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

import {
  answerEveryKind,
  answerSetting,
  answerTruncatedHistory,
  orderWithCulture,
} from './answers';
import {
  chooseLanguage,
  keepWaiting,
  openDashboard,
  openLogin,
  PATIENT,
  plantFault,
  rewrite,
  typeCredentials,
  type Visit,
} from './visit';

/** A state of the portal, and the way to it from nothing. */
export interface Screen {
  readonly name: string;
  readonly open: (visited: Visit) => Promise<void>;
  /** Console errors that the way provokes on purpose. */
  readonly expected?: RegExp;
}

const SIGN_IN = '/service/authentication/web';
const ORDERS = '/service/orders/filter';
const RESULTS = '/service/orders/results/order/**';
const HISTORY = '/service/orders/results/history';
const REPORT = '/lis/api/reports/finalReport';
const RECOVERY = '/service/authentication/passwordrecovery/**';
const RESET = '/service/authentication/passwordreset';
const CULTURE = '/lis/api/microbiology/**';
const NEW_PASSWORD = 'Recuperada.2026';
const FAILED = /status of|ERR_FAILED|ERR_INTERNET/;
const SLOW = { timeout: 90_000 };

const options = ({ page, t }: Visit) =>
  page.getByRole('listbox', { name: t('orders.title') }).getByRole('option');
const results = ({ page, t }: Visit) => page.getByRole('table', { name: t('results.title') });

/** Narrow screens show the modes of the search as buttons. */
export async function chooseMode({ page, t }: Visit, mode: string): Promise<void> {
  const tab = page.getByRole('tab', { name: t(`search.mode.${mode}`), exact: true });
  await tab
    .or(page.getByRole('button', { name: t(`search.searchBy.${mode}`), exact: true }))
    .click();
}

async function search(visited: Visit): Promise<void> {
  await visited.button('search.submit').click();
}

/** The orders of a patient, which are listed without a search. */
async function listOrders(visited: Visit): Promise<void> {
  await openDashboard(visited, PATIENT);
  await expect(options(visited).first()).toBeVisible();
}

async function openNewest(visited: Visit): Promise<void> {
  await listOrders(visited);
  await options(visited).first().click();
  await expect(results(visited)).toBeVisible();
}

/** An order by its number, as the laboratory: it opens by itself. */
async function openByNumber(visited: Visit, order: string): Promise<void> {
  await openDashboard(visited, 'laboratorio');
  await chooseMode(visited, 'order');
  await visited.page.getByRole('textbox', { name: visited.t('search.orderNumber') }).fill(order);
  await search(visited);
}

async function openCulture(visited: Visit): Promise<void> {
  await openByNumber(visited, await orderWithCulture());
  await expect(results(visited)).toBeVisible();
}

async function openDialog(visited: Visit, opener: Locator): Promise<Locator> {
  await opener.click();
  const dialog = visited.dialog();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Scrolls the results until a control is in the page. */
async function openFromRow(visited: Visit, key: string): Promise<Locator> {
  const { page, pattern } = visited;
  const control = page.getByRole('button', { name: pattern(key) }).first();
  const scroller = page.getByRole('rowgroup', { name: visited.t('results.title') });
  await expect(async () => {
    if (!(await control.isVisible())) {
      await scroller.evaluate((element) => {
        const end = element.scrollHeight - element.clientHeight;
        element.scrollTop = element.scrollTop >= end ? 0 : element.scrollTop + 200;
      });
    }
    await expect(control).toBeVisible({ timeout: 150 });
  }).toPass(SLOW);
  return openDialog(visited, control);
}

/** Ticks the groups in sight for a mode of the history and opens it. */
async function openHistory(visited: Visit, mode: 'chart' | 'table' | 'combined'): Promise<void> {
  const { page, pattern } = visited;
  await page
    .getByRole('checkbox', { name: pattern(`results.check.group.${mode}`) })
    .first()
    .check({ force: true });
  await openDialog(visited, visited.button(`history.${mode}.title`));
}

async function openReport(visited: Visit, kind: 'final' | 'preliminary' = 'final'): Promise<void> {
  await visited.page.evaluate(() => {
    window.open = () => null;
  });
  await openDialog(visited, visited.button(`reports.title.${kind}`));
}

async function openAdministration(visited: Visit): Promise<Locator> {
  await openDashboard(visited, 'administrador', true);
  const dialog = await openDialog(visited, visited.button('configuration.title'));
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}

async function openTab(visited: Visit, name: string): Promise<void> {
  const dialog = await openAdministration(visited);
  await dialog.getByRole('tab', { name: visited.t(`configuration.tab.${name}`) }).click();
  const panel = dialog.getByRole('tabpanel');
  await expect(panel.getByRole('textbox').or(panel.getByRole('switch')).first()).toBeVisible();
}

async function openRecovery(visited: Visit): Promise<void> {
  await openLogin(visited);
  const { page, t, box, button } = visited;
  await page.getByRole('radio', { name: t('login.types.2') }).check({ force: true });
  const dialog = await openDialog(visited, button('recovery.forgot'));
  await box('recovery.user', dialog).fill('1010009236');
  await box('recovery.email', dialog).fill('paciente4@correo.example');
}

async function sendRecovery(visited: Visit): Promise<void> {
  await openRecovery(visited);
  await visited.button('recovery.send', visited.dialog()).click();
  await expect(visited.dialog().getByRole('alert')).toBeVisible();
}

async function openReset(visited: Visit): Promise<void> {
  await chooseLanguage(visited);
  await visited.page.goto('/?token=no.longer.valid');
  await visited.box('password.new').fill(NEW_PASSWORD);
  await visited.box('password.repeat').fill(NEW_PASSWORD);
}

async function openPasswordChange(visited: Visit): Promise<Locator> {
  await openDashboard(visited, 'cliente');
  return openDialog(visited, visited.button('message.0058'));
}

async function openPrintLink(visited: Visit, order: string): Promise<void> {
  await chooseLanguage(visited);
  await visited.page.goto(`/orqrm:${btoa(order)}`);
}

async function goOffline({ page, t }: Visit): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(t('app.offline'))).toBeVisible();
}

const LOGIN: readonly Screen[] = [
  { name: 'login', open: openLogin },
  {
    name: 'login-wrong-password',
    expected: FAILED,
    open: async (visited) => {
      // Made up, because true attempts would end in a deactivated account.
      await plantFault(visited.page, SIGN_IN, 'refuse:5|invalid password|1;3|Maximum attempts');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      await expect(visited.dialog()).toBeVisible();
    },
  },
  {
    name: 'login-unreachable-details',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, SIGN_IN, 'status:503');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      const { page, t } = visited;
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByText(t('app.details'), { exact: true }).click();
      await expect(page.getByText(t('errors.details.address'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'login-too-many',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, SIGN_IN, 'status:429');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      await expect(visited.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-captcha',
    open: async (visited) => {
      await answerSetting(visited.page, 'Captcha', 'true');
      await openLogin(visited);
      await expect(visited.box('login.captcha.code')).toBeVisible();
    },
  },
  {
    name: 'login-terms',
    open: async (visited) => {
      await openLogin(visited);
      await openDialog(visited, visited.button('app.terms'));
    },
  },
  {
    name: 'login-leaving',
    open: async (visited) => {
      await openLogin(visited);
      const link = visited.page.getByRole('link', { name: visited.t('app.website') });
      await openDialog(visited, link);
    },
  },
  {
    name: 'login-expired',
    open: async (visited) => {
      await openLogin(visited, '/?expired');
      await expect(
        visited.page.getByRole('status', { name: visited.t('login.expiredTitle') }),
      ).toBeVisible();
    },
  },
  {
    name: 'login-offline',
    expected: FAILED,
    open: async (visited) => {
      await openLogin(visited);
      await goOffline(visited);
    },
  },
  { name: 'recovery', open: openRecovery },
  {
    name: 'recovery-unsure',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, RECOVERY, 'status:500');
      await sendRecovery(visited);
    },
  },
  { name: 'reset', open: openReset },
  {
    name: 'reset-unconfirmed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, RESET, 'body:false');
      await openReset(visited);
      await visited.button('password.save').click();
      await expect(visited.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'reset-expired',
    expected: FAILED,
    open: async (visited) => {
      await openReset(visited);
      await visited.button('password.save').click();
      await expect(
        visited.page.getByRole('status', { name: visited.t('recovery.expired') }),
      ).toBeVisible();
    },
  },
];

const SEARCH: readonly Screen[] = [
  ...['date', 'id', 'names', 'order'].map((mode) => ({
    name: `search-${mode}`,
    open: async (visited: Visit) => {
      await openDashboard(visited, 'laboratorio');
      await chooseMode(visited, mode);
      await expect(visited.button('search.submit')).toBeVisible();
    },
  })),
  {
    name: 'search-refused',
    open: async (visited) => {
      await openDashboard(visited, 'laboratorio');
      await chooseMode(visited, 'order');
      const field = visited.page.getByRole('textbox', { name: visited.t('search.orderNumber') });
      await field.fill('20269999');
      await search(visited);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'orders-loading',
    open: async (visited) => {
      await keepWaiting(visited.page, ORDERS);
      await openDashboard(visited, 'medico');
      await search(visited);
      await expect(visited.page.getByText(visited.t('app.slow'))).toBeVisible(SLOW);
    },
  },
  {
    name: 'orders-empty',
    open: async (visited) => {
      await rewrite(visited.page, ORDERS, () => []);
      await openDashboard(visited, 'medico');
      await search(visited);
      await expect(visited.page.getByText(visited.t('orders.empty'))).toBeVisible();
    },
  },
  {
    name: 'orders-failed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, ORDERS, 'status:500');
      await openDashboard(visited, 'medico');
      await search(visited);
      await expect(visited.page.getByRole('alert').first()).toBeVisible(SLOW);
    },
  },
  { name: 'orders', open: listOrders },
  {
    name: 'orders-one',
    open: async (visited) => {
      await openCulture(visited);
    },
  },
];

const READING: readonly Screen[] = [
  { name: 'results', open: openNewest },
  {
    name: 'results-every-kind',
    open: async (visited) => {
      await answerEveryKind(visited.page);
      await openCulture(visited);
    },
  },
  {
    name: 'results-loading',
    open: async (visited) => {
      await keepWaiting(visited.page, RESULTS);
      await listOrders(visited);
      await options(visited).first().click();
      await expect(visited.page.getByText(visited.t('app.slow'))).toBeVisible(SLOW);
    },
  },
  {
    name: 'results-failed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, RESULTS, 'status:500');
      await listOrders(visited);
      await options(visited).first().click();
      await expect(visited.page.getByText(visited.t('results.failed'))).toBeVisible(SLOW);
    },
  },
  {
    name: 'results-offline',
    expected: FAILED,
    open: async (visited) => {
      await openNewest(visited);
      await goOffline(visited);
    },
  },
  {
    name: 'comment',
    open: async (visited) => {
      await openCulture(visited);
      await openFromRow(visited, 'results.comment.button');
    },
  },
  {
    name: 'antibiogram',
    open: async (visited) => {
      await openCulture(visited);
      const dialog = await openFromRow(visited, 'results.antibiogram.button');
      await expect(dialog.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'antibiogram-failed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, CULTURE, 'status:500');
      await openCulture(visited);
      const dialog = await openFromRow(visited, 'results.antibiogram.button');
      await expect(dialog.getByRole('alert')).toBeVisible(SLOW);
    },
  },
  {
    name: 'history-chart',
    open: async (visited) => {
      await openNewest(visited);
      await openHistory(visited, 'chart');
      await expect(visited.dialog().getByRole('application').first()).toBeVisible(SLOW);
    },
  },
  {
    name: 'history-table',
    open: async (visited) => {
      await openNewest(visited);
      await openHistory(visited, 'table');
      await expect(visited.dialog().getByRole('table').first()).toBeVisible(SLOW);
    },
  },
  {
    name: 'history-combined',
    open: async (visited) => {
      await openNewest(visited);
      await openHistory(visited, 'combined');
      await expect(visited.dialog().getByRole('table').first()).toBeVisible(SLOW);
    },
  },
  ...(['chart', 'table', 'combined'] as const).map((mode) => ({
    name: `history-${mode}-unasked`,
    expected: FAILED,
    open: async (visited: Visit) => {
      await answerTruncatedHistory(visited.page);
      await openNewest(visited);
      await plantFault(visited.page, RESULTS, 'status:500');
      await openHistory(visited, mode);
      await expect(
        visited
          .dialog()
          .getByRole('button', { name: visited.t('history.recent.retry') })
          .first(),
      ).toBeVisible(SLOW);
    },
  })),
  {
    name: 'history-failed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, HISTORY, 'status:500');
      await openNewest(visited);
      await openHistory(visited, 'table');
      await expect(visited.dialog().getByRole('alert')).toBeVisible(SLOW);
    },
  },
];

const REPORTS: readonly Screen[] = [
  {
    name: 'report-waiting',
    open: async (visited) => {
      await keepWaiting(visited.page, REPORT);
      await openNewest(visited);
      await openReport(visited);
      await expect(visited.dialog().getByText(visited.t('reports.step.results'))).toBeVisible();
    },
  },
  {
    name: 'report-ready',
    open: async (visited) => {
      await openNewest(visited);
      await openReport(visited);
      await expect(visited.button('reports.download', visited.dialog())).toBeVisible(SLOW);
    },
  },
  {
    name: 'report-failed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, REPORT, 'status:500');
      await openNewest(visited);
      await openReport(visited);
      await expect(visited.dialog().getByRole('alert')).toBeVisible(SLOW);
    },
  },
  {
    name: 'report-attachments-left-out',
    open: async (visited) => {
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
      await openNewest(visited);
      await openReport(visited);
      await expect(visited.button('reports.download', visited.dialog())).toBeVisible(SLOW);
    },
  },
  {
    name: 'viewer',
    open: async (visited) => {
      await answerSetting(visited.page, 'VerReporteResultados', 'true');
      await openByNumber(visited, await orderWithCulture());
      await expect(visited.page.locator('canvas').first()).toBeVisible(SLOW);
    },
  },
  {
    name: 'viewer-failed',
    expected: FAILED,
    open: async (visited) => {
      await visited.page.route(/pdf\.worker/, (route) => route.abort());
      await answerSetting(visited.page, 'VerReporteResultados', 'true');
      await openByNumber(visited, await orderWithCulture());
      await expect(visited.page.getByRole('alert')).toBeVisible(SLOW);
    },
  },
  {
    name: 'zip-ended',
    expected: FAILED,
    open: async (visited) => {
      await visited.page.addInitScript(() => {
        Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
      });
      let calls = 0;
      await visited.page.route(`**${REPORT}`, (route) => {
        calls += 1;
        const headers = route.request().headers();
        if (calls % 3 === 1) headers['x-demo-fault'] = 'status:502';
        return route.continue({ headers });
      });
      await openDashboard(visited, 'cliente');
      await search(visited);
      await openDialog(visited, visited.button('zip.download'));
      await expect(visited.dialog().getByText(/\.zip/)).toBeVisible({ timeout: 120_000 });
    },
  },
  {
    name: 'zip-running',
    open: async (visited) => {
      await visited.page.addInitScript(() => {
        Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
      });
      await keepWaiting(visited.page, REPORT);
      await openDashboard(visited, 'cliente');
      await search(visited);
      await openDialog(visited, visited.button('zip.download'));
      await expect(visited.button('app.cancel', visited.dialog())).toBeVisible(SLOW);
    },
  },
  {
    name: 'print-link',
    open: async (visited) => {
      await openPrintLink(visited, await orderWithCulture());
      await expect(visited.page.locator('canvas').first()).toBeVisible(SLOW);
    },
  },
  {
    name: 'print-link-wrong',
    open: async (visited) => {
      await openPrintLink(visited, '209901010001');
      await expect(visited.page.getByRole('alert')).toBeVisible(SLOW);
    },
  },
];

const ACCOUNT: readonly Screen[] = [
  {
    name: 'password',
    open: async (visited) => {
      const dialog = await openPasswordChange(visited);
      await visited.box('password.new', dialog).fill('corta');
    },
  },
  {
    name: 'password-unconfirmed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, '/service/authentication/updatepassword', 'status:504');
      const dialog = await openPasswordChange(visited);
      await visited.box('message.0241', dialog).fill('Cliente.2026');
      await visited.box('password.new', dialog).fill(NEW_PASSWORD);
      await visited.box('password.repeat', dialog).fill(NEW_PASSWORD);
      await visited.button('password.save', dialog).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'profile',
    open: async (visited) => {
      await openDashboard(visited, 'medico');
      await visited.page.goto('/userprofile');
      await expect(
        visited.page.getByRole('heading', { name: visited.t('password.profile') }),
      ).toBeVisible();
    },
  },
  {
    name: 'not-found',
    open: async (visited) => {
      await chooseLanguage(visited);
      await visited.page.goto('/no/such/page');
      await expect(visited.page.getByText('404')).toBeVisible();
    },
  },
  {
    name: 'unavailable',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, '/service/configuration/encrypted', 'status:500');
      await chooseLanguage(visited);
      await visited.page.goto('/');
      await expect(
        visited.page.getByRole('heading', { name: visited.t('errors.unavailable.title') }),
      ).toBeVisible(SLOW);
    },
  },
  ...['client', 'options', 'userTypes', 'terms', 'mail'].map((tab) => ({
    name: `configuration-${tab}`,
    open: (visited: Visit) => openTab(visited, tab),
  })),
  {
    name: 'configuration-unread',
    open: async (visited) => {
      await answerSetting(visited.page, 'VerPreliminar', 'unreadable');
      await openAdministration(visited);
    },
  },
  {
    name: 'configuration-refused',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await visited.box('configuration.label.URL', dialog).fill('no address');
      await visited.button('configuration.save', dialog).click();
      const field = visited.box('configuration.label.URL', dialog);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'configuration-leaving',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await visited.box('configuration.label.Titulo', dialog).fill('A medias');
      await visited.page.keyboard.press('Escape');
      await expect(visited.page.getByText(visited.t('editing.leaveText'))).toBeVisible();
    },
  },
  {
    name: 'customer-data',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await dialog.getByRole('link', { name: visited.t('customerData.open') }).click();
      await expect(
        visited.page.getByRole('heading', { name: visited.t('customerData.title') }),
      ).toBeVisible();
    },
  },
];

/** Every screen of the portal and its states of waiting, emptiness, refusal and failure. */
export const SCREENS: readonly Screen[] = [...LOGIN, ...SEARCH, ...READING, ...REPORTS, ...ACCOUNT];
