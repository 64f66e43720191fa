import { expect } from '@playwright/test';

import { answerEveryKind, answerTruncatedHistory } from './answers';
import {
  type Screen,
  ORDERS,
  RESULTS,
  HISTORY,
  CULTURE,
  FAILED,
  SLOW,
  options,
  chooseMode,
  search,
  listOrders,
  openNewest,
  openCulture,
  openFromRow,
  openHistory,
  goOffline,
} from './screen-steps';
import { keepWaiting, openDashboard, plantFault, rewrite, type Visit } from './visit';

export const SEARCH: readonly Screen[] = [
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

export const READING: readonly Screen[] = [
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
    // Offline may come before the last part of the screen.
    expected: /ERR_INTERNET|MissingPartError/,
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
