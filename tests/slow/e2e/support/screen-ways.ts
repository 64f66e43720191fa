import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

import { configureOne } from '@tests/e2e/support/configured';

import { orderWithCulture } from './answers';
import {
  FAILED,
  listOrders,
  openByNumber,
  openCulture,
  openDialog,
  openFromRow,
  openHistory,
  openNewest,
  openReport,
  openReset,
  options,
  search,
  SLOW,
  zipButton,
  type Screen,
} from './screen-steps';
import {
  keepWaiting,
  openDashboard,
  openLogin,
  plantFault,
  typeCredentials,
  type Visit,
} from './visit';

export type Way = (visited: Visit) => Promise<unknown>;
export type Target = (visited: Visit) => Locator;

/** A screen that is there once something is to be seen. */
export const screen = (name: string, way: Way, seen?: Target, expected?: RegExp): Screen => ({
  name,
  open: async (visited) => {
    await way(visited);
    if (seen !== undefined) await expect(seen(visited).first()).toBeVisible(SLOW);
  },
  ...(expected !== undefined && { expected }),
});

/** A screen that tells of a fault of a call. */
export const failing = (
  name: string,
  [path, fault]: readonly [path: string, fault: string],
  way: Way,
  seen: Target,
): Screen =>
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
export const waiting = (name: string, path: string, way: Way, seen: Target): Screen =>
  screen(
    name,
    async (visited) => {
      await keepWaiting(visited.page, path);
      await way(visited);
    },
    seen,
  );

export const alert: Target = ({ page }) => page.getByRole('alert');
export const dialogAlert: Target = ({ dialog }) => dialog().getByRole('alert');
export const dialogTable: Target = ({ dialog }) => dialog().getByRole('table');
export const canvas: Target = ({ page }) => page.locator('canvas');
export const slow: Target = ({ page, t }) => page.getByText(t('app.slow'));
export const download: Target = ({ button, dialog }) => button('reports.download', dialog());
export const text =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByText(t(key));
export const status =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByRole('status', { name: t(key) });
export const heading =
  (key: string): Target =>
  ({ page, t }) =>
    page.getByRole('heading', { name: t(key) });

export const signIn: Way = async (visited) => {
  await openLogin(visited);
  await typeCredentials(visited, 'medico');
};
export const saveReset: Way = async (visited) => {
  await openReset(visited);
  await visited.button('password.save').click();
};
export const physicianSearches: Way = async (visited) => {
  await openDashboard(visited, 'medico');
  await search(visited);
};
export const openFirst: Way = async (visited) => {
  await listOrders(visited);
  await options(visited).first().click();
};
export const report: Way = async (visited) => {
  await openNewest(visited);
  await openReport(visited);
};
export const viewer: Way = async (visited) => {
  await configureOne(visited.page, 'VerReporteResultados', 'true');
  await openByNumber(visited, await orderWithCulture());
};
export const antibiogram: Way = async (visited) => {
  await openCulture(visited);
  await openFromRow(visited, 'results.antibiogram.button');
};
export const history =
  (mode: 'chart' | 'table' | 'combined'): Way =>
  async (visited) => {
    await openNewest(visited);
    await openHistory(visited, mode);
  };
export const zip: Way = async (visited) => {
  await visited.page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  await openDashboard(visited, 'cliente');
  await search(visited);
  await openDialog(visited, zipButton(visited));
};
