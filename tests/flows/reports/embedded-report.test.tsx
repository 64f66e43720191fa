// VerReporteResultados: the report of an order in the place of its results.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { USER_TYPES } from '@tests/support/administration/administration';
import { server } from '@tests/support/environment/laboratory';
import {
  changeSettings,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { pdfJs, resetPdfJs } from '@tests/support/page/pdf-js';
import { answerFinalReport, FINAL, PRELIMINARY, press, READY } from './open-order';
import { answerOrder, lisHeader, lisTest, ORDER } from './report-answers';
import { watchReports, type ReportWorld } from './report-world';
import { FINAL_REPORT, gate, reportText } from '@tests/support/reports/reports';
import { answerZip, zipOrders } from './zip-laboratory';

const LABORATORY_USER = 4;

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
  resetPdfJs();
  changeSettings({ VerReporteResultados: 'True' });
});

const ANA = { patientIdDB: 7, name1: 'Ana' };

/** The laboratory has the order of this person with this result. */
function answer(result = '5', person = ANA, encrypt = false): void {
  answerFinalReport();
  const header = lisHeader();
  const patient = { ...header.patient, patientId: '1.098.765.432', name1: person.name1 };
  answerOrder({ ...header, patient, resultTest: [lisTest(1, { result })] }, { encrypt });
  server.use(http.patch(FILTER, () => HttpResponse.json([{ ...wireOrder(ORDER, ''), ...person }])));
}

/** A user before the only order that the search found. */
async function open(): Promise<UserEvent> {
  const user = await openDashboard(LABORATORY_USER);
  await press(user, 'Buscar');
  return user;
}

const pages = () => screen.findByRole('region', { name: 'Páginas del documento' });
const refresh = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Actualizar/ }));

/** The text of the report on the screen, once so many were made. */
async function shownReport(count: number): Promise<string> {
  await waitFor(() => {
    expect(browser.blobs.size).toBe(count);
  });
  await pages();
  return reportText(browser.blobs.get(`blob:report-${count}`));
}

/** Makes a report by its button and closes its dialog. */
async function makeByButton(user: UserEvent, name: string): Promise<void> {
  await press(user, name);
  const dialog = within(
    await screen.findByRole('dialog', { name: new RegExp(`${name} · Ana Prueba`) }),
  );
  expect(await dialog.findByText(READY)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
}

it('is made without a click and is no delivery; results are never asked for; taking it along is one', async () => {
  answer();
  let read = 0;
  server.use(
    http.get(RESULTS, () => {
      read += 1;
    }),
  );
  const user = await open();
  expect(await shownReport(1)).toContain('Examen15mg/dL');
  expect(within(await pages()).getByRole('group', { name: 'Página 1 de 3' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  expect(deliveries).toEqual([]);
  await press(user, 'Descargar');
  expect(browser.downloads).toEqual([{ href: 'blob:report-1', name: `${ORDER}.pdf` }]);
  await expect.poll(() => deliveries).toHaveLength(1);
  await press(user, 'Descargar');
  await makeByButton(user, PRELIMINARY);
  expect(screen.queryByRole('button', { name: FINAL })).not.toBeInTheDocument();
  expect([deliveries.length, read]).toEqual([1, 0]);
});

it('tells its steps, can be stopped and made again, and again after a failure', async () => {
  answer();
  const results = gate();
  server.use(http.post(FINAL_REPORT, () => results.wait()));
  const user = await open();
  expect(await screen.findByText('Consultando los resultados…')).toBeVisible();
  await press(user, 'Cancelar');
  results.open();
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 500 })));
  await user.click(await screen.findByRole('button', { name: 'Mostrar el informe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no pudo completar');
  answer();
  await press(user, 'Reintentar');
  await pages();
  expect(browser.blobs.size).toBe(1);
});

it('an order without a validated test is read in the preliminary report, until a refresh brings the final one', async () => {
  answer();
  server.use(http.post(FINAL_REPORT, () => new HttpResponse('', { status: 200 })));
  const user = await open();
  expect(await screen.findByText('No existen datos para generar el reporte')).toBeVisible();
  await makeByButton(user, PRELIMINARY);
  answer();
  await refresh(user);
  expect(await shownReport(2)).toContain('Examen15mg/dL');
  expect(screen.queryByText('No existen datos para generar el reporte')).not.toBeInTheDocument();
});

it('gives way to the report of the next order, and frees its document', async () => {
  const [first = '', second = ''] = zipOrders(2);
  answerZip([first, second], new Map());
  const user = await open();
  await user.click(await screen.findByRole('option', { name: new RegExp(first) }));
  await pages();
  const opened = pdfJs.opened.length;
  await user.click(screen.getByRole('option', { name: new RegExp(second) }));
  await expect.poll(() => pdfJs.closed).toBe(opened);
  await pages();
  await press(user, 'Descargar');
  expect(browser.downloads).toEqual([{ href: 'blob:report-2', name: `${second}.pdf` }]);
});

it('goes to a page and a size, which a refresh keeps where the new report has that page', async () => {
  answer();
  const user = await open();
  await pages();
  const field = () => screen.getByRole('textbox', { name: 'Número de página' });
  const enter = async (text: string) => {
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
  };
  await enter('3');
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  for (const wrong of ['0', '4', '1.5', 'dos']) {
    await enter(wrong);
    expect(field()).toHaveValue('3');
  }
  await press(user, 'Página anterior');
  expect(field()).toHaveValue('2');

  const zoom = () => screen.getByRole('status', { name: 'Tamaño' });
  const fit = screen.getByRole('button', { name: 'Ajustar al ancho' });
  expect(fit).toHaveAttribute('aria-pressed', 'true');
  await press(user, 'Ampliar');
  expect(fit).toHaveAttribute('aria-pressed', 'false');
  // The least one: nothing has a width here.
  expect(screen.getByRole('button', { name: 'Reducir' })).toBeDisabled();
  await press(user, 'Ampliar');
  const size = zoom().textContent;

  await refresh(user);
  await shownReport(2);
  expect(field()).toHaveValue('2');
  expect(zoom()).toHaveTextContent(size);
  pdfJs.pages = 1;
  await refresh(user);
  await shownReport(3);
  expect(field()).toHaveValue('1');
});

it('a document that cannot be shown says why, and is still downloaded and shared under the order number', async () => {
  answer();
  pdfJs.failure = new Error('Invalid PDF structure.');
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: Invalid PDF structure.');
  await press(user, 'Descargar');
  expect(browser.downloads).toHaveLength(1);
  await press(user, 'Compartir');
  expect(share.mock.calls[0]?.[0]?.files?.[0]?.name).toBe(`${ORDER}.pdf`);
  share.mockRejectedValueOnce(new Error('refused'));
  await press(user, 'Compartir');
  expect(await screen.findByText(/No se pudo compartir/)).toBeVisible();
});

it('a refresh makes the report anew; one that fails keeps it, and says so', async () => {
  answer('5');
  const user = await open();
  expect(await shownReport(1)).toContain('Examen15mg/dL');
  answer('9.9');
  await refresh(user);
  expect(await shownReport(2)).toContain('Examen19.9mg/dL');
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 404 })));
  await refresh(user);
  expect(await screen.findByText(/^No se pudieron cargar/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
  expect(browser.blobs.size).toBe(2);
});

it('an order that the laboratory corrected has the report of its new patient, which is said', async () => {
  answer('5');
  const user = await open();
  expect(await shownReport(1)).toContain('Ana');
  const announced = screen.getByText(`Orden de Ana Prueba: ${ORDER}`);
  expect(announced).toHaveAttribute('role', 'status');
  answer('7', { patientIdDB: 8, name1: 'Zoila' });
  await refresh(user);
  expect(await screen.findByRole('heading', { name: /Zoila/ })).toBeVisible();
  expect(announced).toHaveTextContent(`Orden de Zoila Prueba: ${ORDER}`);
  const text = await shownReport(2);
  expect(text).toContain('Zoila');
  expect(text).not.toContain('Ana');
});

it('no report is shown below the name of a patient to whom the order does not belong', async () => {
  answer();
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Luis')])));
  await open();
  await screen.findByRole('heading', { name: /Luis/ });
  expect(await screen.findByText(/esta orden a nombre de otro paciente/)).toBeVisible();
  expect(workers.started).toEqual([]);
});

it('an order that a test blocks has no report, whatever its list said before', async () => {
  const everyState = [{ type: LABORATORY_USER, visible: true, onlyValidated: false }];
  const serveSecond = (second: Record<string, unknown>) => {
    const tests = [wireTest(ORDER, 1), wireTest(ORDER, 2, second)];
    server.use(http.get(RESULTS, () => HttpResponse.json(tests)));
  };
  server.use(http.get(USER_TYPES, () => HttpResponse.json(everyState)));
  changeSettings({ BloqueaPanicos: '2', VerReporteResultados: 'true' });
  answer();
  serveSecond({ state: 2 });
  const user = await open();
  await shownReport(1);
  const blocked = 'Los resultados de esta orden están bloqueados. Comuníquese con su médico.';
  expect(screen.queryByText(blocked)).toBeNull();
  serveSecond({ state: 2, result: 'PENDIENTE', pathology: 6 });
  await refresh(user);
  expect(await screen.findByText(blocked)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Páginas del documento' })).toBeNull();
  expect(browser.blobs.size).toBe(1);
});

it('is read without a password in the page, and leaves it behind one', async () => {
  answer('5', ANA, true);
  const user = await open();
  await pages();
  expect(screen.getByRole('note')).toHaveTextContent(
    'La contraseña es el número de documento del paciente, sin puntos ni espacios.',
  );
  await press(user, 'Descargar');
  await expect.poll(() => browser.downloads).toHaveLength(1);
  const file = browser.blobs.get(browser.downloads[0]?.href ?? '');
  expect(await reportText(file, '1098765432')).toContain('Examen15mg/dL');
  await expect(reportText(file)).rejects.toThrow();
  expect(new Set(pdfJs.opened)).toEqual(new Set([browser.blobs.get('blob:report-1')?.size]));
});
