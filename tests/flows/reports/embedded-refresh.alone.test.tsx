import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { changeSetting, FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { answerOrder, lisHeader, lisTest, ORDER } from '@tests/support/reports/report-answers';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { FINAL_REPORT, reportText } from '@tests/support/reports/reports';

const PATIENT = 2;
const LABORATORY_USER = 4;

// pdf.js draws on canvases, which jsdom lacks; a document that cannot be shown can still leave.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  VerbosityLevel: { ERRORS: 0 },
  PDFWorker: { create: () => ({ destroy: () => undefined }) },
  getDocument: () => ({
    promise: Promise.reject(new Error('no canvas')),
    destroy: () => Promise.resolve(),
  }),
}));

let browser: ReportWorld['browser'];

beforeEach(() => {
  ({ browser } = watchReports());
  changeSetting('VerReporteResultados', 'true');
});

/** The laboratory has the order of this person with this result. */
function answer(result: string, person = { id: 7, name: 'Ana' }): void {
  const header = lisHeader();
  const patient = { ...header.patient, name1: person.name };
  answerOrder({ ...header, patient, resultTest: [lisTest(1, { result })] }, { attachments: [] });
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([{ ...wireOrder(ORDER, person.name), patientIdDB: person.id }]),
    ),
  );
}

async function open(type = LABORATORY_USER): Promise<UserEvent> {
  const user = await openDashboard(type);
  if (type !== PATIENT) await user.click(screen.getByRole('button', { name: 'Buscar' }));
  return user;
}

const refresh = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Actualizar/ }));

/** The text of the report that stands in the place of the grid, once so many were made. */
async function shownReport(count: number): Promise<string> {
  await waitFor(() => {
    expect(browser.blobs.size).toBe(count);
  });
  await screen.findByRole('button', { name: 'Descargar' });
  return reportText(browser.blobs.get(`blob:report-${count}`));
}

it.each([LABORATORY_USER, PATIENT])(
  'a refresh of user type %i makes the report in the place of the grid anew',
  async (type) => {
    answer('5');
    const user = await open(type);
    expect(await shownReport(1)).toContain('Examen15mg/dL');
    answer('9.9');
    await refresh(user);
    expect(await shownReport(2)).toContain('Examen19.9mg/dL');
  },
);

it('an order that could not be reported has its report after a refresh', async () => {
  answer('5');
  server.use(http.post(FINAL_REPORT, () => new HttpResponse('', { status: 200 })));
  const user = await open();
  expect(await screen.findByRole('alert')).toBeVisible();
  answer('5');
  await refresh(user);
  expect(await shownReport(1)).toContain('Examen15mg/dL');
  expect(screen.queryByText('No existen datos para generar el reporte')).not.toBeInTheDocument();
});

it('an order that the laboratory corrected has the report of its new patient, which is said (F7)', async () => {
  answer('5');
  const user = await open();
  expect(await shownReport(1)).toContain('Ana');
  const announced = screen.getByText(`Orden de Ana Prueba: ${ORDER}`);
  expect(announced).toHaveAttribute('role', 'status');
  answer('7', { id: 8, name: 'Zoila' });
  await refresh(user);
  expect(await screen.findByRole('heading', { name: /Zoila/ })).toBeVisible();
  expect(announced).toHaveTextContent(`Orden de Zoila Prueba: ${ORDER}`);
  const text = await shownReport(2);
  expect(text).toContain('Zoila');
  expect(text).not.toContain('Ana');
});

it('a refresh that fails keeps the report, and says so', async () => {
  answer('5');
  const user = await open();
  await shownReport(1);
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 404 })));
  await refresh(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
  expect(browser.blobs.size).toBe(1);
});
