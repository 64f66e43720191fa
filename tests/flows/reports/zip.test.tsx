import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { USER_TYPES } from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import { changeSetting, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { watchZip, type ZipWorld } from './report-world';
import { DELIVERY, FINAL_REPORT } from '@tests/support/reports/reports';
import { answerZip, resultOf, zipOrders, zipReport, type ZipFault } from './zip-laboratory';
import {
  deliveredOrders,
  dialog,
  lastDownload,
  packed,
  press,
  searchOrders,
  startZip,
  summaryLines,
  ZIP,
} from './zip-screen';

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

const FAULTS: readonly ZipFault[] = [
  ...(['unknown order', 'no results', 'status 404', 'status 500'] as const),
  ...(['dropped', 'html', 'broken drawing'] as const),
];

it('whatever fails, every order is accounted for, then the failed ones alone are tried again', async () => {
  const orders = zipOrders(9);
  FAULTS.forEach((fault, at) => faults.set(orders[at + 1] ?? '', fault));
  const sound = () => orders.filter((order) => !faults.has(order));
  // What would turn a text is written out.
  const turned = (order: string) => `\u202e${resultOf(order)}`;
  const user = await searchOrders(orders, faults);
  answerZip(orders, faults, turned);
  await press(user, ZIP);
  expect(await packed(2, 9)).toBeVisible();
  expect(dialog().getByText('2 órdenes no tienen resultados para informar.')).toBeVisible();
  const failures = within(dialog().getByRole('list', { name: '5 órdenes fallaron' }));
  expect(failures.getAllByRole('listitem')).toHaveLength(5);
  expect(failures.getAllByText(/servidor no pudo completar la solicitud/)).toHaveLength(2);
  expect(failures.getByText(/respondió algo que el portal no puede leer/)).toBeVisible();
  expect(failures.getByText(/El PDF no se pudo dibujar/)).toBeVisible();

  const { name, files } = await lastDownload(browser);
  expect(name).toBe('Órdenes 2.zip');
  const [, ...reports] = files;
  expect(reports.map((file) => file.name)).toEqual(sound().map((order) => `${order}.pdf`));
  for (const [at, order] of sound().entries()) {
    const text = await pdfTextOf(reports[at]?.bytes ?? new Uint8Array());
    expect(text).toContain(order);
    expect(text).toContain(resultOf(order));
  }
  const rows = summaryLines(files, 'Órdenes');
  expect(rows.map(([order]) => order)).toEqual(orders);
  expect(rows.every((row) => row.includes('CC'))).toBe(true);
  const states = ['Incluida', 'Fallida', 'Sin resultados'];
  expect(states.map((state) => rows.filter((row) => row.includes(state)).length)).toEqual([
    2, 5, 2,
  ]);
  const results = summaryLines(files, 'Resultados');
  expect(results.map((row) => row.includes(`[U+202E]${resultOf(String(row[0]))}`))).toEqual([
    true,
    true,
  ]);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual(sound().toSorted());
  });

  for (const [order, fault] of faults) {
    if (fault !== 'unknown order' && fault !== 'no results') faults.delete(order);
  }
  await user.click(await screen.findByRole('button', { name: 'Reintentar fallidas' }));
  expect(await packed(7, 9)).toBeVisible();
  const again = await lastDownload(browser);
  expect(again.files.slice(1).map((file) => file.name)).toEqual(
    sound().map((order) => `${order}.pdf`),
  );
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual(sound().toSorted());
  });
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
});

it('without any candidate, and when all fail alike, nothing is written, and each is said once', async () => {
  const [order = '', ...others] = zipOrders(2);
  const orders = [order, ...others];
  for (const one of orders) faults.set(one, 'no results');
  const user = await startZip(orders, faults);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ninguna orden es candidata para la generación de reporte',
  );
  await press(user, 'Cerrar');

  for (const one of orders) faults.set(one, 'html');
  await press(user, ZIP);
  const alert = await screen.findByRole('alert', { name: 'Ningún informe se pudo generar.' });
  expect(screen.getByRole('dialog', { name: /^Descarga sin informes/ })).toBeVisible();
  const reason = 'El servidor respondió algo que el portal no puede leer.';
  expect(alert).toHaveTextContent(reason);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(dialog().getByText('2 órdenes fallaron')).toBeVisible();
  expect(screen.queryByText(/Ninguna orden es candidata|no tienen resultados/)).toBeNull();
  expect([browser.downloads, deliveries]).toEqual([[], []]);
  faults.clear();
  await press(user, 'Reintentar');
  expect(await packed(2, 2)).toBeVisible();

  await press(user, 'Cerrar');
  answerZip([], faults);
  await press(user, 'Actualizar');
  await screen.findByText('No se encontraron órdenes con estos filtros.');
  expect(screen.queryByRole('button', { name: /^Descargar ZIP: / })).toBeNull();
});

it('a report is not packed under the name of somebody else, and of the others what was kept back is not delivered', async () => {
  const [second = '', first = ''] = zipOrders(2);
  changeSetting('BloqueaPanicos', '1');
  const user = await searchOrders([second, first], faults);
  server.use(
    http.post(FINAL_REPORT, async ({ request }) => {
      const isFirst = (await request.text()).includes(first);
      const { order, ...beside } = zipReport(isFirst ? first : second);
      const other = { ...order.patient, patientId: '9911', name1: 'Luis', lastName: 'Gil' };
      const patient = isFirst ? other : order.patient;
      const kept = [
        wireTest(second, 2, { result: '9.9', pathology: 6 }),
        wireTest(second, 3, { block: { blocked: true } }),
        wireTest(second, 4, { confidential: true }),
      ];
      const resultTest = isFirst ? order.resultTest : [...order.resultTest, ...kept];
      return HttpResponse.json({
        listOrders: [{ ...beside, order: { ...order, patient, resultTest } }],
      });
    }),
  );
  await press(user, ZIP);
  expect(await packed(1, 2)).toBeVisible();
  expect(screen.getByText(/a nombre de otro paciente: no se genera/)).toBeVisible();
  const { files } = await lastDownload(browser);
  expect(files.map(({ name }) => name)).toEqual(['Resumen.xlsx', `${second}.pdf`]);
  await waitFor(() => {
    expect(deliveredOrders(deliveries)).toEqual([second]);
  });
  expect(deliveries[0]?.order.resultTest).toMatchObject([{ testId: 1 }]);
});

it('an order that a test blocks which is not validated yet is in no zip', async () => {
  const everyState = [{ type: 3, visible: true, onlyValidated: false }];
  changeSetting('BloqueaPanicos', '2');
  server.use(
    http.get(USER_TYPES, () => HttpResponse.json(everyState)),
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      const waiting = { state: 2, result: 'PENDIENTE', pathology: 6 };
      return HttpResponse.json([wireTest(order, 1), wireTest(order, 2, waiting)]);
    }),
  );
  await startZip(zipOrders(1), faults);
  expect(
    await screen.findByText('Ninguna orden es candidata para la generación de reporte'),
  ).toBeVisible();
  expect(
    screen.getByText('El laboratorio retiene estos resultados hasta hablar con el paciente.'),
  ).toBeInTheDocument();
  expect(browser.downloads).toEqual([]);
});

it('deliveries that the LIS refuses are counted, and the file stays', async () => {
  server.use(http.post(DELIVERY, () => new HttpResponse(null, { status: 500 })));
  await startZip(zipOrders(2), faults);
  expect(await screen.findByText(/No se pudo registrar la entrega de 2 informes/)).toBeVisible();
  expect((await lastDownload(browser)).name).toBe('Órdenes 2.zip');
});
