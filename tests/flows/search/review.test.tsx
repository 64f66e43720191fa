import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { changeSetting, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { watchBrowser } from '@tests/support/reports/reports';
import {
  chips,
  entries,
  numberOf,
  openList,
  start,
  type Answers,
} from '@tests/support/orders/review';

const MIXED: Answers = {
  [numberOf(1)]: [wireTest(numberOf(1), 1, { state: 5 })],
  [numberOf(2)]: [wireTest(numberOf(2), 1, { pathology: 3 })],
  [numberOf(3)]: [wireTest(numberOf(3), 1, { pathology: 6, state: 5 })],
  [numberOf(4)]: [wireTest(numberOf(4), 1, { state: 1, result: '' })],
  [numberOf(5)]: null,
  [numberOf(6)]: [wireTest(numberOf(6), 1, { pathology: 5, state: 5 })],
};

it('tells critical, altered, pending, undelivered and normal orders apart, critical and oldest first', async () => {
  const { user } = await openList(MIXED);
  expect(screen.queryByRole('group', { name: 'Qué mostrar' })).not.toBeInTheDocument();
  await user.click(await start());
  expect(await screen.findByText('Revisadas: 5 de 6')).toBeVisible();
  expect(chips()).toEqual([
    'Críticos 2',
    'Alterados 3',
    'Pendientes 1',
    'Sin entregar 1',
    'Normales 1',
    'Sin revisar 1',
  ]);
  expect(entries()).toEqual(['P03', 'P06', 'P02', 'P05', 'P04', 'P01']);
  expect(screen.getByRole('option', { name: /P05/ })).toHaveTextContent('sin revisar');
  expect(screen.getByRole('option', { name: /P03/ })).toHaveTextContent('1 crítico');

  await user.click(screen.getByRole('button', { name: 'Alterados 3' }));
  expect(entries()).toEqual(['P03', 'P06', 'P02']);
  expect(screen.getByText('3 de 6 órdenes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alterados 3' }));
  expect(entries()).toHaveLength(6);
});

it('an order of which nobody can tell is in a group that says so', async () => {
  const { user } = await openList({
    [numberOf(1)]: [wireTest(numberOf(1), 1, { state: 5 })],
    [numberOf(2)]: [
      wireTest(numberOf(2), 1, { state: 5, result: '250 *', refMin: 70, refMax: 100 }),
    ],
    [numberOf(3)]: [],
  });
  await user.click(await start());
  await screen.findByText('Revisadas: 3 de 3');
  expect(chips()).toEqual(['Críticos 0', 'Normales 1', 'Sin clasificar 2']);
  await user.click(screen.getByRole('button', { name: 'Sin clasificar 2' }));
  expect(entries()).toEqual(['P03', 'P02']);
  expect(screen.getByRole('option', { name: /P02/ })).toHaveTextContent('sin clasificar');
});

it('what failed is asked for again, and nothing else', async () => {
  const answers: Record<string, readonly object[] | null> = { ...MIXED };
  const { user, calls } = await openList(answers);
  await user.click(await start());
  await screen.findByText('Revisadas: 5 de 6');
  expect(calls.all).toBe(6);
  answers[numberOf(5)] = [wireTest(numberOf(5), 1, { state: 5 })];
  await user.click(screen.getByRole('button', { name: 'Revisar lo que falta' }));
  expect(await screen.findByText('Revisadas: 1 de 1')).toBeVisible();
  // What was pressed has gone.
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
  expect(calls.all).toBe(7);
  expect(chips()).toContain('Normales 2');
  expect(screen.queryByRole('button', { name: 'Revisar lo que falta' })).not.toBeInTheDocument();
});

describe('a long list with one call in ten that fails', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      numberOf(at),
      at % 10 === 0 ? null : [wireTest(numberOf(at), 1, { state: 5 })],
    ]),
  );

  it('accounts for every order, three calls at a time', async () => {
    const { user, calls } = await openList(many, { wait: 5 });
    await user.click(await start());
    expect(await screen.findByText('Revisadas: 54 de 60')).toBeVisible();
    expect(chips()).toEqual(['Críticos 0', 'Normales 54', 'Sin revisar 6']);
    expect(calls.most).toBe(3);
  });

  it('stops when it is told to; the rest is not reviewed', async () => {
    const { user, calls } = await openList(many, { wait: 20 });
    await user.click(await start());
    expect(await screen.findByText(/^Revisando: [1-9]\d* de 60$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const asked = calls.all;
    expect(screen.getByRole('button', { name: 'Revisar lo que falta' })).toBeVisible();
    await delay(120);
    expect(calls.all).toBe(asked);
    expect(asked).toBeLessThan(60);
  });

  it('looks through no more orders than the installation allows, and says so', async () => {
    const { user, calls } = await openList(many, { file: { reviewLimit: 12 } });
    await user.click(await start());
    expect(await screen.findByText(/^Revisadas: \d+ de 12$/)).toBeVisible();
    expect(screen.getByText('Se revisan las primeras 12 órdenes de la lista.')).toBeVisible();
    expect(calls.all).toBe(12);
  });

  it('a sitting that ends in the middle ends the calls, and leaves nothing', async () => {
    const { user, calls } = await openList(many, { wait: 20 });
    await user.click(await start());
    await screen.findByText(/^Revisando: [1-9]/);
    server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 401 })));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    const asked = calls.all;
    await delay(120);
    expect(calls.all).toBe(asked);
    expect(screen.queryByText(/P\d\d/)).not.toBeInTheDocument();
  });

  it('another search ends the calls of the one before and forgets what it found', async () => {
    const { user, calls } = await openList(many, { wait: 20 });
    await user.click(await start());
    await screen.findByText(/^Revisando: [1-9]/);
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await start();
    const asked = calls.all;
    await delay(120);
    expect(calls.all).toBe(asked);
    expect(screen.queryByRole('group', { name: 'Qué mostrar' })).not.toBeInTheDocument();
  });
});

it.each(['1', '2'])(
  'an order that BloqueaPanicos %s keeps back is neither critical nor normal',
  async (value) => {
    changeSetting('BloqueaPanicos', value);
    const { user } = await openList({
      [numberOf(1)]: [wireTest(numberOf(1), 1, { pathology: 6 }), wireTest(numberOf(1), 2)],
      [numberOf(2)]: [wireTest(numberOf(2), 1, { state: 5 })],
    });
    await user.click(await start());
    expect(await screen.findByText('Revisadas: 2 de 2')).toBeVisible();
    expect(chips()).toEqual(['Críticos 0', 'Normales 1', 'En revisión 1']);
    expect(screen.getByRole('option', { name: /P01/ })).toHaveTextContent('en revisión');
  },
);

it.each([
  ['patients', 2, {}],
  ['users of demographics', 5, {}],
  ['an installation that does not want it', 4, { reviewLimit: 0 }],
])('is not offered to %s', async (_case, type, file) => {
  await openList(MIXED, { type, file });
  expect(screen.queryByRole('button', { name: 'Revisar novedades' })).not.toBeInTheDocument();
});

it('an order that was open is marked for this sitting, in memory only', async () => {
  const { user } = await openList(MIXED);
  await user.click(screen.getByRole('option', { name: /P02/ }));
  await user.click(screen.getByRole('option', { name: /P04/ }));
  expect(screen.getByRole('option', { name: /P02/ })).toHaveTextContent('vista');
  expect(screen.getByRole('option', { name: /P01/ })).not.toHaveTextContent('vista');
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored).not.toContain(numberOf(2));
});

it('what was found is taken along order by order, and nobody’s count is a zero where nobody looked', async () => {
  const { user } = await openList(MIXED);
  await user.click(await start());
  await screen.findByText('Revisadas: 5 de 6');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const { blobs } = watchBrowser();
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar la revisión' }));
  await user.click(await dialog.findByRole('button', { name: 'Descargar CSV' }));
  const [csv = ''] = await Promise.all([...blobs.values()].map((blob) => blob.text()));
  const [heads, ...rows] = csv.trim().split('\r\n');
  expect(heads).toBe('Orden;Fecha;Documento;Paciente;Revisión;Críticos;Alterados;Pendientes');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain(`${numberOf(3)};"\t01/03/2026";`);
  expect(rows[0]).toMatch(/;"?Críticos, Alterados"?;1;1;0$/);
  expect(rows.find((row) => row.startsWith(numberOf(5)))).toMatch(/;Sin revisar;;;$/);
});
