import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { read, utils } from 'xlsx';

import { openDashboard } from '@tests/support/orders/dashboard';
import type { watchBrowser, watchDeliveries } from '@tests/support/reports/reports';
import { readZip } from '@tests/support/files/zip';
import { answerZip, type ZipFaults } from './zip-laboratory';

export const ZIP = /^Descargar ZIP: /;
export const DIALOG = { name: /^(Generando informes|Descarga )/ };

export const zipButton = () => screen.findByRole('button', { name: ZIP });
export const dialog = () => within(screen.getByRole('dialog', DIALOG));
export const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

/** A customer before the list of a search by date. */
export async function searchOrders(
  orders: readonly string[],
  faults: ZipFaults,
): Promise<UserEvent> {
  answerZip(orders, faults);
  const user = await openDashboard(3);
  await press(user, 'Buscar');
  await waitFor(async () => {
    expect(await zipButton()).toBeEnabled();
  });
  return user;
}

/** The same, with the zip begun. */
export async function startZip(orders: readonly string[], faults: ZipFaults): Promise<UserEvent> {
  const user = await searchOrders(orders, faults);
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  return user;
}

/** The last file that the browser was given. */
export async function lastDownload(browser: ReturnType<typeof watchBrowser>) {
  const { href, name } = browser.downloads.at(-1) ?? { href: '', name: '' };
  const blob = browser.blobs.get(href);
  if (blob === undefined) throw new Error('nothing was downloaded');
  return { name, files: await readZip(new Uint8Array(await blob.arrayBuffer())) };
}

/** The rows of a sheet of the summary, which is the first file, cells without a content left out; none where there is no such sheet. */
export function summaryRows(
  [summary]: Awaited<ReturnType<typeof readZip>>,
  sheet: 'Resultados' | 'Órdenes' | 'Aviso',
): readonly (readonly unknown[])[] {
  const found = read(summary?.bytes, { type: 'array' }).Sheets[sheet];
  if (found === undefined) return [];
  const rows = utils.sheet_to_json<readonly unknown[]>(found, { header: 1 });
  return rows.map((row) => Object.values(row));
}

/** The same without the heading. */
export const summaryLines = (...asked: Parameters<typeof summaryRows>) =>
  summaryRows(...asked).slice(1);

/** Numbers of the orders whose delivery the LIS was told of. */
export function deliveredOrders(deliveries: ReturnType<typeof watchDeliveries>): string[] {
  return deliveries.map(({ order }) => String(order['orderNumber'])).toSorted();
}

/** The line that says how many reports of how many orders are in the file below it. */
export async function packed(count: number, of: number, file = `Órdenes ${count}.zip`) {
  expect(await screen.findByText(file)).toBeVisible();
  return screen.getByText(new RegExp(`^${count} de ${of} · .* · Resumen incluido$`));
}
