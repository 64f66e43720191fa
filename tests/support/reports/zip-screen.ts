import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { openDashboard } from '@tests/support/orders/dashboard';
import type { watchBrowser, watchDeliveries } from './reports';
import { readXlsxWithPython } from '@tests/support/files/xlsx';
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

/** The lines of a sheet of the summary, which is the first file, without the heading. */
export async function summaryLines(
  [summary]: Awaited<ReturnType<typeof readZip>>,
  sheet: 'Resultados' | 'Órdenes',
) {
  const sheets = await readXlsxWithPython(summary?.bytes ?? new Uint8Array());
  return sheets[sheet]?.rows.slice(1).map((row) => Object.values(row)) ?? [];
}

/** Numbers of the orders whose delivery the LIS was told of. */
export function deliveredOrders(deliveries: ReturnType<typeof watchDeliveries>): string[] {
  return deliveries.map(({ order }) => String(order['orderNumber'])).toSorted();
}

/** A text that stands on the screen once the reports are drawn. */
export function drawn(text: RegExp | string) {
  return screen.findByText(text);
}
