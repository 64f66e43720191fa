// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { USER_TYPES } from '@tests/support/administration/administration';
import { changeSetting, openDashboard } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import {
  answerZip,
  resultOf,
  zipOrders,
  type ZipFault,
} from '@tests/support/reports/zip-laboratory';
import {
  deliveredOrders,
  dialog,
  drawn,
  lastDownload,
  press,
  searchOrders,
  startZip,
  summaryLines,
  ZIP,
  zipButton,
} from '@tests/support/reports/zip-screen';
import { readXlsxWithPython } from '@tests/support/files/xlsx';

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

it('the summary says that the list may hold the newest orders alone', async () => {
  server.use(
    http.get(USER_TYPES, () =>
      HttpResponse.json([{ type: 3, visible: true, onlyValidated: true, quantityOrder: 2 }]),
    ),
  );
  await startZip(zipOrders(2), faults);
  await drawn(/2 de 2 informes están en el archivo/);
  const [summary] = (await lastDownload(browser)).files;
  const { Aviso: note } = await readXlsxWithPython(summary?.bytes ?? new Uint8Array());
  expect(note?.rows).toEqual([
    { A: 'La lista muestra solo las 2 órdenes más recientes; puede haber más.' },
  ]);
});

/** Spreads faults over orders: as many orders as `share` of all for each kind. */
function spread(orders: readonly string[], kinds: readonly ZipFault[], share: number): void {
  const each = Math.round(orders.length * share);
  kinds.forEach((kind, at) => {
    for (let count = 0; count < each; count += 1) {
      faults.set(orders[at + count * kinds.length] ?? '', kind);
    }
  });
}

it('offers the zip to customers only, and only after a search by date', async () => {
  answerZip(zipOrders(1), faults);
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await screen.findByRole('option', { name: /Ana/ });
  expect(screen.queryByRole('button', { name: ZIP })).not.toBeInTheDocument();
});

it('F1: what would turn a text in the summary is written out', async () => {
  answerZip(zipOrders(1), faults, () => '\u202e5.12');
  const user = await openDashboard(3);
  await press(user, 'Buscar');
  await screen.findByRole('option', { name: /Ana/ });
  await press(user, ZIP);
  await drawn(/1 de 1 informes están en el archivo/);
  const { files } = await lastDownload(browser);
  const [line] = await summaryLines(files, 'Resultados');
  expect(line).toContain('[U+202E]5.12');
});

it('a laboratory without the setting offers no zip', async () => {
  changeSetting('EmpaquetarOrdenesCliente', 'False');
  answerZip(zipOrders(1), faults);
  const user = await openDashboard(3);
  expect(screen.queryByRole('button', { name: ZIP })).not.toBeInTheDocument();
  await press(user, 'Buscar');
  await screen.findByRole('option', { name: /Ana/ });
  expect(screen.queryByRole('button', { name: ZIP })).not.toBeInTheDocument();
});

async function searchRange(start: string, end: string): Promise<void> {
  answerZip(zipOrders(1), faults);
  const user = await openDashboard(3);
  for (const [name, text] of [
    ['Fecha inicial', start],
    ['Fecha final', end],
  ] as const) {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  }
  await press(user, 'Buscar');
  await screen.findByRole('option', { name: /Ana/ });
}

it('31 days can be packed', async () => {
  await searchRange('01/03/2026', '01/04/2026');
  expect(await zipButton()).toBeEnabled();
  expect(await zipButton()).not.toHaveAccessibleDescription();
});

it('more than 31 days are packed in parts, each with its days and its number', async () => {
  const orders = [...zipOrders(2), '202601150001', '202601140001', '202512310001'];
  answerZip(orders, faults);
  const user = await openDashboard(3);
  await user.clear(screen.getByRole('textbox', { name: 'Fecha inicial' }));
  await user.type(screen.getByRole('textbox', { name: 'Fecha inicial' }), '01/12/2025');
  await press(user, 'Buscar');
  const parts = await screen.findAllByRole('button', { name: /^Descargar ZIP: .* · / });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Descargar ZIP: 01/03/2026 · 2 informes',
    'Descargar ZIP: 31/12/2025 a 15/01/2026 · 3 informes',
  ]);
  await user.click(parts[1] ?? document.body);
  expect(await drawn('3 de 3 informes están en el archivo Órdenes 3.zip.')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: /^Descarga lista/ })).toBeVisible();
});

it('packs what the filter shows, or what was picked, in ranges with Shift', async () => {
  const orders = zipOrders(6);
  const user = await searchOrders(orders, faults);
  expect(screen.getByRole('button', { name: 'Descargar ZIP: 6 informes' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar órdenes' }), orders[0] ?? '');
  expect(await screen.findByRole('button', { name: 'Descargar ZIP: 1 informe' })).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Filtrar órdenes' }));

  await user.click(screen.getByRole('button', { name: 'Seleccionar órdenes' }));
  const list = screen.getByRole('listbox', { name: 'Órdenes' });
  const entries = within(list).getAllByRole('option');
  await user.click(entries[1] ?? list);
  await user.keyboard('{Shift>}');
  await user.click(entries[3] ?? list);
  await user.keyboard('{/Shift}');
  expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(3);
  // Picking opens no order.
  expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
  await user.click(entries[2] ?? list);
  expect(screen.getByText('2 seleccionadas')).toBeVisible();
  await press(user, 'Descargar ZIP: 2 informes');
  expect(await drawn('2 de 2 informes están en el archivo Órdenes 2.zip.')).toBeVisible();
  await press(user, 'Cerrar');
  list.focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('6 seleccionadas')).toBeVisible();
  await press(user, 'Terminar');
  expect(screen.getByRole('button', { name: 'Descargar ZIP: 6 informes' })).toBeVisible();
});

it.each([
  [5, [3, 5], true],
  [3, [5], false],
  [4, [], false],
])(
  'for type %i with zipUserTypes %j the button is there: %s',
  async (type, zipUserTypes, isThere) => {
    answerZip(zipOrders(2), faults);
    server.use(
      http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, zipUserTypes })),
    );
    const user = await openDashboard(type);
    await press(user, 'Buscar');
    await screen.findByRole('listbox', { name: 'Órdenes' });
    await waitFor(() => {
      expect(screen.queryAllByRole('button', { name: ZIP })).toHaveLength(isThere ? 1 : 0);
    });
  },
);

it('an empty list cannot be packed', async () => {
  answerZip([], faults);
  const user = await openDashboard(3);
  await press(user, 'Buscar');
  await screen.findByText('No se encontraron órdenes con estos filtros.');
  expect(await zipButton()).toBeDisabled();
});

it('7 % of each fault: every order is accounted for, then the failed ones alone are tried again (D10, F3)', async () => {
  const orders = zipOrders(14);
  const kinds: readonly ZipFault[] = [
    'unknown order',
    'no results',
    'status 404',
    'status 500',
    'dropped',
    'html',
    'broken drawing',
  ];
  spread(orders, kinds, 0.07);
  const user = await startZip(orders, faults);
  expect(await drawn('7 de 14 informes están en el archivo Órdenes 7.zip.')).toBeVisible();

  expect(dialog().getByText('2 órdenes no tienen resultados para informar.')).toBeVisible();
  const failures = within(dialog().getByRole('list', { name: '5 órdenes fallaron' }));
  expect(failures.getAllByRole('listitem')).toHaveLength(5);
  expect(failures.getAllByText(/servidor no pudo completar la solicitud/)).toHaveLength(2);
  expect(failures.getAllByText(/El PDF no se pudo dibujar/)).toHaveLength(1);

  const { name, files } = await lastDownload(browser);
  expect(name).toBe('Órdenes 7.zip');
  const included = orders.filter((order) => !faults.has(order));
  const [summary, ...reports] = files;
  expect(summary?.name).toBe('Resumen.xlsx');
  expect(reports.map((file) => file.name)).toEqual(included.map((order) => `${order}.pdf`));
  for (const [at, order] of included.entries()) {
    const text = await pdfTextOf(reports[at]?.bytes ?? new Uint8Array());
    expect(text).toContain(order);
    expect(text).toContain(resultOf(order));
  }
  const rows = await summaryLines(files, 'Órdenes');
  expect(rows.map(([order]) => order)).toEqual(orders);
  expect(rows.filter((row) => row.includes('Incluida'))).toHaveLength(7);
  expect(rows.filter((row) => row.includes('Fallida'))).toHaveLength(5);
  expect(rows.filter((row) => row.includes('Sin resultados'))).toHaveLength(2);
  const results = await summaryLines(files, 'Resultados');
  expect(results).toHaveLength(7);
  expect(results.every((row) => row.includes(resultOf(String(row[0]))))).toBe(true);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual(included.toSorted());
  });

  for (const [order, fault] of faults) {
    if (fault !== 'unknown order' && fault !== 'no results') faults.delete(order);
  }
  await user.click(await screen.findByRole('button', { name: 'Reintentar solo las fallidas' }));
  expect(await drawn('12 de 14 informes están en el archivo Órdenes 12.zip.')).toBeVisible();
  const again = await lastDownload(browser);
  expect(again.files.slice(1).map((file) => file.name)).toEqual(
    orders.filter((order) => !faults.has(order)).map((order) => `${order}.pdf`),
  );
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual(
      orders.filter((order) => !faults.has(order)).toSorted(),
    );
  });
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
});

it('without any candidate nothing is written and the warning says so', async () => {
  const orders = zipOrders(3);
  for (const order of orders) faults.set(order, 'no results');
  await startZip(orders, faults);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ninguna orden es candidata para la generación de reporte',
  );
  expect(browser.downloads).toEqual([]);
  expect(deliveries).toEqual([]);
});

it('when all fail nothing is written, and that is no lack of candidates', async () => {
  const orders = zipOrders(2);
  for (const order of orders) faults.set(order, 'status 500');
  await startZip(orders, faults);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ningún informe se pudo generar.');
  expect(browser.downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
});
