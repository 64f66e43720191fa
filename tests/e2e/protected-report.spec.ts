// A laboratory that wants its reports protected: what leaves the real portal opens with the password that it names.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Download, Page } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';

import { expectAccessible } from './support/accessibility';
import { findReport, withAttachments } from './support/embedded-report';
import { LABORATORY } from './support/laboratory-client';
import { chooseOrder, demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

const LABORATORY_USER = 4;
const NOTE =
  /protegido.*La contraseña es el número de documento del paciente, sin puntos ni espacios\./;

interface Answer {
  readonly listOrders: readonly {
    readonly order: { readonly orderNumber: number; readonly patient: { patientId: string } };
  }[];
}

/** The LIS wants every report protected. Gives the document numbers of the patients, by order. */
async function protectReports(page: Page): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  await page.route(`${LABORATORY}/lis/api/reports/finalReport`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text === '') return route.fulfill({ response });
    const { listOrders } = JSON.parse(text) as Answer;
    for (const { order } of listOrders) {
      numbers.set(String(order.orderNumber), order.patient.patientId.replaceAll(/[.\s]/g, ''));
    }
    return route.fulfill({
      response,
      json: { listOrders: listOrders.map((job) => ({ ...job, encrypt: true })) },
    });
  });
  return numbers;
}

/** A file's text with the password, after making sure that it has none without. */
async function textOf(bytes: Uint8Array, password: string): Promise<string> {
  await expect(pdfPages(bytes)).rejects.toThrow();
  await expect(pdfPages(bytes, '')).rejects.toThrow();
  return withoutSpace((await pdfPages(bytes, password)).join(' '));
}

async function bytesOf(download: Promise<Download>): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await (await download).path()));
}

test('a report with its attachments is downloaded behind the password that the dialog names', async ({
  page,
}) => {
  const numbers = await protectReports(page);
  const { order, report } = await findReport(withAttachments);
  await openAs(page, demoAccount(LABORATORY_USER));
  await chooseOrder(page, order);
  await page.getByRole('button', { name: 'Informe final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generando informes' });
  await expect(dialog.getByRole('note').filter({ hasText: NOTE })).toBeVisible();
  await expectAccessible(page);
  // The window of the click is gone: the browser would have asked there for what is said here.
  expect(page.context().pages()).toHaveLength(1);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const text = await textOf(await bytesOf(download), numbers.get(order) ?? '');
  for (const { testName } of report.tests) expect(text).toContain(withoutSpace(testName));
});
