import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { presentFocus } from '@/ui/dialog/present-focus';

import { changeSettings, wireTest } from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';
import {
  ANA,
  answerResults,
  openAna,
  resultRow,
  results,
  selectOrder,
} from '@tests/support/orders/results';

const check = (name: string) => screen.getByRole('checkbox', { name });
const names = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

/** Two numeric tests, one of them in two profiles, a text, an area of text only, and one that is kept back. */
const TESTS = [
  wireTest(ANA, 1, { testName: 'Glucosa' }),
  wireTest(ANA, 2, { testName: 'Color', resultType: 2, result: 'Amarillo' }),
  wireTest(ANA, 3, { testName: 'Urea', profileId: 8, profileName: 'Renal' }),
  wireTest(ANA, 3, { testName: 'Urea', profileId: 9, profileName: 'Básico' }),
  wireTest(ANA, 4, { testName: 'Cultivo', resultType: 2, areaId: 2, areaName: 'Microbiología' }),
  wireTest(ANA, 5, { testName: 'Reservado', blockTest: 1, result: 'Bloqueado' }),
];

const state = () => within(screen.getByRole('group', { name: 'Comparar historial' }));

it('boxes come with the choice and go with it; headings tick what their tests offer, two profiles one test', async () => {
  answerResults(() => TESTS);
  const user = await openAna();
  await results();
  expect(names()).toEqual([]);
  await startComparing(user);
  // None of a result that is kept back.
  expect(names()).toEqual([
    ...['Comparar todo Química', 'Comparar Glucosa', 'Comparar Color'],
    ...['Comparar todo Renal', 'Comparar Urea', 'Comparar todo Básico', 'Comparar Urea'],
    ...['Comparar todo Microbiología', 'Comparar Cultivo'],
  ]);
  expect(state().getByText('Marque los exámenes que desea comparar')).toBeVisible();
  await user.click(check('Comparar Glucosa'));
  expect(state().getByText('1 seleccionado')).toBeVisible();
  await user.click(state().getByRole('button', { name: 'Cancelar' }));
  expect(names()).toEqual([]);
  await startComparing(user);
  expect(check('Comparar Glucosa')).not.toBeChecked();

  await user.click(check('Comparar todo Renal'));
  for (const box of screen.getAllByRole('checkbox', { name: 'Comparar Urea' })) {
    expect(box).toBeChecked();
  }
  expect(check('Comparar todo Básico')).toBeChecked();
  // The heading of an area stands for those of its tests that have no other.
  expect(check('Comparar todo Química')).not.toBePartiallyChecked();
  await user.click(check('Comparar Color'));
  expect(check('Comparar todo Química')).toBePartiallyChecked();
  await user.click(check('Comparar todo Química'));
  expect(check('Comparar todo Química')).toBeChecked();
  expect(check('Comparar todo Química')).not.toBePartiallyChecked();
  expect(check('Comparar Glucosa')).toBeChecked();
  expect(check('Comparar Cultivo')).not.toBeChecked();
  await user.click(check('Comparar todo Química'));
  expect(check('Comparar Glucosa')).not.toBeChecked();
  expect(check('Comparar todo Básico')).toBeChecked();
});

const BUTTONS = ['Gráfica histórica', 'Tabla histórica', 'Histórico combinado'];

it.each([
  ['HistoricoGrafica', ['Tabla histórica', 'Histórico combinado'], 1],
  ['Historico', ['Gráfica histórica', 'Histórico combinado'], 0],
  ['HistoricoCombinado', ['Gráfica histórica', 'Tabla histórica'], 1],
])('without %s there are the buttons %j alone', async (key, left, textBoxes) => {
  changeSettings({ [key]: 'false', VerNombreExamen: 'false' });
  answerResults(() => TESTS);
  const user = await openAna();
  const table = await results();
  await startComparing(user);
  const offered = BUTTONS.filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(offered).toEqual(left);
  expect(table).toHaveAttribute('aria-colcount', '7');
  // Only tables can take what is no number.
  expect(screen.queryAllByRole('checkbox', { name: 'Comparar Color' })).toHaveLength(textBoxes);
  // The abbreviation stands beside the full name where the laboratory wants it.
  expect(await resultRow('E1 Glucosa')).toBeVisible();
});

it('nothing ticked takes the altered numeric ones; ticks out of sight count, and are gone with another order', async () => {
  answerResults((order) =>
    TESTS.map((test) => ({
      ...test,
      order: Number(order),
      pathology: test.testId === 4 || test.testId === 3 ? 3 : 0,
    })),
  );
  const user = await openAna();
  await results();
  await startComparing(user);
  expect(state().getByText('Si no elige, mostramos el alterado.')).toBeVisible();
  const all = state().getByRole('button', { name: 'Seleccionar todos' });
  await user.click(all);
  expect(state().getByText('4 seleccionados')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: 'Comparar Urea' })) {
    expect(box).toBeChecked();
  }
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveFocus();
  await user.click(state().getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('button', { name: 'Comparar historial' })).toHaveFocus();

  await startComparing(user);
  await user.click(check('Comparar Color'));
  await user.click(screen.getByRole('button', { name: 'Alterados' }));
  expect(screen.queryByRole('checkbox', { name: 'Comparar Color' })).toBeNull();
  expect(state().getByText('1 seleccionado')).toBeVisible();
  // Only what is in sight is ticked by the heading.
  await user.click(check('Comparar todo Renal'));
  await user.click(screen.getByRole('button', { name: 'Todos' }));
  expect(check('Comparar Color')).toBeChecked();
  expect(check('Comparar todo Renal')).toBeChecked();
  expect(check('Comparar Glucosa')).not.toBeChecked();

  await selectOrder(user, 'Beto');
  await screen.findByRole('heading', { name: 'Beto Prueba' });
  await resultRow('Color');
  await startComparing(user);
  expect(check('Comparar Color')).not.toBeChecked();
});

it('the results are one tab stop; arrow keys go from control to control, and space ticks', async () => {
  const user = await openOneOrder([1, 2, 3].map((testId) => wireTest(ORDER, testId)));
  const table = await results();
  await startComparing(user);
  const part = within(table).getByRole('rowgroup', { name: 'Resultados' });
  part.focus();
  await user.tab();
  expect(table).not.toContainElement(screen.queryByRole('checkbox', { checked: true }));
  expect(part).not.toHaveFocus();
  for (const box of within(table).getAllByRole('checkbox')) expect(box).not.toHaveFocus();

  part.focus();
  check('Comparar Examen 1').focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Examen 1' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(check('Comparar Examen 1')).toHaveFocus();
  await user.keyboard(' ');
  expect(check('Comparar Examen 1')).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(check('Comparar Examen 3')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(check('Comparar Examen 1')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(part).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(part).not.toHaveFocus();
  expect(table).toContainElement(presentFocus());
});
