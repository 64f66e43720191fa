import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { FILTER, openDashboard, wireOrder, wireTest } from '@tests/support/orders/dashboard';
import {
  answerOrderWithHistory,
  HISTORY,
  ORDER,
  startComparing,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { ANA, answerResults, openAna, resultRow } from '@tests/support/orders/results';
import { narrowScreen } from '@tests/support/page/screen-width';

/** An order of the same patient that no list has. */
const EARLIER = '202601050003';

beforeEach(narrowScreen);

const details = () => screen.getByRole('button', { name: 'Detalles de Glucosa' });

it('a closed test reads name, result, mark, interval and unit; unfolded it has all the rest', async () => {
  answerResults(() => [
    wireTest(ANA, 1, {
      testName: 'Glucosa',
      result: '104',
      pathology: 3,
      refMin: 70,
      refMax: 99,
      takenDate: Date.UTC(2026, 2, 1, 12, 30),
      validationDate: Date.UTC(2026, 2, 1, 14, 40),
      technique: 'Hexoquinasa',
      hasComment: true,
      resultComment: { comment: 'Ayunas' },
      hasAntibiogram: true,
    }),
    wireTest(ANA, 2),
  ]);
  const user = await openAna();
  const row = within(await resultRow('Glucosa'));
  const [result, reference, unit] = row.getAllByRole('cell');
  expect(result).toHaveTextContent('104 ↑ Alto');
  expect(row.getByRole('img', { name: /70.0 – 99.0.*104/ })).toBeVisible();
  expect(reference).toHaveTextContent(/^70.0\s*99.0$/);
  expect(unit).toHaveTextContent('mg/dL');
  expect(details()).toHaveAttribute('aria-expanded', 'false');
  expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Hexoquinasa')).not.toBeInTheDocument();

  await user.click(details());
  expect(details()).toHaveAttribute('aria-expanded', 'true');
  expect(row.getByText('Hexoquinasa')).toBeVisible();
  expect(row.getByText('01/03/2026 9:40 a. m.')).toBeVisible();
  expect(row.getByRole('button', { name: 'Antibiograma de Glucosa' })).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Comentario de Glucosa' }));
  expect(await screen.findByRole('dialog', { name: /^Comentario · / })).toBeVisible();
  await user.keyboard('{Escape}');

  await startComparing(user);
  await user.click(row.getByRole('checkbox', { name: 'Comparar Glucosa' }));
  expect(screen.getByRole('checkbox', { name: 'Comparar todo Química' })).toBePartiallyChecked();
  expect(screen.getByRole('button', { name: 'Detalles de Examen 2' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  // It stays unfolded where the others go.
  await user.click(screen.getByRole('button', { name: 'Alterados' }));
  expect(screen.queryByText('Examen 2')).not.toBeInTheDocument();
  expect(details()).toHaveAttribute('aria-expanded', 'true');
  await user.click(details());
  expect(screen.queryByText('Hexoquinasa')).not.toBeInTheDocument();
});

it('each has its value before and its mark, which says here too when it is not the laboratory’s', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { result: '104', refMin: 70, refMax: 99 }),
    wireTest(ANA, 2),
    wireTest(ANA, 3, { result: '4.2', refMin: 3.5, refMax: 5.1 }),
    wireTest(ANA, 4, { result: { value: 7 } }),
  ]);
  // The zone of the laboratory is behind: there it is the day before.
  const validateDate = Date.UTC(2026, 2, 1, 3);
  const histories = [
    { result: '97', refMin: 70, refMax: 99 },
    { result: '5', refMin: null, refMax: null },
    { result: '<5', refMin: null, refMax: null },
  ].map((item, at) => wireHistory(at + 1, [wireItem(EARLIER, { ...item, validateDate })]));
  server.use(http.patch(HISTORY, () => HttpResponse.json(histories)));
  await openAna();
  const textOf = async (test: number) => (await resultRow(`Examen ${test}`)).textContent;
  await waitFor(async () => {
    expect(await textOf(1)).toContain('Antes: 97 · 28/02/2026');
  });
  expect(await textOf(1)).toContain(
    '104 Fuera del intervalo El laboratorio no marcó este resultado.',
  );
  expect(await textOf(2)).toContain('Antes: 5 · 28/02/2026');
  expect(await textOf(3)).toMatch(/4\.2 Normal.*Antes: <5 · 28\/02\/2026\s*$/);
  expect(await textOf(4)).toContain('no se pudo leer');
});

it('an order takes the screen, by one step however often it is tapped, and both ways back lead to the list', async () => {
  answerResults(() => [wireTest(ANA, 1)]);
  const user = await openAna();
  expect(await resultRow('Examen 1')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  // Nothing of it is in the address.
  expect(window.location.href).toMatch(/\/dashboard$/);
  expect(JSON.stringify(window.history.state)).not.toContain(ANA);
  await user.click(screen.getByRole('button', { name: 'Volver' }));

  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  const option = within(list).getByRole('option', { name: /Ana/ });
  option.click();
  option.click();
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
  window.history.back();
  expect(await screen.findByRole('listbox', { name: 'Órdenes' })).toBeVisible();
});

it('the order of an earlier result takes the step of the one that it was opened from', async () => {
  answerOrderWithHistory([wireTest(ORDER, 31, { testName: 'Glucosa' })], () => [
    wireHistory(31, [wireItem(EARLIER, { result: '97' })]),
  ]);
  const user = await openDashboard(4);
  // The only order opens by itself.
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  server.use(http.patch(FILTER, () => HttpResponse.json([wireOrder(EARLIER, 'Ana')])));
  await user.click(await screen.findByRole('button', { name: /^Ver como tabla/ }));
  const step = () => (window.history.state as { readonly idx: number }).idx;
  const before = step();
  await user.click(await screen.findByRole('button', { name: `Abrir la orden ${EARLIER}` }));
  // The list stands between them for a moment.
  await waitFor(() => {
    expect(screen.getByText(`CC doc ${EARLIER}`)).toBeVisible();
    expect(step()).toBe(before);
  });
});
