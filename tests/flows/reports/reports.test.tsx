import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { openDashboard, RESULTS } from '@tests/support/orders/dashboard';
import {
  answerFinalReport,
  FINAL,
  link,
  openOrder,
  press,
  READY,
} from '@tests/support/reports/final-report';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { lisTest, ORDER } from '@tests/support/reports/report-answers';
import {
  DELIVERY,
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  serveReportFiles,
  TEMPLATE,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;
let workers: ReturnType<typeof stubWorkers>;

beforeEach(() => {
  browser = watchBrowser();
  workers = stubWorkers();
  serveReportFiles();
  deliveries = watchDeliveries();
});

it('the button waits for results', async () => {
  answerFinalReport();
  const results = gate();
  server.use(http.get(RESULTS, () => results.wait()));
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  expect(await screen.findByRole('button', { name: FINAL })).toBeDisabled();
  results.open();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
});

it('the window opens inside the click, the dialog tells the steps, and the worker ends with the session (C2)', async () => {
  answerFinalReport();
  const [header, report, template] = [gate(), gate(), gate()];
  server.use(
    http.post(HEADER, () => header.wait()),
    http.post(FINAL_REPORT, () => report.wait()),
    http.get(TEMPLATE, () => template.wait()),
  );
  const user = await openOrder();
  await press(user, FINAL);
  expect(browser.windows).toHaveLength(1);
  expect(browser.windows[0]?.opener).toBeNull();
  expect(browser.windows[0]?.document.body.textContent).toBe('Generando…');
  const dialog = await screen.findByRole('dialog', { name: /^Generando informes/ });
  expect(dialog).toHaveAccessibleName(`Generando informes: Informe final · Ana Prueba · ${ORDER}`);
  expect(await within(dialog).findByText('Consultando la orden…')).toBeInTheDocument();
  header.open();
  expect(await within(dialog).findByText('Consultando los resultados…')).toBeInTheDocument();
  report.open();
  expect(await within(dialog).findByText('Preparando el PDF…')).toBeInTheDocument();
  template.open();
  expect(await within(dialog).findByText(READY)).toBeInTheDocument();
  expect(workers.started).toHaveLength(1);
  expect(workers.ended()).toBe(0);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(workers.ended()).toBe(1);
});

it('a report is shown, opened again and downloaded, and its delivery recorded once', async () => {
  answerFinalReport();
  const user = await openOrder();
  await press(user, FINAL);
  await link();
  expect(browser.windows[0]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Abrir informe');
  expect(browser.windows[1]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Descargar');
  expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${ORDER}.pdf` }]);
  await waitFor(() => {
    expect(deliveries).toHaveLength(1);
  });
  const [{ filterOrderHeader, order } = { filterOrderHeader: {}, order: null }] = deliveries;
  expect(filterOrderHeader).toMatchObject({ printingMedium: '4', personReceive: 'laboratorio' });
  expect(order).toMatchObject({
    orderNumber: Number(ORDER),
    createdDate: null,
    patient: { birthday: null },
    resultTest: [
      { testId: 1, takenDate: null, validationDate: null },
      { testId: 2, takenDate: null, validationDate: null },
    ],
  });
  const text = await reportText(browser.blobs.get('blob:report-1'));
  expect(text).toContain('Examen15mg/dL');
  expect(text).toContain('Examen25mg/dL');
});

it('without a window nothing is recorded until the report is downloaded', async () => {
  answerFinalReport();
  const user = await openOrder();
  browser.open.mockReturnValue(null);
  await press(user, FINAL);
  expect(await link()).toBeEnabled();
  await press(user, 'Abrir informe');
  expect(deliveries).toEqual([]);
  await press(user, 'Descargar');
  await waitFor(() => {
    expect(deliveries).toHaveLength(1);
  });
});

it.each([
  ['404', () => new HttpResponse(null, { status: 404 })],
  ['a page', () => HttpResponse.html('<h1>Please sign in</h1>')],
  ['a broken body', () => new HttpResponse('{"a')],
  ['an error object', () => HttpResponse.json({ code: 0, message: 'x' })],
  ['false', () => HttpResponse.json(false)],
])(
  'a delivery answered by %s is noted as not recorded, and the report stays',
  async (_case, answer) => {
    answerFinalReport();
    server.use(http.post(DELIVERY, answer));
    const user = await openOrder();
    await press(user, FINAL);
    expect(await screen.findByText(/no se pudo registrar su entrega/)).toBeInTheDocument();
    expect(await link()).toBeEnabled();
  },
);

it('broken attachments are named beside the report and in it', async () => {
  const attachment = { idOrder: Number(ORDER), idTest: 1, extension: 'pdf' };
  answerFinalReport(
    [lisTest(1)],
    [
      { ...attachment, name: 'vacio', file: '' },
      { ...attachment, name: 'pagina', file: btoa('%PDF-1.7 cortado') },
    ],
  );
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText('vacio: está vacío')).toBeInTheDocument();
  expect(screen.getByText('pagina: está dañado')).toBeInTheDocument();
  const text = await reportText(browser.blobs.get('blob:report-1'));
  expect(text).toContain('vacio');
  expect(text).toContain('pagina');
  expect(text).toContain('Examen15mg/dL');
});

it('a final report never holds a test that is not validated', async () => {
  answerFinalReport([lisTest(1), lisTest(2, { state: 3, result: '777' })]);
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText(/La orden tiene exámenes sin validar/)).toBeInTheDocument();
  expect([...browser.blobs]).toEqual([]);
  expect(deliveries).toEqual([]);
});

it('who sees validated tests only gets the report of those', async () => {
  answerFinalReport([lisTest(1), lisTest(2, { state: 3, result: '777' })]);
  const user = await openOrder(1);
  await press(user, FINAL);
  await link();
  const text = await reportText(browser.blobs.get('blob:report-1'));
  expect(text).toContain('Examen15mg/dL');
  expect(text).not.toContain('777');
});
