import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import {
  changeSetting,
  openDashboard,
  wireOrder,
  wireTest,
  FILTER,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import {
  ANA,
  answerResults,
  openAna,
  resultRow,
  results,
  searchAgain,
  selectOrder,
  shownTests,
} from '@tests/support/orders/results';
import { unfoldForm } from '@tests/support/orders/search';

const alteredOnly = () => screen.getByRole('button', { name: 'Solo alterados' });

it('says who, which order and when, as far as it is known', async () => {
  answerResults(() => [
    wireTest(ANA, 1, {
      takenDate: Date.UTC(2026, 2, 1, 12, 30),
      entryDate: Date.UTC(2026, 2, 1, 13),
      validationDate: null,
    }),
    wireTest(ANA, 2, {
      entryDate: Date.UTC(2026, 2, 1, 12, 40),
      validationDate: Date.UTC(2026, 2, 2, 3, 5),
    }),
  ]);
  const person = { ...wireOrder(ANA, 'Ana'), sex: 2, birthday: Date.UTC(1990, 2, 2, 5) };
  server.use(http.patch(FILTER, () => HttpResponse.json([person])));
  await openAna();
  await results();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, at) => `${term}: ${values[at] ?? ''}`)).toEqual([
    `Documento: CC doc ${ANA}`,
    'Edad: 35 años',
    'Sexo: Femenino',
    `Orden: ${ANA}`,
    'Fecha: 01/03/2026',
    'Toma: 01/03/2026 7:30 a.\u00a0m.',
    'Ingreso: 01/03/2026 7:40 a.\u00a0m.',
    'Validación: 01/03/2026 10:05 p.\u00a0m.',
  ]);
});

it('counts altered and pending tests and shows the altered ones on request', async () => {
  answerResults(() => [
    wireTest(ANA, 1),
    wireTest(ANA, 2, { pathology: 3 }),
    wireTest(ANA, 3, { state: 2, result: '', pathology: 6 }),
    wireTest(ANA, 4, { pathology: 1, areaId: 2, areaName: 'Hematología' }),
    wireTest(ANA, 5, { pathology: '?' }),
  ]);
  const user = await openAna();
  await results();
  expect(screen.getByText('5 exámenes · 3 alterados · 1 pendiente')).toBeVisible();
  expect(alteredOnly()).toHaveAttribute('aria-pressed', 'false');
  expect(alteredOnly()).toHaveTextContent('3');

  await user.click(alteredOnly());
  expect(alteredOnly()).toHaveAttribute('aria-pressed', 'true');
  expect(await shownTests()).toEqual(['Examen 2', 'Examen 5', 'Examen 4']);
  expect(await results()).toHaveAttribute('aria-rowcount', '6');

  await user.click(alteredOnly());
  expect(await shownTests()).toHaveLength(5);
});

it('says that nothing is altered, leads back to all, and starts afresh with another order', async () => {
  answerResults((order) => [
    wireTest(order, 1, { pathology: order === ANA ? 0 : 3 }),
    wireTest(order, 2),
  ]);
  const user = await openAna();
  await results();
  await user.click(alteredOnly());
  expect(screen.getByText('No hay resultados alterados en esta orden.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 2']);

  await user.click(alteredOnly());
  await selectOrder(user, 'Beto');
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 2']);
  expect(alteredOnly()).toHaveAttribute('aria-pressed', 'false');
});

it('shows the states searched for, says so, and shows the others on request', async () => {
  answerResults(() => [
    wireTest(ANA, 1),
    wireTest(ANA, 2, { state: 2, result: '' }),
    wireTest(ANA, 3, { pathology: 3 }),
  ]);
  const user = await openAna();
  await unfoldForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Validados');
  await searchAgain(user);
  await selectOrder(user, 'Ana');
  expect(await shownTests()).toEqual(['Examen 1', 'Examen 3']);
  expect(screen.getByRole('note')).toHaveTextContent('Solo validados: 2 de 3 exámenes.');
  // "0 pendientes" would be said of those that are left out.
  expect(screen.getByText('2 exámenes · 1 alterado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  expect(await shownTests()).toHaveLength(3);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();

  await unfoldForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pendientes');
  await searchAgain(user);
  await selectOrder(user, 'Ana');
  expect(await shownTests()).toEqual(['Examen 2']);
  // Pending tests carry no marks: "0 alterados" would say something about them.
  expect(screen.getByText('1 examen · 1 pendiente')).toBeVisible();
  expect(alteredOnly).toThrow();
});

it('an order with nothing in the states searched for offers neither counts nor a filter', async () => {
  answerResults(() => [wireTest(ANA, 1), wireTest(ANA, 2, { pathology: 3 })]);
  const user = await openAna();
  await unfoldForm(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pendientes');
  await searchAgain(user);
  await selectOrder(user, 'Ana');
  expect(
    await screen.findByText('Ningún examen de esta orden está en el estado buscado.'),
  ).toBeVisible();
  expect(screen.queryByText(/0 exámenes|0 alterados/)).not.toBeInTheDocument();
  expect(alteredOnly).toThrow();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  expect(await screen.findByText('2 exámenes · 1 alterado · 0 pendientes')).toBeVisible();
  expect(alteredOnly()).toHaveTextContent('1');
});

it('who sees validated tests only is told of pending ones that they are counted and come later', async () => {
  answerResults(() => [wireTest(ANA, 1), wireTest(ANA, 2, { state: 2, result: '' })]);
  const user = await openDashboard(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Pendientes');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  expect(await screen.findByRole('note')).toHaveTextContent('Solo pendientes: 1 de 2 exámenes.');
  expect(screen.getByRole('button', { name: '1 de 2 listos' })).toBeVisible();
  expect(screen.getAllByText(/^Los exámenes que faltan están en proceso/)).not.toHaveLength(0);
  expect(screen.queryByText(/en el estado buscado/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mostrar todos los estados' }));
  expect(await shownTests()).toEqual(['Examen 1']);
});

it('who sees validated tests only is told above them how many are to come', async () => {
  answerResults(() => [wireTest(ANA, 1), wireTest(ANA, 2, { state: 2, result: '' })]);
  const user = await openDashboard(1);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
  expect(await screen.findByText('1 examen · 0 alterados · 1 pendiente')).toBeVisible();
});

it('a blocked order says that the laboratory will call, and shows no test', async () => {
  changeSetting('BloqueaPanicos', '2');
  answerResults(() => [wireTest(ANA, 1), wireTest(ANA, 2, { pathology: 4 })]);
  await openAna();
  expect(
    await screen.findByText('El laboratorio se comunicará con usted sobre estos resultados.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(alteredOnly).toThrow();
});

it('with blocking by test the rest is shown, with a note that tells nothing of what is withheld', async () => {
  changeSetting('BloqueaPanicos', '1');
  answerResults((order) =>
    order === ANA ? [wireTest(ANA, 1), wireTest(ANA, 2, { pathology: 4 })] : [],
  );
  const user = await openAna();
  expect(await shownTests()).toEqual(['Examen 1']);
  expect(screen.getByRole('note')).toHaveTextContent(
    /^El laboratorio se comunicará con usted sobre estos resultados\.$/,
  );
  // "0 alterados" would reassure wrongly.
  expect(screen.getByText('1 examen · 0 pendientes')).toBeVisible();
  expect(alteredOnly).toThrow();

  await selectOrder(user, 'Beto');
  expect(await screen.findByText('La orden aún no tiene resultados disponibles.')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('keeps the results on screen when asking for them again fails', async () => {
  let isBroken = false;
  answerResults(() =>
    isBroken ? new HttpResponse(null, { status: 404 }) : [wireTest(ANA, 1, { pathology: 3 })],
  );
  const user = await openAna();
  await resultRow('Examen 1');
  await selectOrder(user, 'Beto');
  isBroken = true;
  // Half a minute later the results count as old.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await selectOrder(user, 'Ana');
  expect(await screen.findByText('No se pudieron cargar los resultados')).toBeVisible();
  expect(within(await resultRow('Examen 1')).getByText('Alto')).toBeVisible();
});
