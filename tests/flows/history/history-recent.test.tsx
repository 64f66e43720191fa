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
import {
  COMBINED,
  HISTORY,
  openMode,
  TABLE,
  tick,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { resultRow } from '@tests/support/orders/results';

/** The days of the patient's orders; each order has both tests. */
const DAYS = Array.from({ length: 26 }, (_, at) => at + 1);
const OPEN = 26;
const orderOf = (day: number) => `202601${String(day).padStart(2, '0')}0001`;
const dateOf = (day: number) => Date.UTC(2026, 0, 1 + day, 15);
const valueOf = (day: number) => `${100 + day}`;

/** Glucose has a result in every order, urea in the last five only. */
const GLUCOSE = { refMin: 70, refMax: 200 };
const UREA = { refMin: 10, refMax: 40 };
const testsOf = (day: number) => {
  const validationDate = dateOf(day);
  const glucose = { testName: 'Glucosa', result: valueOf(day), validationDate, ...GLUCOSE };
  const urea = { testName: 'Urea', result: `${day}`, validationDate, ...UREA };
  const both = [wireTest(orderOf(day), 31, glucose), wireTest(orderOf(day), 32, urea)];
  return day > 21 ? both : both.slice(0, 1);
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
  readonly open?: number;
}

/** Opens an order of a patient whose history of glucose the laboratory has cut after the twentieth order. */
async function openChronic({ resultsOf = testsOf, open = OPEN }: Answers = {}): Promise<UserEvent> {
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
      return HttpResponse.json([...DAYS.map(summaryOf), stranger]);
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

const MAY_BE_ANOTHER = 'Puede haber otro más reciente.';
const lost = () => new HttpResponse(null, { status: 404 });

beforeEach(() => {
  asked = [];
  listings = [];
});

describe('the value before, in the results', () => {
  it('is the newest one before the order, found in the recent orders', async () => {
    await openChronic();
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(25))).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([25, 24, 23, 22, 21].map(orderOf)));
    expect(listings).toContainEqual({
      ...{ documentType: 0, patientId: '52345678', area: 0, onlyValidated: false },
    });
  });

  it('is never a newer one, and no order is asked for where the list already holds all before', async () => {
    await openChronic({ open: 18 });
    const row = within(await resultRow('Glucosa'));
    expect(await row.findByText(valueOf(17))).toBeVisible();
    expect(asked).toEqual([]);
    expect(listings).toEqual([]);
  });

  it('ends its calls when the patient’s order is left', async () => {
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
});

const MODES = [TABLE, COMBINED];

describe('in table and matrix', () => {
  /** What holds in each mode, one opened after the other. */
  async function inEach(
    user: UserEvent,
    holds: (dialog: HTMLElement) => Promise<void>,
  ): Promise<void> {
    for (const mode of MODES) {
      const dialog = await openMode(user, mode);
      await holds(dialog);
      await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    }
  }

  it('grid and history say what stays unknown, and once looked up hold the recent orders too', async () => {
    let isBroken = true;
    const user = await openChronic({
      resultsOf: (day) => (isBroken && day === 25 ? lost() : testsOf(day)),
    });
    // Where the order in between fails, the newest known value says that there may be a newer one, for that test only.
    const glucose = within(await resultRow('Glucosa'));
    expect(await glucose.findByText(valueOf(24))).toBeVisible();
    expect(glucose.getByText(MAY_BE_ANOTHER)).toBeInTheDocument();
    const urea = within(await resultRow('Urea'));
    expect(urea.getByText('25')).toBeVisible();
    expect(urea.queryByText(MAY_BE_ANOTHER)).toBeNull();
    await tick(user, ['Glucosa', 'Urea']);
    const words = 'No se pudo consultar 1 orden.';
    await inEach(user, async (dialog) => {
      const frame = within(dialog);
      expect(await frame.findByText(words)).toBeInTheDocument();
      expect((await frame.findAllByText('Sin consultar')).length).toBeGreaterThan(0);
      expect(frame.getAllByText('Incompleto')).toHaveLength(1);
    });
    isBroken = false;
    const asking = within(await openMode(user, TABLE));
    await user.click(await asking.findByRole('button', { name: 'Volver a consultar' }));
    await waitFor(() => expect(asking.queryByText(words)).not.toBeInTheDocument());
    await user.click(asking.getByRole('button', { name: 'Cerrar' }));
    await inEach(user, async (dialog) => {
      const frame = within(dialog);
      expect(await frame.findAllByText(/^Glucosa/)).not.toHaveLength(0);
      expect(frame.queryByText('Incompleto')).not.toBeInTheDocument();
      expect(frame.queryByText('Sin consultar')).not.toBeInTheDocument();
    });
  });

  it('the history never shows a result that a rule hides in one of the recent orders', async () => {
    changeSetting('BloqueaPanicos', '1');
    const hidden = { result: '999.9', pathology: 9 };
    const user = await openChronic({
      resultsOf: (day) => testsOf(day).map((test) => (day === 24 ? { ...test, ...hidden } : test)),
    });
    await tick(user, ['Glucosa', 'Urea']);
    await inEach(user, async (dialog) => {
      const frame = within(dialog);
      expect(await frame.findByText(/Queda 1 orden sin consultar/)).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('999.9');
    });
  });
});

it('tables hold every result once, the newest first, with a line where one may be missing', async () => {
  const user = await openChronic({ resultsOf: (day) => (day === 23 ? lost() : testsOf(day)) });
  await tick(user, ['Glucosa', 'Urea']);
  const frame = within(await openMode(user, TABLE));
  await user.click(await frame.findByText('Puede faltar algún resultado'));
  expect(frame.getByText(/No se pudo consultar 1 orden/)).toBeVisible();
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
