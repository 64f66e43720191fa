import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { FILTER, openDashboard, RESULTS, wireOrder, wireTest } from '@tests/support/dashboard';
import { stubWorkers } from '@tests/support/in-process-worker';
import { server } from '@tests/support/laboratory';
import {
  DELIVERY,
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  serveReportFiles,
  TEMPLATE,
  VALIDATORS,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports';

const A = '202603010001';
const TAKEN = Date.UTC(2026, 2, 1, 12);
const FINAL = 'Informe final';
const READY = 'El informe está listo.';

const empty = () => new HttpResponse('', { status: 200 });

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;
let workers: ReturnType<typeof stubWorkers>;

beforeEach(() => {
  browser = watchBrowser();
  workers = stubWorkers();
  serveReportFiles();
  deliveries = watchDeliveries();
});

function lisHeader() {
  return {
    orderNumber: Number(A),
    createdDate: TAKEN,
    createdDateShort: 20260301,
    patient: { patientId: 'doc 1', name1: 'Ana', lastName: 'Prueba', birthday: TAKEN },
  };
}

/** A test as the LIS sends it for reports. */
function lisTest(testId: number, changes: Record<string, unknown> = {}) {
  return wireTest(A, testId, { takenDate: TAKEN, validationDate: TAKEN + 60_000, ...changes });
}

/** The final report of order A, and its grid. */
function laboratory(
  tests: readonly object[] = [lisTest(1), lisTest(2)],
  attachments: readonly object[] = [],
): void {
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(A, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json([wireTest(A, 1), wireTest(A, 2)])),
    http.post(HEADER, () => HttpResponse.json([lisHeader()])),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({
        listOrders: [{ order: { ...lisHeader(), resultTest: tests }, attachments }],
      }),
    ),
  );
}

async function openOrder(type = 4, tile = 'Laboratorio') {
  const user = await openDashboard(type, tile);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
  return user;
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const link = () => screen.findByRole('button', { name: 'Abrir informe' });

it('the button waits for results', async () => {
  laboratory();
  const results = gate();
  server.use(http.get(RESULTS, () => results.wait()));
  const user = await openDashboard(4, 'Laboratorio');
  await press(user, 'Buscar');
  await user.click(await screen.findByRole('option', { name: /Ana/ }));
  expect(await screen.findByRole('button', { name: FINAL })).toBeDisabled();
  results.open();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
});

it('the window opens inside the click, the dialog tells the steps', async () => {
  laboratory();
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
  expect(dialog).toHaveAccessibleName(`Generando informes: Informe final · Ana Prueba · ${A}`);
  expect(await within(dialog).findByText('Consultando la orden…')).toBeInTheDocument();
  header.open();
  expect(await within(dialog).findByText('Consultando los resultados…')).toBeInTheDocument();
  report.open();
  expect(await within(dialog).findByText('Preparando el PDF…')).toBeInTheDocument();
  template.open();
  expect(await within(dialog).findByText(READY)).toBeInTheDocument();
  expect(workers.started).toHaveLength(1);
  expect(workers.ended()).toBe(1);
});

it('a report is shown, opened again and downloaded, and its delivery recorded once', async () => {
  laboratory();
  const user = await openOrder();
  await press(user, FINAL);
  await link();
  expect(browser.windows[0]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Abrir informe');
  expect(browser.windows[1]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Descargar');
  expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${A}.pdf` }]);
  await waitFor(() => {
    expect(deliveries).toHaveLength(1);
  });
  const [{ filterOrderHeader, order } = { filterOrderHeader: {}, order: null }] = deliveries;
  expect(filterOrderHeader).toMatchObject({ printingMedium: '4', personReceive: 'laboratorio' });
  expect(order).toMatchObject({
    orderNumber: Number(A),
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
  laboratory();
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
    laboratory();
    server.use(http.post(DELIVERY, answer));
    const user = await openOrder();
    await press(user, FINAL);
    expect(await screen.findByText(/no se pudo registrar su entrega/)).toBeInTheDocument();
    expect(await link()).toBeEnabled();
  },
);

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
  laboratory();
  const user = await openOrder();
  server.use(handler());
  await press(user, FINAL);
  expect(await within(await screen.findByRole('alert')).findByText(text)).toBeInTheDocument();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);
  laboratory();
  serveReportFiles();
  await press(user, 'Reintentar');
  expect(await screen.findByText(READY)).toBeInTheDocument();
  expect(browser.windows[1]?.location.replace).toHaveBeenCalledTimes(1);
});

it('a refused token ends the session', async () => {
  laboratory();
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 })));
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText('Sesión expirada')).toBeInTheDocument();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);
});

it('a cancelled report closes its window and is never recorded', async () => {
  laboratory();
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

it('broken attachments are named beside the report and in it', async () => {
  const attachment = { idOrder: Number(A), idTest: 1, extension: 'pdf' };
  laboratory(
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
  laboratory([lisTest(1), lisTest(2, { state: 3, result: '777' })]);
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText(/La orden tiene exámenes sin validar/)).toBeInTheDocument();
  expect([...browser.blobs]).toEqual([]);
  expect(deliveries).toEqual([]);
});

it('who sees validated tests only gets the report of those', async () => {
  laboratory([lisTest(1), lisTest(2, { state: 3, result: '777' })]);
  const user = await openOrder(1, 'Médico');
  await press(user, FINAL);
  await link();
  const text = await reportText(browser.blobs.get('blob:report-1'));
  expect(text).toContain('Examen15mg/dL');
  expect(text).not.toContain('777');
});
