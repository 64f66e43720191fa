// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import { DELIVERY, FINAL_REPORT, gate, HEADER, VALIDATORS } from '@tests/support/reports/reports';
import { answerZip, zipOrders, zipReport } from '@tests/support/reports/zip-laboratory';
import {
  deliveredOrders,
  DIALOG,
  dialog,
  drawn,
  lastDownload,
  press,
  searchOrders,
  startZip,
  summaryLines,
  ZIP,
} from '@tests/support/reports/zip-screen';

const FILE_NAMING = `${LABORATORY}/lis/api/configuration/GenerarPDFCon`;

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

it('a stop keeps what is done: it can be saved, and the others stay accounted for', async () => {
  const orders = zipOrders(6);
  const waiting = gate();
  const user = await searchOrders(orders, faults);
  server.use(
    http.get(VALIDATORS, async ({ params }) => {
      if (Number(String(params['order']).slice(-4)) < 4) await waiting.wait();
      return HttpResponse.json([]);
    }),
  );
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  await waitFor(() => {
    expect(dialog().getByRole('progressbar', { name: 'Avance' })).toHaveAttribute(
      'aria-valuetext',
      '3 de 6 órdenes',
    );
  });
  await press(user, 'Cancelar');
  expect(await screen.findByText(/Se detuvo con 3 de 6 informes listos/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: /^Descarga detenida/ })).toBeVisible();
  expect(browser.downloads).toEqual([]);
  expect(deliveries).toEqual([]);
  await press(user, 'Guardar 3 informes');
  expect(await drawn('3 de 6 informes están en el archivo Órdenes 3.zip.')).toBeVisible();
  const { files } = await lastDownload(browser);
  const rows = await summaryLines(files, 'Órdenes');
  expect(rows.filter((row) => row.includes('Se detuvo antes de su turno.'))).toHaveLength(3);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toHaveLength(3);
  });
  waiting.open();
});

it('what was stopped can go on, and what is dropped is delivered to nobody', async () => {
  const orders = zipOrders(3);
  const waiting = gate();
  const user = await searchOrders(orders, faults);
  server.use(
    http.get(VALIDATORS, async () => {
      await waiting.wait();
      return HttpResponse.json([]);
    }),
  );
  await press(user, ZIP);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(
    await screen.findByText('Se detuvo antes del primer informe: no hay nada que guardar.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Terminar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
  waiting.open();
  await press(user, 'Continuar');
  expect(await drawn('3 de 3 informes están en el archivo Órdenes 3.zip.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a stop before the settings are there ends at once, and makes nothing when they come', async () => {
  const waiting = gate();
  const user = await searchOrders(zipOrders(2), faults);
  server.use(
    http.get(FILE_NAMING, async () => {
      await waiting.wait();
      return HttpResponse.json({ key: 'GenerarPDFCon', value: '4' });
    }),
  );
  await press(user, ZIP);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(
    await screen.findByText('Se detuvo antes del primer informe: no hay nada que guardar.'),
  ).toBeVisible();
  waiting.open();
  await press(user, 'Continuar');
  expect(await drawn('2 de 2 informes están en el archivo Órdenes 2.zip.')).toBeVisible();
  expect(browser.downloads).toHaveLength(1);
  const { files } = await lastDownload(browser);
  expect(files.map(({ name }) => name)).toContain('doc-202603010001_202603010001.pdf');
});

it('what was delivered is no longer undelivered in the list', async () => {
  const orders = zipOrders(3);
  const user = await searchOrders(orders, faults);
  server.use(
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  await press(user, 'Revisar novedades');
  await screen.findByRole('button', { name: 'Sin entregar 3' });
  await press(user, ZIP);
  await drawn('3 de 3 informes están en el archivo Órdenes 3.zip.');
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toHaveLength(3);
  });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /^Sin entregar/ })).toBeNull();
  });
});

it('deliveries that the LIS refuses are counted, and the file stays', async () => {
  server.use(http.post(DELIVERY, () => new HttpResponse(null, { status: 500 })));
  await startZip(zipOrders(2), faults);
  expect(await drawn(/No se pudo registrar la entrega de 2 informes/)).toBeVisible();
  expect((await lastDownload(browser)).name).toBe('Órdenes 2.zip');
});

it('leaving the page is warned of while reports are made, and not before or after', async () => {
  const orders = zipOrders(1);
  const waiting = gate();
  const user = await searchOrders(orders, faults);
  server.use(
    http.get(VALIDATORS, async () => {
      await waiting.wait();
      return HttpResponse.json([]);
    }),
  );
  expect(asksBeforeUnload()).toBe(false);
  await press(user, ZIP);
  await screen.findByRole('dialog', DIALOG);
  await waitFor(() => {
    expect(asksBeforeUnload()).toBe(true);
  });
  waiting.open();
  await drawn('1 de 1 informes están en el archivo Órdenes 1.zip.');
  await waitFor(() => {
    expect(asksBeforeUnload()).toBe(false);
  });
});

it('where every order failed alike the reason stands once, with a retry', async () => {
  const orders = zipOrders(3);
  const user = await searchOrders(orders, faults);
  server.use(http.post(HEADER, () => HttpResponse.json({ code: 0, message: 'x' })));
  await press(user, ZIP);
  const alert = await screen.findByRole('alert', { name: 'Ningún informe se pudo generar.' });
  expect(screen.getByRole('dialog', { name: /^Descarga sin informes/ })).toBeVisible();
  const reason = 'El servidor respondió algo que el portal no puede leer.';
  expect(alert).toHaveTextContent(reason);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(dialog().getByText('3 órdenes fallaron')).toBeVisible();
  expect(screen.queryByText(/Ninguna orden es candidata/)).toBeNull();
  expect(screen.queryByText(/no tienen resultados para informar/)).toBeNull();
  answerZip(orders, faults);
  await press(user, 'Reintentar');
  expect(await drawn('3 de 3 informes están en el archivo Órdenes 3.zip.')).toBeVisible();
});

it('orders that failed for their own reasons are listed with them, and all add up', async () => {
  const orders = zipOrders(3);
  faults.set(orders[0] ?? '', 'html');
  faults.set(orders[1] ?? '', 'no results');
  await startZip(orders, faults);
  expect(await drawn('1 de 3 informes están en el archivo Órdenes 1.zip.')).toBeVisible();
  expect(dialog().getByText('1 orden no tiene resultados para informar.')).toBeVisible();
  expect(dialog().getByRole('list', { name: '1 orden falló' })).toHaveTextContent(
    `${orders[0] ?? ''}: El servidor respondió algo que el portal no puede leer.`,
  );
});

it('a report is not packed under the name of somebody else (F7)', async () => {
  const [second = '', first = ''] = zipOrders(2);
  const user = await searchOrders([second, first], faults);
  server.use(
    http.get(FILE_NAMING, () => HttpResponse.json({ key: 'GenerarPDFCon', value: '5' })),
    http.post(FINAL_REPORT, async ({ request }) => {
      const isFirst = (await request.text()).includes(first);
      const { order, ...beside } = zipReport(isFirst ? first : second);
      const other = { ...order.patient, patientId: '9911', name1: 'Luis', lastName: 'Gil' };
      const patient = isFirst ? other : order.patient;
      return HttpResponse.json({ listOrders: [{ ...beside, order: { ...order, patient } }] });
    }),
  );
  await press(user, ZIP);
  expect(await drawn(/^1 de 2 informes están en el archivo/)).toBeVisible();
  expect(await screen.findByText(/a nombre de otro paciente: no se genera/)).toBeVisible();
  const { files } = await lastDownload(browser);
  expect(files.map(({ name }) => name)).toEqual(['Resumen.xlsx', expect.stringContaining(second)]);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual([second]);
  });
});
