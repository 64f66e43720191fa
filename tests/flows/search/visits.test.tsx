import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

const ORDERS = [7, 6, 5, 4, 3, 2, 1].map((day) => `2026030${day}0001`);

const entries = async () => {
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  return within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
};

/** Orders of one person, or of as many as there are orders; counts the calls for results, and how many ran at once. */
function answerVisits({ persons = 1 } = {}) {
  const calls = { asked: [] as string[], running: 0, most: 0 };
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(
        ORDERS.map((order) => ({
          ...wireOrder(order, 'Ana'),
          ...(persons === 1 && { patientId: '52345678' }),
        })),
      ),
    ),
    http.get(RESULTS, async ({ params, request }) => {
      const order = String(params['order']);
      calls.asked.push(order);
      calls.running += 1;
      await delay(20);
      // Strict mode gives up what its first drawing asked for.
      if (request.signal.aborted) calls.asked.splice(calls.asked.indexOf(order), 1);
      else calls.most = Math.max(calls.most, calls.running);
      calls.running -= 1;
      return HttpResponse.json([
        // Areas stand as the laboratory reads them, whatever the answer begins with.
        wireTest(order, 2, { pathology: 3, areaId: 2, areaName: 'Hormonas' }),
        wireTest(order, 1),
        ...(order === ORDERS[1] ? [wireTest(order, 3, { state: 0, result: '' })] : []),
      ]);
    }),
  );
  return calls;
}

it('a patient’s orders tell day, tests, areas and state, two at a time, and never the own name', async () => {
  const calls = answerVisits();
  await openDashboard(2);
  await waitFor(async () => {
    expect(await entries()).toEqual([
      '7 de marzo de 2026 2 exámenes · Química, Hormonas 1 fuera de los valores 202603070001',
      '6 de marzo de 2026 3 exámenes · Química, Hormonas falta 1 de 3 · 1 fuera de los valores 202603060001',
      ...[5, 4, 3, 2, 1].map(
        (day) =>
          `${day} de marzo de 2026 2 exámenes · Química, Hormonas 1 fuera de los valores 2026030${day}0001`,
      ),
    ]);
  });
  expect(calls.asked.toSorted()).toEqual(ORDERS.toSorted());
  expect(calls.most).toBe(2);
});

it('a list that is asked for again tells what is new', async () => {
  const calls = answerVisits();
  const user = await openDashboard(2);
  await waitFor(() => {
    expect(calls.asked).toHaveLength(ORDERS.length);
  });
  server.use(
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  await waitFor(async () => {
    expect((await entries())[0]).toContain('1 examen · Química dentro de los valores');
  });
  vi.useRealTimers();
});

it('orders of several persons name them', async () => {
  answerVisits({ persons: 2 });
  await openDashboard(2);
  expect((await entries())[0]).toContain('Ana Prueba');
});

it('orders of two persons who share a document’s number name them (F7)', async () => {
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json([
        { ...wireOrder('202603070001', 'Ana'), patientId: '52345678', patientIdDB: 7 },
        { ...wireOrder('202603060001', 'Bruno'), patientId: '52345678', patientIdDB: 8 },
      ]),
    ),
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  await openDashboard(2);
  expect(await entries()).toEqual([
    expect.stringContaining('Ana Prueba'),
    expect.stringContaining('Bruno Prueba'),
  ]);
});

it('a laboratory may switch it off: then an order tells of itself once it was opened', async () => {
  const file = { ...RUNTIME_FILE, orderSummaries: false };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  const calls = answerVisits();
  const user = await openDashboard(2);
  expect((await entries())[0]).toBe('7 de marzo de 2026 202603070001');
  expect(calls.asked).toEqual([]);
  await user.click(screen.getByRole('option', { name: /7 de marzo/ }));
  await waitFor(async () => {
    expect((await entries())[0]).toContain('1 fuera de los valores');
  });
  expect(new Set(calls.asked)).toEqual(new Set([ORDERS[0]]));
});

it('an order whose results do not come says nothing of them', async () => {
  answerVisits();
  server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 404 })));
  await openDashboard(2);
  expect((await entries())[0]).toBe('7 de marzo de 2026 202603070001');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an order whose results do not come again no longer says what they said before', async () => {
  const calls = answerVisits();
  const user = await openDashboard(2);
  await waitFor(async () => {
    expect((await entries())[0]).toContain('1 fuera de los valores');
  });
  await waitFor(() => {
    expect(calls.running).toBe(0);
  });
  server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 404 })));
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  await waitFor(async () => {
    expect((await entries())[0]).toBe('7 de marzo de 2026 202603070001');
  });
});
