import { expect } from '@playwright/test';

import { configureOne } from '@tests/e2e/support/configured';
import { openMenu } from '@tests/e2e/support/portal';

import { answerEveryKind, answerTruncatedHistory } from './answers';
import {
  chooseMode,
  CULTURE,
  FAILED,
  goOffline,
  HISTORY,
  listOrders,
  openByNumber,
  openCulture,
  openDialog,
  openFromRow,
  openHistory,
  openNewest,
  openRecovery,
  openReset,
  ORDERS,
  RECOVERY,
  RESET,
  results,
  RESULTS,
  sendRecovery,
  SIGN_IN,
  type Screen,
} from './screen-steps';
import {
  screen,
  failing,
  waiting,
  alert,
  dialogAlert,
  dialogTable,
  slow,
  text,
  status,
  signIn,
  saveReset,
  physicianSearches,
  openFirst,
  antibiogram,
  history,
} from './screen-ways';
import { ACCOUNT, REPORTS } from './screens-of-reports';
import { openDashboard, openLogin, plantFault, rewrite } from './visit';

const LOGIN: readonly Screen[] = [
  screen('login', openLogin),
  // Made up, because true attempts would end in a deactivated account.
  failing(
    'login-wrong-password',
    [SIGN_IN, 'refuse:5|invalid password|1;3|Maximum attempts'],
    signIn,
    ({ dialog }) => dialog(),
  ),
  failing(
    'login-unreachable-details',
    [SIGN_IN, 'status:503'],
    async (visited) => {
      await signIn(visited);
      await expect(alert(visited)).toBeVisible();
      await visited.page.getByText(visited.t('app.details'), { exact: true }).click();
    },
    ({ page, t }) => page.getByText(t('errors.details.address'), { exact: true }),
  ),
  failing('login-too-many', [SIGN_IN, 'status:429'], signIn, alert),
  screen(
    'login-captcha',
    async (visited) => {
      await configureOne(visited.page, 'Captcha', 'true');
      await openLogin(visited);
      await visited.page.getByRole('radio').first().check({ force: true });
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
  failing('recovery-unsure', [RECOVERY, 'status:500'], sendRecovery, dialogAlert),
  screen('reset', openReset),
  failing('reset-unconfirmed', [RESET, 'body:false'], saveReset, alert),
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
  failing('orders-failed', [ORDERS, 'status:500'], physicianSearches, alert),
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
  failing('results-failed', [RESULTS, 'status:500'], openFirst, text('results.failed')),
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
  failing('antibiogram-failed', [CULTURE, 'status:500'], antibiogram, dialogAlert),
  screen('test-panel', async (visited) => {
    await openNewest(visited);
    const { page } = visited;
    const named = page.getByRole('rowheader').filter({ hasNot: page.getByRole('heading') });
    await named.getByRole('button').first().click();
    await expect(visited.dialog().or(page.getByRole('complementary'))).toBeVisible();
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
  failing('history-failed', [HISTORY, 'status:500'], history('table'), dialogAlert),
];

/** Every screen of the portal and its states of waiting, emptiness, refusal and failure. */
export const SCREENS: readonly Screen[] = [...LOGIN, ...SEARCH, ...READING, ...REPORTS, ...ACCOUNT];
