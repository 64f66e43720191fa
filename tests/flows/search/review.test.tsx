import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { changeSetting, FILTER, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openMore, pressDays } from '@tests/support/orders/search';
import { watchBrowser } from '@tests/support/reports/reports';
import { chips, entries, numberOf, openList, start, type Answers } from './reviewed-list';

const NORMAL = { state: 5 };
const critical = (at: number) => [wireTest(numberOf(at), 1, { pathology: 6, state: 5 })];

const MIXED: Answers = {
  [numberOf(1)]: [wireTest(numberOf(1), 1, NORMAL)],
  [numberOf(2)]: [wireTest(numberOf(2), 1, { pathology: 3 })],
  [numberOf(3)]: critical(3),
  [numberOf(4)]: [wireTest(numberOf(4), 1, { state: 1, result: '' })],
  [numberOf(5)]: null,
  [numberOf(6)]: [wireTest(numberOf(6), 1, { pathology: 5, state: 5 })],
  // Of which nobody can tell.
  [numberOf(7)]: [wireTest(numberOf(7), 1, { state: 5, result: '250 *', refMin: 70, refMax: 100 })],
};
const entry = (name: string) => screen.getByRole('option', { name: new RegExp(name) });

it('looks through a list by itself and tells orders apart by day; nobody’s count is a zero where nobody looked', async () => {
  const { user } = await openList(MIXED);
  expect(await screen.findByText('Revisadas: 6 de 7')).toBeVisible();
  expect(chips()).toEqual([
    ...['Críticos 2', 'Alterados 3', 'Pendientes 1', 'Sin entregar 1', 'Normales 1'],
    ...['Sin clasificar 1', 'Sin revisar 1'],
  ]);
  expect(entries()).toEqual(['P07', 'P06', 'P05', 'P04', 'P03', 'P02', 'P01']);
  expect(screen.getByText('1 de marzo')).toBeVisible();
  expect(entry('P03')).toHaveTextContent('1 crítico');
  expect(entry('P05')).toHaveTextContent('sin revisar');
  expect(entry('P04')).toHaveTextContent('0 de 1 listo');
  expect(entry('P07')).toHaveTextContent('sin clasificar');
  await user.click(screen.getByRole('button', { name: 'Alterados 3' }));
  expect(entries()).toEqual(['P06', 'P03', 'P02']);
  expect(screen.getByText('3 de 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alterados 3' }));
  expect(entries()).toHaveLength(7);

  // Where nothing is open stands what came in, and the way to the worst of it.
  expect(screen.getByText('2 críticas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Empezar por las críticas' }));
  expect(await screen.findByRole('heading', { name: 'P06 Prueba' })).toBeVisible();
  expect(entries()).toEqual(['P06', 'P03']);
  await user.click(screen.getByRole('button', { name: 'Críticos 2' }));

  // Taken along order by order.
  await openMore(user);
  await user.click(screen.getAllByRole('button', { name: 'Exportar' })[0] ?? document.body);
  const { blobs } = watchBrowser();
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar la revisión' }));
  await user.click(await dialog.findByRole('button', { name: 'Descargar CSV' }));
  const [csv = ''] = await Promise.all([...blobs.values()].map((blob) => blob.text()));
  const [heads, ...rows] = csv.trim().split('\r\n');
  expect(heads).toBe('Orden;Fecha;Documento;Paciente;Revisión;Críticos;Alterados;Pendientes');
  expect(rows).toHaveLength(7);
  expect(rows[0]).toContain(`${numberOf(7)};"\t01/03/2026";`);
  const of = (at: number) => rows.find((row) => row.startsWith(numberOf(at)));
  expect(of(3)).toMatch(/;"?Críticos, Alterados"?;1;1;0$/);
  expect(of(5)).toMatch(/;Sin revisar;;;$/);
});

it('what failed is asked for again, and nothing else; an order that was opened is no longer missing', async () => {
  const answers: Record<string, readonly object[] | null> = {
    [numberOf(1)]: [wireTest(numberOf(1), 1, NORMAL)],
    [numberOf(2)]: null,
    [numberOf(3)]: null,
  };
  const { user, calls } = await openList(answers);
  await screen.findByText('Revisadas: 1 de 3');
  expect(calls.all).toBe(3);
  answers[numberOf(2)] = critical(2);
  await user.click(entry('P02'));
  await waitFor(() => {
    expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 1', 'Sin revisar 1']);
  });
  const before = calls.all;
  answers[numberOf(3)] = [wireTest(numberOf(3), 1, NORMAL)];
  await openMore(user);
  await user.click(screen.getByRole('button', { name: 'Revisar lo que falta' }));
  expect(await screen.findByText('Revisadas: 1 de 1')).toBeVisible();
  expect(calls.all).toBe(before + 1);
  expect(chips()).toEqual(['Críticos 1', 'Alterados 1', 'Normales 2']);
  expect(screen.queryByRole('button', { name: 'Revisar lo que falta' })).not.toBeInTheDocument();
});

describe('a long list with one call in ten that fails', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      numberOf(at),
      at % 10 === 0 ? null : [wireTest(numberOf(at), 1, NORMAL)],
    ]),
  );

  it('accounts for every order, three calls at a time, as many as the installation allows', async () => {
    const { user, calls } = await openList(many, { wait: 5, file: { reviewLimit: 20 } });
    expect(await screen.findAllByText('sin revisar')).not.toHaveLength(0);
    await user.click(await start());
    expect(await screen.findByText('Revisadas: 18 de 20')).toBeVisible();
    await openMore(user);
    expect(screen.getByText('Se revisan las primeras 20 órdenes de la lista.')).toBeVisible();
    expect(chips()).toEqual(['Críticos 0', 'Normales 18', 'Sin revisar 22']);
    expect([calls.most, calls.all]).toEqual([3, 20]);
  });

  it('stops when it is told to, and at another search, which forgets what was found', async () => {
    const { user, calls } = await openList(many, { wait: 20 });
    const expectNoMoreCalls = async () => {
      const asked = calls.all;
      await delay(120);
      expect(calls.all).toBe(asked);
      expect(asked).toBeLessThan(40);
    };
    expect(await screen.findByText(/^Revisando: [1-9]\d* de 40$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expectNoMoreCalls();
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Revisar lo que falta' }));
    await screen.findByText(/^Revisando: [1-9]/);
    server.use(http.patch(FILTER, () => HttpResponse.json([])));
    await pressDays(user, 'Hoy');
    await screen.findByText('No se encontraron órdenes con estos filtros.');
    await expectNoMoreCalls();
    expect(chips()).toEqual([]);
  });

  it('a sitting that ends in the middle ends the calls, and leaves nothing', async () => {
    const { calls } = await openList(many, { wait: 20 });
    await screen.findByText(/^Revisando: [1-9]/);
    server.use(http.get(RESULTS, () => new HttpResponse(null, { status: 401 })));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    const asked = calls.all;
    await delay(120);
    expect(calls.all).toBe(asked);
    expect(screen.queryByText(/P\d\d/)).not.toBeInTheDocument();
  });
});

it('an order that is kept back for a panic value is neither critical nor normal; one that was open is marked, in memory only', async () => {
  changeSetting('BloqueaPanicos', '1');
  const { user } = await openList({
    [numberOf(1)]: [wireTest(numberOf(1), 1, { pathology: 6 }), wireTest(numberOf(1), 2)],
    [numberOf(2)]: [wireTest(numberOf(2), 1, NORMAL)],
  });
  expect(await screen.findByText('Revisadas: 2 de 2')).toBeVisible();
  expect(chips()).toEqual(['Críticos 0', 'Normales 1', 'En revisión 1']);
  expect(entry('P01')).toHaveTextContent('en revisión');

  // Seen is what stood there for a second, not what was kept back.
  await user.click(entry('P02'));
  await expect.poll(() => entry('P02').textContent, { timeout: 3000 }).toMatch('vista');
  await user.click(entry('P01'));
  await expect.poll(() => entry('P01').getAttribute('aria-selected')).toBe('true');
  expect(entry('P01')).not.toHaveTextContent('vista');
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored).not.toContain(numberOf(2));
});
