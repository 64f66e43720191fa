import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting, FILTER, openDashboard, wireOrder } from '@tests/support/orders/dashboard';
import { answerFinalReport, FINAL, press } from '@tests/support/reports/final-report';
import { server } from '@tests/support/environment/laboratory';
import { ORDER } from '@tests/support/reports/report-answers';
import { watchReports } from '@tests/support/reports/report-world';

const REFUSED =
  'El laboratorio tiene esta orden a nombre de otro paciente: no se genera su informe. Actualice la lista o busque la orden de nuevo.';

/** The list as it was before the laboratory gave the order to Ana, of whom header and report tell. */
function answerWithOldList(): void {
  answerFinalReport();
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(ORDER, 'Luis')])));
}

it('a patient gets no report of an order that is somebody else’s by now (F7)', async () => {
  const { browser, workers, deliveries } = watchReports();
  answerWithOldList();
  const user = await openDashboard(2);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
  });
  await press(user, FINAL);
  const dialog = await screen.findByRole('dialog', { name: /Luis/ });
  expect(await within(dialog).findByText(REFUSED)).toBeVisible();
  expect(workers.started).toEqual([]);
  expect(browser.windows.every(({ closed }) => closed)).toBe(true);
  expect(deliveries).toEqual([]);
});

it('nor is one shown in the place of the results, below another name (F7)', async () => {
  watchReports();
  changeSetting('VerReporteResultados', 'true');
  answerWithOldList();
  const user = await openDashboard(4);
  await press(user, 'Buscar');
  await screen.findByRole('heading', { name: /Luis/ });
  expect(await screen.findByText(REFUSED)).toBeVisible();
});
