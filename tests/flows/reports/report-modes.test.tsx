import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { changeSetting, openDashboard, wireTest } from '@tests/support/orders/dashboard';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import {
  FINAL_REPORT,
  HEADER,
  serveReportFiles,
  VALIDATORS,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';
import { ANA, answerResults, BETO, openAna, selectOrder } from '@tests/support/orders/results';

const TAKEN = Date.UTC(2026, 2, 1, 12);
const READY = 'El informe está listo.';
const DIALOG = /^Generando informes/;

let browser: ReturnType<typeof watchBrowser>;
let deliveries: ReturnType<typeof watchDeliveries>;
/** Orders whose header was asked for, one entry a report. */
let reported: string[];
/** Orders whose results were asked for. */
let read: Set<string>;

function lisOrder(order: string) {
  const patient = { patientId: 'doc 1', name1: 'Ana', lastName: 'Prueba', birthday: TAKEN };
  return { orderNumber: Number(order), createdDate: TAKEN, createdDateShort: 20260301, patient };
}

beforeEach(() => {
  browser = watchBrowser();
  deliveries = watchDeliveries();
  stubWorkers();
  serveReportFiles();
  reported = [];
  read = new Set();
  answerResults((order) => {
    read.add(order);
    return order === BETO ? new HttpResponse(null, { status: 204 }) : [wireTest(order, 1)];
  });
  server.use(
    http.post(HEADER, async ({ request }) => {
      const { init } = (await request.json()) as { init: string };
      reported.push(init);
      return HttpResponse.json([lisOrder(init)]);
    }),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () => {
      const order = reported.at(-1) ?? '';
      const resultTest = [wireTest(order, 1, { validationDate: TAKEN })];
      return HttpResponse.json({ listOrders: [{ order: { ...lisOrder(order), resultTest } }] });
    }),
  );
});

async function closeDialog(user: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: DIALOG });
  await within(dialog).findByText(READY);
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: DIALOG })).not.toBeInTheDocument();
  });
}

it('directReportPrint makes the final report once, when an order is chosen', async () => {
  changeSetting('directReportPrint', 'True');
  const user = await openAna();
  await closeDialog(user);
  // Strict mode mounts every part twice and stops the first run.
  expect(new Set(reported)).toEqual(new Set([ANA]));
  const made = reported.length;
  expect(browser.windows).toHaveLength(0);
  expect(deliveries).toHaveLength(0);

  await selectOrder(user, 'Ana');
  await user.click(screen.getByRole('button', { name: /^Solo alterados/ }));
  expect(reported).toHaveLength(made);
});

it('directReportPrint leaves an order without results alone', async () => {
  changeSetting('directReportPrint', 'true');
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Beto');
  expect(await screen.findByText('La orden aún no tiene resultados disponibles.')).toBeVisible();
  expect(reported).toEqual([]);
});

it('VerReporteResultados shows the report in the place of the results, which are never asked for', async () => {
  changeSetting('VerReporteResultados', 'True');
  await openAna();
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
  expect(read.size).toBe(0);
  expect(deliveries).toHaveLength(0);
});
