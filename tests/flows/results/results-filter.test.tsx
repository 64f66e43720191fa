import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting, openDashboard, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import {
  ANA,
  answerByArea,
  answerResults,
  AREAS,
  BETO,
  CHEMISTRY,
  expectCounts,
  HEMATOLOGY,
  openAna,
  openInArea,
  orderFacts,
  resultRow,
  results,
  searchAgain,
  searchInArea,
  selectOrder,
  shownTests,
} from '@tests/support/orders/results';
import { unfoldForm } from '@tests/support/orders/search';
import { reloadPortal } from '@tests/support/page/render-app';

const filter = (name: 'Todos' | 'Alterados') => screen.getByRole('button', { name });

it('counts altered and pending tests, shows the altered on request, in the next order as well', async () => {
  answerResults((order) =>
    order === ANA
      ? [
          wireTest(ANA, 1),
          wireTest(ANA, 2, { pathology: 3 }),
          wireTest(ANA, 3, { state: 2, result: '', pathology: 6 }),
          wireTest(ANA, 4, { pathology: 1, areaId: 2, areaName: 'Hematología' }),
          wireTest(ANA, 5, { pathology: '?' }),
        ]
      : [wireTest(BETO, 1), wireTest(BETO, 2)],
  );
  const user = await openAna();
  await results();
  await expectCounts('3 alterados · 4 de 5 listos');
  expect(screen.getByRole('group', { name: 'Resultados que se muestran' })).toBeVisible();
  expect(filter('Todos')).toHaveAttribute('aria-pressed', 'true');

  await user.click(filter('Alterados'));
  expect(filter('Alterados')).toHaveAttribute('aria-pressed', 'true');
  expect(filter('Todos')).toHaveAttribute('aria-pressed', 'false');
  expect(await shownTests()).toEqual(['Examen 2', 'Examen 5', 'Examen 4']);
  expect(within(await results()).getAllByRole('row')).toHaveLength(6);
  await user.click(filter('Todos'));
  expect(await shownTests()).toHaveLength(5);

  await user.click(filter('Alterados'));
  await selectOrder(user, 'Beto');
  expect(await screen.findByText('No hay resultados alterados en esta orden.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 2']);
});

/** Searches for orders with tests of a state, and opens Ana's. */
async function searchState(user: UserEvent, state: string): Promise<void> {
  await unfoldForm(user);
  // The way back without another search.
  await user.click(screen.getByRole('button', { name: /^Cambiar: /, expanded: true }));
  expect(screen.queryByRole('combobox', { name: 'Estado' })).toBeNull();
  await unfoldForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), state);
  await searchAgain(user);
  await selectOrder(user, 'Ana');
}

it('shows the states searched for, says so, and shows the others on request', async () => {
  let pending = [{ state: 2, result: '' }];
  answerResults((order) => [
    ...[{}, ...pending].map((changes, at) => wireTest(order, at + 1, changes)),
    wireTest(order, 3, { pathology: 3 }),
  ]);
  const user = await openAna();
  await searchState(user, 'Validados');
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 3']);
  expect(screen.getByText('Solo validados: 2 de 3 exámenes.')).toBeVisible();
  // "0 pendientes" would be said of those that are left out.
  await expectCounts('1 alterado · 2 exámenes');
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  expect(await shownTests()).toHaveLength(3);
  expect(screen.queryByText(/^Solo validados/)).toBeNull();

  await searchState(user, 'Pendientes');
  expect(await shownTests()).toEqual(['Examen 2']);
  // Pending tests carry no marks: "0 alterados" would say something about them.
  expect(screen.getByText('1 examen')).toBeVisible();
  expect(() => filter('Alterados')).toThrow();

  // Nor are altered ones asked for there because they were before.
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  await user.click(filter('Alterados'));
  await selectOrder(user, 'Beto');
  expect(await shownTests()).toEqual(['Examen 2']);

  // With nothing in that state there are neither counts nor a filter.
  pending = [];
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(
    await screen.findByText('Ningún examen de esta orden está en el estado buscado.'),
  ).toBeVisible();
  expect(screen.queryByText(/0 exámenes|0 alterados/)).not.toBeInTheDocument();
  expect(() => filter('Alterados')).toThrow();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  await expectCounts('1 alterado · 2 exámenes · Solo alterados');
});

it('who sees validated tests only is told of pending ones that they are counted and come later', async () => {
  answerResults(() => [wireTest(ANA, 1), wireTest(ANA, 2, { state: 2, result: '' })]);
  const user = await openDashboard(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pendientes');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  expect(await screen.findByText('Solo pendientes: 1 de 2 exámenes.')).toBeVisible();
  const where = screen.getByRole('button', { name: '¿Dónde está mi examen?' });
  expect(where.title).toMatch(/^Los exámenes que faltan están en proceso/);
  expect(screen.queryByText(/en el estado buscado/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  expect(await shownTests()).toEqual(['Examen 1']);
  expect(screen.getByText('1 de 2 listos')).toBeVisible();
});

it('results are asked for again once they are old or the clock was set back, and stay where that fails', async () => {
  let answer: string | null = 'Antes';
  answerResults((order) => {
    if (order === BETO) return [wireTest(BETO, 1, { result: 'Beto' })];
    if (answer === null) return new HttpResponse(null, { status: 404 });
    return [wireTest(ANA, 1, { result: answer, pathology: 3 })];
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const user = await openAna();
  await within(await results()).findByText('Antes');
  /** Ana's results once more, by another clock. */
  const returnAt = async (time: number) => {
    await selectOrder(user, 'Beto');
    await within(await results()).findByText('Beto');
    vi.setSystemTime(time);
    await selectOrder(user, 'Ana');
  };

  answer = 'Después';
  await returnAt(now - 3_600_000);
  expect(await within(await results()).findByText('Después')).toBeVisible();

  answer = null;
  await returnAt(now - 3_600_000 + 31_000);
  expect(await screen.findByText('No se pudieron cargar los resultados')).toBeVisible();
  expect(within(await resultRow('Examen 1')).getByText('Después')).toBeVisible();
});

it('an order that is cut to one area says so of all it tells, also after a reload without the list of areas', async () => {
  answerByArea([
    wireTest(ANA, 1, CHEMISTRY),
    wireTest(ANA, 2, { ...CHEMISTRY, state: 2, result: '' }),
    wireTest(ANA, 3, { ...HEMATOLOGY, state: 2, result: '' }),
    wireTest(ANA, 4, { ...HEMATOLOGY, pathology: 6 }),
  ]);
  const user = await openInArea(1, 'Química clínica');
  // Who sees validated tests only is told how many of the area are to come.
  const told = '1 de 2 exámenes del área Química clínica listos';
  expect(await screen.findByText(told)).toBeVisible();
  expect(orderFacts()).toContain('Área: Química clínica');
  await user.click(filter('Alterados'));
  expect(
    screen.getByText('No hay resultados alterados del área Química clínica en esta orden.'),
  ).toBeVisible();

  server.use(http.get(AREAS, () => new HttpResponse(null, { status: 400 })));
  const again = await reloadPortal();
  await selectOrder(again, 'Ana');
  await results();
  expect(orderFacts()).toContain('Área: Química clínica');
});

const finalReport = () => screen.findByRole('button', { name: 'Informe final' });

it('an area without results says nothing of the order, whose report is offered, and leads to all areas', async () => {
  answerByArea([wireTest(ANA, 1, { ...CHEMISTRY, pathology: 6 })]);
  const user = await openInArea(1, 'Hematología');
  expect(
    await screen.findByText('No hay resultados disponibles del área Hematología en esta orden.'),
  ).toBeVisible();
  expect(screen.queryByText('La orden aún no tiene resultados disponibles.')).toBeNull();
  expect(await finalReport()).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Mostrar todas las áreas' }));
  expect(await resultRow('Examen 1')).toHaveTextContent('Crítico');
  expect(orderFacts().join()).not.toContain('Área');

  // What was lifted is lifted for that area of that order.
  await searchInArea(user, 'Química clínica');
  await results();
  expect(orderFacts()).toContain('Área: Química clínica');
});

it('nothing is told of how far an order is of which one area is shown', async () => {
  answerByArea([
    wireTest(ANA, 1, CHEMISTRY),
    wireTest(ANA, 2, { ...HEMATOLOGY, state: 2, result: '' }),
  ]);
  const user = await openInArea(4, 'Química clínica');
  await results();
  expect(screen.getByText('1 examen del área Química clínica')).toBeVisible();
  expect(screen.queryByRole('button', { name: '¿Dónde está mi examen?' })).toBeNull();

  // Nothing is validated in this one; what is stands in the other.
  await searchInArea(user, 'Hematología');
  await resultRow('Examen 2');
  expect(await finalReport()).toBeEnabled();
});

it('the report that is made without a click is that of the order, whatever its area has', async () => {
  changeSetting('directReportPrint', 'true');
  answerByArea([wireTest(ANA, 1, CHEMISTRY)]);
  await openInArea(1, 'Hematología');
  expect(await screen.findByRole('dialog', { name: /Informe final/ })).toBeVisible();
});
