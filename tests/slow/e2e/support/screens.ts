import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

import { configureOne } from '@tests/e2e/support/configured';
import { openMenu } from '@tests/e2e/support/portal';

import { answerEveryKind, answerTruncatedHistory, orderWithCulture } from './answers';
import {
  chooseMode,
  CULTURE,
  FAILED,
  goOffline,
  HISTORY,
  listOrders,
  NEW_PASSWORD,
  openAdministration,
  openByNumber,
  openCulture,
  openDialog,
  openFromRow,
  openHistory,
  openNewest,
  openPasswordChange,
  openPrintLink,
  openRecovery,
  openReport,
  openReset,
  openTab,
  options,
  ORDERS,
  RECOVERY,
  REPORT,
  RESET,
  results,
  RESULTS,
  search,
  sendRecovery,
  SIGN_IN,
  SLOW,
  zipButton,
  type Screen,
} from './screen-steps';
import {
  chooseLanguage,
  keepWaiting,
  openDashboard,
  openLogin,
  plantFault,
  rewrite,
  typeCredentials,
  type Visit,
} from './visit';

type Way = (visited: Visit) => Promise<unknown>;
type Target = (visited: Visit) => Locator;

/** A screen that is there once something is to be seen. */
const screen = (name: string, way: Way, seen?: Target, expected?: RegExp): Screen => ({
  name,
  open: async (visited) => {
    await way(visited);
    if (seen !== undefined) await expect(seen(visited).first()).toBeVisible(SLOW);
  },
  ...(expected !== undefined && { expected }),
});

/** A screen that tells of a fault of a call. */
const failing = (name: string, path: string, fault: string, way: Way, seen: Target): Screen =>
  screen(
    name,
    async (visited) => {
      await plantFault(visited.page, path, fault);
      await way(visited);
    },
    seen,
    FAILED,
  );

/** A screen that waits for a call. */
const waiting = (name: string, path: string, way: Way, seen: Target): Screen =>
  screen(
    name,
    async (visited) => {
      await keepWaiting(visited.page, path);
      await way(visited);
    },
    seen,
  );

const alert: Target = ({ page }) => page.getByRole('alert');
const dialogAlert: Target = ({ dialog }) => dialog().getByRole('alert');
const dialogTable: Target = ({ dialog }) => dialog().getByRole('table');
const canvas: Target = ({ page }) => page.locator('canvas');
const slow: Target = ({ page, t }) => page.getByText(t('app.slow'));
const download: Target = ({ button, dialog }) => button('reports.download', dialog());
const text =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByText(t(key));
const status =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByRole('status', { name: t(key) });
const heading =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByRole('heading', { name: t(key) });

const signIn: Way = async (visited) => {
  await openLogin(visited);
  await typeCredentials(visited, 'medico');
};
const saveReset: Way = async (visited) => {
  await openReset(visited);
  await visited.button('password.save').click();
};
const physicianSearches: Way = async (visited) => {
  await openDashboard(visited, 'medico');
  await search(visited);
};
const openFirst: Way = async (visited) => {
  await listOrders(visited);
  await options(visited).first().click();
};
const report: Way = async (visited) => {
  await openNewest(visited);
  await openReport(visited);
};
const viewer: Way = async (visited) => {
  await configureOne(visited.page, 'VerReporteResultados', 'true');
  await openByNumber(visited, await orderWithCulture());
};
const antibiogram: Way = async (visited) => {
  await openCulture(visited);
  await openFromRow(visited, 'results.antibiogram.button');
};
const history =
  (mode: 'chart' | 'table' | 'combined'): Way =>
  async (visited) => {
    await openNewest(visited);
    await openHistory(visited, mode);
  };
const zip: Way = async (visited) => {
  await visited.page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  await openDashboard(visited, 'cliente');
  await search(visited);
  await openDialog(visited, zipButton(visited));
};

const LOGIN: readonly Screen[] = [
  screen('login', openLogin),
  // Made up, because true attempts would end in a deactivated account.
  failing(
    'login-wrong-password',
    SIGN_IN,
    'refuse:5|invalid password|1;3|Maximum attempts',
    signIn,
    ({ dialog }) => dialog(),
  ),
  failing(
    'login-unreachable-details',
    SIGN_IN,
    'status:503',
    async (visited) => {
      await signIn(visited);
      await expect(alert(visited)).toBeVisible();
      await visited.page.getByText(visited.t('app.details'), { exact: true }).click();
    },
    ({ page, t }) => page.getByText(t('errors.details.address'), { exact: true }),
  ),
  failing('login-too-many', SIGN_IN, 'status:429', signIn, alert),
  screen(
    'login-captcha',
    async (visited) => {
      await configureOne(visited.page, 'Captcha', 'true');
      await openLogin(visited);
    },
    ({ box }) => box('login.captcha.code'),
  ),
  screen('login-terms', async (visited) => {
    await openLogin(visited);
    await openDialog(visited, visited.button('app.terms'));
  }),
  screen('login-leaving', async (visited) => {
    await openLogin(visited);
    await openDialog(visited, visited.page.getByRole('link', { name: visited.t('app.website') }));
  }),
  screen(
    'login-expired',
    (visited) => openLogin(visited, '/?expired'),
    status('login.sessionEnd.expired.title'),
  ),
  screen(
    'login-offline',
    async (visited) => {
      await openLogin(visited);
      await goOffline(visited);
    },
    undefined,
    FAILED,
  ),
  screen('recovery', openRecovery),
  failing('recovery-unsure', RECOVERY, 'status:500', sendRecovery, dialogAlert),
  screen('reset', openReset),
  failing('reset-unconfirmed', RESET, 'body:false', saveReset, alert),
  screen('reset-expired', saveReset, status('recovery.expired'), FAILED),
];

const SEARCH: readonly Screen[] = [
  ...['date', 'id', 'names', 'order'].map((mode) =>
    screen(
      `search-${mode}`,
      async (visited) => {
        await openDashboard(visited, 'laboratorio');
        await chooseMode(visited, mode);
      },
      ({ button }) => button('search.submit'),
    ),
  ),
  screen('search-refused', async (visited) => {
    await openByNumber(visited, '20269999');
    const field = visited.page.getByRole('textbox', { name: visited.t('search.orderNumber') });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }),
  waiting('orders-loading', ORDERS, physicianSearches, slow),
  screen(
    'orders-empty',
    async (visited) => {
      await rewrite(visited.page, ORDERS, () => []);
      await physicianSearches(visited);
    },
    text('orders.empty'),
  ),
  failing('orders-failed', ORDERS, 'status:500', physicianSearches, alert),
  screen('orders', listOrders),
  screen('orders-one', openCulture),
];

const READING: readonly Screen[] = [
  screen('results', openNewest),
  screen('results-every-kind', async (visited) => {
    await answerEveryKind(visited.page);
    await openCulture(visited);
  }),
  waiting('results-loading', RESULTS, openFirst, slow),
  failing('results-failed', RESULTS, 'status:500', openFirst, text('results.failed')),
  screen(
    'results-offline',
    async (visited) => {
      await openNewest(visited);
      await goOffline(visited);
      await expect(results(visited)).toBeVisible();
    },
    undefined,
    // Offline may come before the last part of the screen.
    /ERR_INTERNET|MissingPartError/,
  ),
  screen('comment', async (visited) => {
    await openCulture(visited);
    await openFromRow(visited, 'results.comment.button');
  }),
  screen('antibiogram', antibiogram, dialogTable),
  failing('antibiogram-failed', CULTURE, 'status:500', antibiogram, dialogAlert),
  screen('test-panel', async (visited) => {
    await openNewest(visited);
    const opener = visited.page.getByRole('button', { name: 'Hemoglobina', exact: true });
    await openDialog(visited, opener.first());
  }),
  screen(
    'glossary',
    async (visited) => {
      await listOrders(visited);
      await openMenu(visited.page);
      await openDialog(visited, visited.button('glossary.button'));
    },
    ({ dialog }) => dialog().getByRole('searchbox'),
  ),
  screen('history-chart', history('chart'), ({ dialog }) => dialog().getByRole('application')),
  screen('history-table', history('table'), dialogTable),
  screen('history-combined', history('combined'), dialogTable),
  ...(['chart', 'table', 'combined'] as const).map((mode) =>
    screen(
      `history-${mode}-unasked`,
      async (visited) => {
        await answerTruncatedHistory(visited.page);
        await openNewest(visited);
        await plantFault(visited.page, RESULTS, 'status:500');
        await openHistory(visited, mode);
      },
      ({ dialog, t }) => dialog().getByRole('button', { name: t('history.recent.retry') }),
      FAILED,
    ),
  ),
  failing('history-failed', HISTORY, 'status:500', history('table'), dialogAlert),
];

const REPORTS: readonly Screen[] = [
  waiting('report-waiting', REPORT, report, ({ dialog, t }) =>
    dialog().getByText(t('reports.step.results')),
  ),
  screen('report-ready', report, download),
  failing('report-failed', REPORT, 'status:500', report, dialogAlert),
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

const ACCOUNT: readonly Screen[] = [
  screen('password', async (visited) => {
    await visited.box('password.new', await openPasswordChange(visited)).fill('corta');
  }),
  failing(
    'password-unconfirmed',
    '/service/authentication/updatepassword',
    'status:504',
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
    '/service/configuration/encrypted',
    'status:500',
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

/** Every screen of the portal and its states of waiting, emptiness, refusal and failure. */
export const SCREENS: readonly Screen[] = [...LOGIN, ...SEARCH, ...READING, ...REPORTS, ...ACCOUNT];
