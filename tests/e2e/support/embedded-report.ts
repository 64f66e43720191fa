import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { configureOne } from './configured';
import { LABORATORY, openLaboratory, type WireReport } from './laboratory-client';
import { chooseOrder, demoAccount, openAs } from './portal';

const LABORATORY_USER = 4;
const FINAL_REPORT = `${LABORATORY}/lis/api/reports/finalReport`;
const SCAN = 'tests/support/fixtures/scanned-page.pdf';

/** Adds a scan to the attachments of every report. */
export async function attachScan(page: Page): Promise<void> {
  const file = (await readFile(SCAN)).toString('base64');
  await page.route(FINAL_REPORT, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      listOrders: { order: { resultTest: { testId: number }[] }; attachments: object[] }[];
    };
    for (const { order, attachments } of body.listOrders) {
      const idTest = order.resultTest[0]?.testId;
      attachments.push({ idTest, name: 'escaneo', extension: 'pdf', viewresul: true, file });
    }
    await route.fulfill({ response, json: body });
  });
}

/** The newest order of the last month whose final report is what `isWanted` asks for. */
export async function findReport(isWanted: (report: WireReport) => boolean) {
  const laboratory = await openLaboratory(demoAccount(LABORATORY_USER));
  for (const order of await laboratory.recentOrders(30)) {
    const report = await laboratory.finalReport(order);
    if (report.tests.length > 0 && isWanted(report)) return { order, report };
  }
  throw new Error('no such report in the last 30 days');
}

/** A report of several pages. */
export const withAttachments = ({ attachments }: WireReport) =>
  attachments.length === 3 && !attachments.join().includes('vacio');

/** Signs in to a laboratory with VerReporteResultados on and chooses an order, whose report is made at once. */
export async function openEmbedded(page: Page, order: string): Promise<void> {
  await configureOne(page, 'VerReporteResultados', 'true');
  await openAs(page, demoAccount(LABORATORY_USER));
  const toggle = page.getByRole('button', { name: 'Buscar por fecha' });
  if (await toggle.isVisible()) {
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  }
  await chooseOrder(page, order);
}
