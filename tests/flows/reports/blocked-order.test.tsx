import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import {
  changeSetting,
  changeSettings,
  openDashboard,
  RESULTS,
  wireTest,
} from '@tests/support/orders/dashboard';
import { USER_TYPES } from '@tests/support/administration/administration';
import { answerFinalReport, FINAL, link, openOrder } from '@tests/support/reports/final-report';
import { server } from '@tests/support/environment/laboratory';
import { lisTest, ORDER } from '@tests/support/reports/report-answers';
import { watchReports, watchZip } from '@tests/support/reports/report-world';
import { FINAL_REPORT } from '@tests/support/reports/reports';
import { answerZip, zipOrders, zipReport } from '@tests/support/reports/zip-laboratory';
import { press, searchOrders, ZIP } from '@tests/support/reports/zip-screen';

const BLOCKED = 'Los resultados de esta orden están bloqueados. Comuníquese con su médico.';

/** Customers and the laboratory see tests of all states; the settings of others do not matter here. */
beforeEach(() => {
  const everyState = [3, 4].map((type) => ({ type, visible: true, onlyValidated: false }));
  server.use(http.get(USER_TYPES, () => HttpResponse.json(everyState)));
});

/** The results of an order: one that is validated and normal, and one that is neither. */
function serveResults(): void {
  server.use(
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      const waiting = { state: 2, result: 'PENDIENTE', pathology: 6 };
      return HttpResponse.json([wireTest(order, 1), wireTest(order, 2, waiting)]);
    }),
  );
}

it('an order that a test blocks which is not validated yet is in no zip (K3)', async () => {
  const { browser } = watchZip();
  changeSetting('BloqueaPanicos', '2');
  answerZip(zipOrders(1), new Map());
  serveResults();
  const user = await openDashboard(3);
  await press(user, 'Buscar');
  expect(
    await screen.findByText('El laboratorio se comunicará con usted sobre estos resultados.'),
  ).toBeVisible();
  await press(user, ZIP);
  expect(
    await screen.findByText('Ninguna orden es candidata para la generación de reporte'),
  ).toBeVisible();
  expect(browser.downloads).toEqual([]);
});

it('nor is its report shown in the place of the results (K3)', async () => {
  const { browser } = watchReports();
  changeSettings({ BloqueaPanicos: '2', VerReporteResultados: 'true' });
  answerFinalReport();
  serveResults();
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  expect(await screen.findByText(BLOCKED)).toBeVisible();
  expect(browser.blobs.size).toBe(0);
});

it('an order whose tests are all normal has its report, whatever waits in it', async () => {
  const { browser } = watchReports();
  changeSettings({ BloqueaPanicos: '2', VerReporteResultados: 'true' });
  answerFinalReport();
  server.use(
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      return HttpResponse.json([wireTest(order, 1), wireTest(order, 2, { state: 2 })]);
    }),
  );
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await waitFor(() => {
    expect(browser.blobs.size).toBe(1);
  });
  expect(screen.queryByText(BLOCKED)).toBeNull();
});

/** A test beside those that are told, and how it is kept from the reader. */
const KEPT_BACK = [
  ['pathological, where those are blocked', { result: '9.9', pathology: 6 }],
  ['blocked by the laboratory', { block: { blocked: true } }],
  ['confidential', { confidential: true }],
] as const;

it.each(KEPT_BACK)('a test is not recorded as delivered that is %s (K3)', async (_case, test) => {
  const { deliveries } = watchReports();
  changeSetting('BloqueaPanicos', '1');
  answerFinalReport([lisTest(1), lisTest(2, test)]);
  const user = await openOrder(3);
  await press(user, FINAL);
  await link();
  await waitFor(() => {
    expect(deliveries).toHaveLength(1);
  });
  const [{ order } = { order: { resultTest: [] } }] = deliveries;
  expect(order.resultTest).toMatchObject([{ testId: 1, order: Number(ORDER) }]);
});

it.each(KEPT_BACK)('nor by a zip a test that is %s (K3)', async (_case, test) => {
  const { deliveries } = watchZip();
  changeSetting('BloqueaPanicos', '1');
  const [number = ''] = zipOrders(1);
  const user = await searchOrders([number], new Map());
  const { order, ...beside } = zipReport(number);
  const resultTest = [...order.resultTest, wireTest(number, 2, test)];
  server.use(
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({ listOrders: [{ ...beside, order: { ...order, resultTest } }] }),
    ),
  );
  await press(user, ZIP);
  await screen.findByText(/1 de 1 informes están en el archivo/);
  await waitFor(() => {
    expect(deliveries).toHaveLength(1);
  });
  expect(deliveries[0]?.order.resultTest).toMatchObject([{ testId: 1 }]);
});
