import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { today } from '@/lib/dates/dates';

import {
  FILTER,
  openDashboard,
  RESULTS,
  watchSearches,
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

/** Orders of one person; counts the calls for results, and how many ran at once. */
function answerVisits() {
  const calls = { asked: [] as string[], running: 0, most: 0 };
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(
        ORDERS.map((order) => ({ ...wireOrder(order, 'Ana'), patientId: '52345678' })),
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

it('a patient’s orders come without a search and tell day, tests and state, two at a time, never the own name, and anew when asked again', async () => {
  const calls = answerVisits();
  const bodies = watchSearches();
  const user = await openDashboard(2);
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mis resultados' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  for (const name of ['Buscar', 'Revisar novedades']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await waitFor(async () => {
    expect(await entries()).toEqual([
      '7 mar 2026 2 exámenes 1 alterado 202603070001',
      '6 mar 2026 3 exámenes 1 alterado · falta 1 de 3 202603060001',
      ...[5, 4, 3, 2, 1].map((day) => `${day} mar 2026 2 exámenes 1 alterado 2026030${day}0001`),
    ]);
  });
  expect(calls.asked.toSorted()).toEqual(ORDERS.toSorted());
  expect(calls.most).toBe(2);
  expect(bodies()).toEqual([{ dateNumber: null, area: 0, onlyValidated: true }]);

  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 60_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  server.use(
    http.get(RESULTS, ({ params }) => HttpResponse.json([wireTest(String(params['order']), 1)])),
  );
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  await waitFor(async () => {
    expect((await entries())[0]).toContain('1 examen Todo dentro de los valores');
  });

  // Results that do not come no longer say what they said before.
  vi.setSystemTime(now + 120_000);
  server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 404 })));
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  await waitFor(async () => {
    expect((await entries())[0]).toBe('7 mar 2026 202603070001');
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what asks for action in a visit is told above all of them, with the way to it: today’s alone; an open one says it itself', async () => {
  const file = { ...RUNTIME_FILE, phone: '(601) 555 0190' };
  answerVisits();
  const changes: Readonly<Record<string, object>> = {
    '202603060001': { validationDate: Date.now() },
    // What is kept back tells of nothing.
    '202603050001': { blockTest: true, result: 'RESTRINGIDO' },
    '202603040001': { validationDate: Date.UTC(2026, 2, 4) },
  };
  server.use(
    http.get('*/config.json', () => HttpResponse.json(file)),
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      const change = order in changes && { pathology: 9, ...changes[order] };
      return HttpResponse.json([wireTest(order, 1, { ...change })]);
    }),
  );
  const user = await openDashboard(2);
  expect(await screen.findByText(/^Uno de sus .* atención hoy: Examen 1\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Llamar al laboratorio: / })).toBeVisible();
  const rows = await entries();
  expect(rows[1]).toBe('6 mar 2026 1 examen Requiere atención hoy 202603060001');
  expect(rows[3]).toContain('Requiere atención 2026');
  const ways = screen.getAllByRole('button', { name: /^Ver resultados/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Ver resultados · 6 mar 2026']);
  await user.click(screen.getByRole('button', { name: /^Ver resultados/ }));
  expect(await screen.findByRole('heading', { name: '6 de marzo de 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ver resultados/ })).not.toBeInTheDocument();
});

it('orders of two persons who share a document’s number name them', async () => {
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
  expect((await entries())[0]).toBe('7 mar 2026 202603070001');
  expect(calls.asked).toEqual([]);
  await user.click(screen.getByRole('option', { name: /7 mar/ }));
  await waitFor(async () => {
    expect((await entries())[0]).toContain('1 alterado');
  });
  expect(new Set(calls.asked)).toEqual(new Set([ORDERS[0]]));
});

it('a patient whose orders fail reads that, not that there are none, nor how to search where there are none', async () => {
  let isBroken = true;
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: isBroken ? 404 : 204 })));
  const user = await openDashboard(2);
  expect(await screen.findByText('No pudimos cargar sus órdenes')).toBeVisible();
  expect(screen.queryByText(/No se encontraron órdenes/)).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  const since = `Se buscaron sus órdenes desde ${today().year - 3}; si necesita una anterior, consulte al laboratorio.`;
  expect(screen.getByText((words) => words.startsWith(since))).toBeVisible();
});
