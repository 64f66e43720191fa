import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import {
  answerFinalReport,
  FINAL,
  openOrder,
  press,
  READY,
} from '@tests/support/reports/final-report';
import { server } from '@tests/support/environment/laboratory';
import { stubMissingWorkers } from '@tests/support/page/reading-worker';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { FINAL_REPORT, gate, serveReportFiles, TEMPLATE } from '@tests/support/reports/reports';

const empty = () => new HttpResponse('', { status: 200 });

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

it.each([
  [
    'an empty answer',
    () => http.post(FINAL_REPORT, empty),
    'No existen datos para generar el reporte',
  ],
  [
    'a failure of the server',
    () => http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 500 })),
    /El servidor no pudo completar la solicitud/,
  ],
  [
    'a missing template',
    () => http.get(TEMPLATE, () => new HttpResponse(null, { status: 404 })),
    /Falta un archivo de informes en el servidor \(reports\.json\)/,
  ],
])('after %s the window closes and a retry makes the report', async (_case, handler, text) => {
  answerFinalReport();
  const user = await openOrder();
  server.use(handler());
  await press(user, FINAL);
  expect(await within(await screen.findByRole('alert')).findByText(text)).toBeInTheDocument();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);
  answerFinalReport();
  serveReportFiles();
  await press(user, 'Reintentar');
  expect(await screen.findByText(READY)).toBeInTheDocument();
  expect(browser.windows[1]?.location.replace).toHaveBeenCalledTimes(1);
});

it('D3: a report whose drawing a newer deployment removed asks for a reload', async () => {
  answerFinalReport();
  const user = await openOrder();
  stubMissingWorkers();
  await press(user, FINAL);
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByText(/Recargue la página para usar la nueva/)).toBeInTheDocument();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);
});

it('a refused token ends the session', async () => {
  answerFinalReport();
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 })));
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText('Sesión expirada')).toBeInTheDocument();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);
});

it('a cancelled report closes its window and is never recorded', async () => {
  answerFinalReport();
  const report = gate();
  server.use(http.post(FINAL_REPORT, () => report.wait()));
  const user = await openOrder();
  await press(user, FINAL);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  report.open();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(browser.windows[0]?.closed).toBe(true);
  expect(browser.windows[0]?.location.replace).not.toHaveBeenCalled();
  expect([...browser.blobs]).toEqual([]);
  expect(workers.started).toEqual([]);
  expect(deliveries).toEqual([]);
});
