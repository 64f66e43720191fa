import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { HISTORY, layOut, tick, wireHistory, wireItem } from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { reportText, serveReportFiles, watchBrowser } from '@tests/support/reports/reports';
import { resultRow } from '@tests/support/orders/results';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 15);
/** The days of the patient's orders; each order has both tests. */
const DAYS = Array.from({ length: 26 }, (_, at) => at + 1);
const OPEN = 26;
const orderOf = (day: number) => `202601${String(day).padStart(2, '0')}0001`;
const dateOf = (day: number) => START + day * DAY;
const valueOf = (day: number) => `${100 + day}`;

/** Glucose has a result in every order, urea in the last five only. */
const GLUCOSE = { refMin: 70, refMax: 200 };
const UREA = { refMin: 10, refMax: 40 };
const testsOf = (day: number) => {
  const glucose = wireTest(orderOf(day), 31, {
    ...{ testName: 'Glucosa', result: valueOf(day), validationDate: dateOf(day) },
    ...GLUCOSE,
  });
  const urea = wireTest(orderOf(day), 32, {
    ...{ testName: 'Urea', result: `${day}`, validationDate: dateOf(day) },
    ...UREA,
  });
  return day > 21 ? [glucose, urea] : [glucose];
};
const itemOf = (day: number, result: string, limits: object) =>
  wireItem(orderOf(day), { result, validateDate: dateOf(day), ...limits });
const HISTORIES = [
  wireHistory(
    31,
    DAYS.slice(0, 20).map((day) => itemOf(day, valueOf(day), GLUCOSE)),
  ),
  wireHistory(
    32,
    DAYS.slice(21).map((day) => itemOf(day, `${day}`, UREA)),
  ),
];

let asked: string[] = [];
let listings: unknown[] = [];

interface Answers {
  readonly resultsOf?: (day: number, signal: AbortSignal) => unknown;
  readonly days?: readonly number[];
  readonly open?: number;
}

/** Opens an order of a patient whose history of glucose the laboratory has cut after the twentieth order. */
async function openChronic({
  resultsOf = testsOf,
  days = DAYS,
  open = OPEN,
}: Answers = {}): Promise<UserEvent> {
  const summaryOf = (day: number) => ({
    ...wireOrder(orderOf(day), `Ana${day}x`),
    patientId: '52345678',
  });
  server.use(
    http.patch(FILTER, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      if (body['patientId'] === undefined) return HttpResponse.json([summaryOf(open)]);
      listings.push(body);
      const stranger = { ...wireOrder('202601240077', 'Beto'), patientIdDB: 8 };
      return HttpResponse.json([...days.map(summaryOf), stranger]);
    }),
    http.get(RESULTS, async ({ params, request }) => {
      const order = String(params['order']);
      const day = Number(order.slice(6, 8));
      if (order !== orderOf(open)) asked.push(order);
      const body = await resultsOf(day, request.signal);
      return body instanceof Response ? body : HttpResponse.json(body as object);
    }),
    http.patch(HISTORY, async ({ request }) => {
      const { testId } = (await request.json()) as { testId: readonly number[] };
      return HttpResponse.json(HISTORIES.filter((history) => testId.includes(history.testId)));
    }),
  );
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: /Ana/ }));
  await screen.findByRole('table', { name: 'Resultados' });
  return user;
}

const CHARTS = 'Gráfica histórica';
const TABLES = 'Tabla histórica';
const COMBINED = 'Histórico combinado';

async function openMode(user: UserEvent, title: string) {
  await tick(user, ['Glucosa', 'Urea']);
  await user.click(await screen.findByRole('button', { name: title }));
  return screen.findByRole('dialog', { name: new RegExp(`^${title} · `) });
}

const ADDED = 'Se agregaron 5 resultados de 5 órdenes recientes.';

beforeEach(() => {
  asked = [];
  listings = [];
});

describe('the value before, in the results', () => {
  it('is the newest one before the order, found in the recent orders', async () => {
    await openChronic();
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(25))).toBeVisible();
    expect(row.getByText('+1')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([25, 24, 23, 22, 21].map(orderOf)));
    expect(listings).toContainEqual({
      ...{ documentType: 0, patientId: '52345678', area: 0, onlyValidated: false },
    });
  });

  it('says that nobody can tell where the order in between fails, for that test only', async () => {
    await openChronic({
      resultsOf: (day) => (day === 25 ? new HttpResponse(null, { status: 404 }) : testsOf(day)),
    });
    const glucose = within(await resultRow('Glucosa'));
    expect(await glucose.findByText('Sin consultar')).toBeVisible();
    expect(glucose.queryByText(valueOf(24))).not.toBeInTheDocument();
    expect(within(await resultRow('Urea')).getByText('25')).toBeVisible();
  });

  it('never calls a newer result the previous one when an old order is opened', async () => {
    await openChronic({ open: 23 });
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(22))).toBeVisible();
  });

  it('asks for no order where the list already holds all before the order', async () => {
    await openChronic({ open: 18 });
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(17))).toBeVisible();
    expect(asked).toEqual([]);
    expect(listings).toEqual([]);
  });

  it('ends its calls when the patient’s order is left (D5)', async () => {
    const signals: AbortSignal[] = [];
    const user = await openChronic({
      resultsOf: async (day, signal) => {
        if (day === OPEN) return testsOf(day);
        signals.push(signal);
        await delay('infinite');
        return [];
      },
    });
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText('Buscando…')).toBeVisible();
    await waitFor(() => {
      expect(signals.length).toBeGreaterThanOrEqual(2);
    });
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => {
      expect(signals.every(({ aborted }) => aborted)).toBe(true);
    });
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('compares nothing with a result in another unit', async () => {
    await openChronic({
      resultsOf: (day) =>
        testsOf(day).map((test) => (day === 25 ? { ...test, unit: 'mmol/L' } : test)),
    });
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(25))).toBeVisible();
    expect(row.queryByText('+1')).not.toBeInTheDocument();
  });
});

it('the tables hold every result once, the newest first, with a line where one may be missing', async () => {
  const user = await openChronic({
    resultsOf: (day) => (day === 23 ? new HttpResponse(null, { status: 404 }) : testsOf(day)),
  });
  const frame = within(await openMode(user, TABLES));
  expect(await frame.findByText(/No se pudo consultar 1 orden/)).toBeVisible();
  const table = within(await frame.findByRole('table', { name: /Glucosa/ }));
  const rows = table.getAllByRole('row').slice(1);
  const shown = rows.map((row) => {
    const cells = within(row).getAllByRole('cell');
    return (cells[3] ?? cells[0])?.textContent;
  });
  const values = [26, 25, 24].map(valueOf);
  expect(shown.slice(0, 6)).toEqual([...values, 'Sin consultar', valueOf(22), valueOf(21)]);
  expect(shown).toHaveLength(26);
});

it('the paper of the combined history says what nobody looked up (F6)', async () => {
  serveReportFiles();
  stubWorkers();
  const { blobs, windows } = watchBrowser();
  const user = await openChronic({
    resultsOf: (day) => (day === 24 ? new HttpResponse(null, { status: 404 }) : testsOf(day)),
  });
  const frame = within(await openMode(user, COMBINED));
  expect(await frame.findByText(/No se pudo consultar 1 orden/)).toBeVisible();
  await user.click(await frame.findByRole('button', { name: 'Imprimir' }));
  await waitFor(() => {
    expect(windows[0]?.location.replace).toHaveBeenCalled();
  });
  const [url = ''] = windows[0]?.location.replace.mock.calls[0] ?? [];
  const text = await reportText(blobs.get(url));
  for (const part of ['Sinconsultar', 'Incompleto', 'Nosepudoconsultar1orden.', valueOf(26)]) {
    expect(text).toContain(part);
  }
});

describe.each([TABLES, COMBINED, CHARTS])('%s', (mode) => {
  beforeEach(() => {
    // Last of all: the virtual grid of the matrix cannot live with such a browser, and it stays.
    if (mode === CHARTS) layOut();
  });

  it('holds the open order and the recent ones, and says how many were added', async () => {
    const user = await openChronic();
    const frame = within(await openMode(user, mode));
    expect(await frame.findByText(ADDED)).toBeVisible();
    expect(frame.queryByText('Incompleto')).not.toBeInTheDocument();
    expect(frame.queryByText('Sin consultar')).not.toBeInTheDocument();
    // The twelve calls of the results serve the dialog as well.
    expect(asked.length).toBeLessThanOrEqual(2 * 5);
  });

  it('says what stays unknown, and looks again on demand', async () => {
    let isBroken = true;
    const user = await openChronic({
      resultsOf: (day) =>
        isBroken && day === 24 ? new HttpResponse(null, { status: 404 }) : testsOf(day),
    });
    const frame = within(await openMode(user, mode));
    const words =
      'Se agregaron 4 resultados de 4 órdenes recientes. No se pudo consultar 1 orden. Donde dice «Sin consultar» puede haber un resultado.';
    expect(await frame.findByText(words)).toBeVisible();
    expect((await frame.findAllByText('Sin consultar')).length).toBeGreaterThan(0);
    expect(frame.getAllByText('Incompleto')).toHaveLength(1);
    isBroken = false;
    await user.click(frame.getByRole('button', { name: 'Volver a consultar' }));
    expect(await frame.findByText(ADDED)).toBeVisible();
    expect(frame.queryByText('Sin consultar')).not.toBeInTheDocument();
  });

  it('never shows a result that a rule hides in one of the recent orders (K3)', async () => {
    changeSetting('BloqueaPanicos', '1');
    const hidden = { result: '999.9', pathology: 9 };
    const user = await openChronic({
      resultsOf: (day) => testsOf(day).map((test) => (day === 24 ? { ...test, ...hidden } : test)),
    });
    const frame = within(await openMode(user, mode));
    expect(await frame.findByText(/Queda 1 orden sin consultar/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('999.9');
  });
});
