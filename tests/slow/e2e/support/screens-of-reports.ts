import { expect } from '@playwright/test';

import { answerSetting, orderWithCulture } from './answers';
import {
  type Screen,
  REPORT,
  FAILED,
  SLOW,
  search,
  openNewest,
  openByNumber,
  openDialog,
  openReport,
  openPrintLink,
  zipButton,
} from './screen-steps';
import { keepWaiting, openDashboard, plantFault, rewrite } from './visit';

export const REPORTS: readonly Screen[] = [
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
      await openDialog(visited, zipButton(visited));
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
      await openDialog(visited, zipButton(visited));
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
