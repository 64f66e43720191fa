import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { answerFinalReport, FINAL, link, openOrder, PRELIMINARY, press, READY } from './open-order';
import { answerOrder, lisHeader, lisTest, ORDER } from './report-answers';
import { watchReports, type ReportWorld } from './report-world';
import {
  DELIVERY,
  FINAL_REPORT,
  gate,
  HEADER,
  reportText,
  TEMPLATE,
  VALIDATORS,
} from '@tests/support/reports/reports';
import { openMore } from '@tests/support/orders/search';

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

const firstReport = () => reportText(browser.blobs.get('blob:report-1'));

it('the button waits for results, the window opens inside the click, the dialog tells the steps, and the worker ends with the session', async () => {
  answerFinalReport();
  const [results, header, report, template] = [gate(), gate(), gate(), gate()];
  server.use(
    http.get(RESULTS, () => results.wait()),
    http.post(HEADER, () => header.wait()),
    http.post(FINAL_REPORT, () => report.wait()),
    http.get(TEMPLATE, () => template.wait()),
  );
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  expect(await screen.findByRole('button', { name: FINAL })).toBeDisabled();
  results.open();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });

  await press(user, FINAL);
  expect(browser.windows).toHaveLength(1);
  expect(browser.windows[0]?.opener).toBeNull();
  expect(browser.windows[0]?.document.body.textContent).toBe('Generando…');
  const dialog = await screen.findByRole('dialog', {
    name: `Generando informes: Informe final · Ana Prueba · ${ORDER}`,
  });
  for (const [step, goOn] of [
    ['Consultando la orden…', header],
    ['Consultando los resultados…', report],
    ['Preparando el PDF…', template],
  ] as const) {
    expect(await within(dialog).findByText(step)).toBeVisible();
    goOn.open();
  }
  expect(await within(dialog).findByText(READY)).toBeVisible();

  expect(workers.started).toHaveLength(1);
  expect(workers.ended()).toBe(0);
  await user.keyboard('{Escape}');
  await press(user, 'Cerrar sesión');
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(workers.ended()).toBe(1);
});

it('a report is shown, opened again and downloaded, and its delivery recorded once', async () => {
  answerFinalReport();
  // Midnight by a rule of summer time that the laboratory's system alone still has.
  const patient = { ...lisHeader().patient, birthday: Date.UTC(1993, 2, 15, 4) };
  answerOrder({ ...lisHeader(), patient, resultTest: [lisTest(1), lisTest(2)] });
  const user = await openOrder();
  await press(user, FINAL);
  await link();
  expect(browser.windows[0]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Abrir informe');
  expect(browser.windows[1]?.location.replace.mock.calls).toEqual([['blob:report-1']]);
  await press(user, 'Descargar');
  expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${ORDER}.pdf` }]);

  await expect.poll(() => deliveries).toHaveLength(1);
  const [{ filterOrderHeader, order } = { filterOrderHeader: {}, order: null }] = deliveries;
  expect(filterOrderHeader).toMatchObject({ printingMedium: '4', personReceive: 'laboratorio' });
  const undated = { takenDate: null, validationDate: null };
  expect(order).toMatchObject({
    ...{ orderNumber: Number(ORDER), createdDate: null, patient: { birthday: null } },
    resultTest: [
      { testId: 1, ...undated },
      { testId: 2, ...undated },
    ],
  });
  const text = await firstReport();
  for (const told of ['Examen15mg/dL', 'Examen25mg/dL', '15/03/1993']) {
    expect(text).toContain(told);
  }
});

it('says what it lacks, on screen and on paper: files, a signature, what could not be read; and that its delivery is not recorded', async () => {
  const attachment = { idOrder: Number(ORDER), idTest: 1, extension: 'pdf' };
  const validationUserName = { validationUserName: 'Marta', validationUserLastName: 'Rojas' };
  answerFinalReport(
    [lisTest(1, { validationUserId: 7, ...validationUserName }), lisTest(2, { unit: {} })],
    [
      { ...attachment, name: 'vacio', file: '' },
      { ...attachment, name: 'pagina', file: btoa('%PDF-1.7 cortado') },
    ],
  );
  server.use(
    http.get(VALIDATORS, () => new HttpResponse(null, { status: 204 })),
    http.post(DELIVERY, () => new HttpResponse(null, { status: 404 })),
  );
  const user = await openOrder();
  await press(user, FINAL);
  expect(await screen.findByText(/no se pudo registrar su entrega/)).toBeVisible();
  for (const lack of [
    'vacio: está vacío',
    'pagina: está dañado',
    /Sin firma de Marta Rojas/,
    /1 registro del informe no se pudo leer/,
  ]) {
    expect(screen.getByText(lack)).toBeVisible();
  }
  const text = await firstReport();
  for (const told of ['vacio', 'pagina', 'Firmanodisponible', '1registrodelinformenosepudoleer']) {
    expect(text).toContain(told);
  }
  expect(text).toContain('Examen15mg/dL');
});

it('holds what its reader may see, and records the delivery of what it tells', async () => {
  changeSetting('BloqueaPanicos', '1');
  answerFinalReport([
    lisTest(1),
    lisTest(2, { result: '9.9', pathology: 6 }),
    lisTest(3, { block: { blocked: true } }),
    lisTest(4, { confidential: true }),
    lisTest(5, { state: 3, result: '777' }),
  ]);
  const user = await openOrder(3);
  expect(screen.queryByRole('button', { name: PRELIMINARY, hidden: true })).toBeNull();
  await press(user, FINAL);
  await link();
  const text = await firstReport();
  expect(text).toContain('Examen15mg/dL');
  expect(text).not.toMatch(/Examen2|9\.9|777/);
  await expect.poll(() => deliveries).toHaveLength(1);
  const [{ order } = { order: { resultTest: [] } }] = deliveries;
  expect(order.resultTest).toMatchObject([{ testId: 1, order: Number(ORDER) }]);
  expect(order.resultTest).toHaveLength(1);
});

it('a patient gets no report of an order that is somebody else’s by now', async () => {
  answerFinalReport();
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Luis')])));
  const user = await openDashboard(2);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
  await press(user, FINAL);
  const dialog = within(await screen.findByRole('dialog', { name: /Luis/ }));
  expect(
    await dialog.findByText(
      'El laboratorio tiene esta orden a nombre de otro paciente: no se genera su informe. Actualice la lista o busque la orden de nuevo.',
    ),
  ).toBeVisible();
  expect(workers.started).toEqual([]);
  expect(browser.windows.every(({ closed }) => closed)).toBe(true);
  expect(deliveries).toEqual([]);
});

it('what is handed over says so, and stays among the undelivered until another order is opened', async () => {
  answerFinalReport();
  const orders = [wireOrder('202603010002', 'Eva'), wireOrder(ORDER, 'Ana')];
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, reviewLimit: 9 })),
    http.patch(FILTER, () => HttpResponse.json(orders)),
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await screen.findByText('Revisadas: 2 de 2');
  await openMore(user);
  await user.click(screen.getByRole('button', { name: 'Sin entregar 2' }));
  await user.click(screen.getByRole('option', { name: /Ana/ }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
  await press(user, FINAL);
  const dialog = within(await screen.findByRole('dialog', { name: /^Generando informes/ }));
  expect(await dialog.findByText(/^Entregado hoy \d+:\d\d/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('option', { name: /Ana/ })).toHaveTextContent(/Entregado hoy \d+:\d\d/);
  expect(screen.queryByText(/Esta orden ya no está en este grupo/)).not.toBeInTheDocument();
  await press(user, 'Orden anterior (Alt + ↑)');
  expect(screen.queryByRole('option', { name: /Ana/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Eva/ })).toBeVisible();
});
