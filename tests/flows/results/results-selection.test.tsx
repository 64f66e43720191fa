import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
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

/** Two numeric tests, one of them in two profiles, a text, and an area of text only. */
const TESTS = [
  wireTest(ANA, 1, { testName: 'Glucosa' }),
  wireTest(ANA, 2, { testName: 'Color', resultType: 2, result: 'Amarillo' }),
  wireTest(ANA, 3, { testName: 'Urea', profileId: 8, profileName: 'Renal' }),
  wireTest(ANA, 3, { testName: 'Urea', profileId: 9, profileName: 'Básico' }),
  wireTest(ANA, 4, { testName: 'Cultivo', resultType: 2, areaId: 2, areaName: 'Microbiología' }),
];

/** Ana's order with its boxes. */
async function openChoice() {
  const user = await openAna();
  const table = await results();
  await startComparing(user);
  return { user, table };
}

const state = () => within(screen.getByRole('group', { name: 'Comparar historial' }));

it('one column of boxes comes with the choice and goes with it; headings offer what their tests do', async () => {
  answerResults(() => TESTS);
  const user = await openAna();
  await results();
  expect(names()).toEqual([]);
  await startComparing(user);
  expect(names()).toEqual([
    'Comparar todo Química',
    'Comparar Glucosa',
    'Comparar Color',
    'Comparar todo Renal',
    'Comparar Urea',
    'Comparar todo Básico',
    'Comparar Urea',
    'Comparar todo Microbiología',
    'Comparar Cultivo',
  ]);
  await user.click(check('Comparar Glucosa'));
  expect(state().getByText('1 seleccionado')).toBeVisible();
  await user.click(state().getByRole('button', { name: 'Cancelar' }));
  expect(names()).toEqual([]);
  await startComparing(user);
  expect(check('Comparar Glucosa')).not.toBeChecked();
});

it.each([
  ['HistoricoGrafica', 'Gráfica histórica'],
  ['Historico', 'Tabla histórica'],
  ['HistoricoCombinado', 'Histórico combinado'],
])('without %s its button is not there', async (key, name) => {
  changeSetting(key, 'false');
  answerResults(() => TESTS);
  const { table } = await openChoice();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(table).toHaveAttribute('aria-colcount', '7');
  // Only tables can take what is no number.
  const textBox = screen.queryByRole('checkbox', { name: 'Comparar Color' });
  expect(textBox === null).toBe(key === 'Historico');
});

it('nothing ticked takes the altered numeric ones; they are also ticked at once, as is everything', async () => {
  answerResults(() =>
    TESTS.map((test) => ({ ...test, pathology: test.testId === 4 || test.testId === 3 ? 3 : 0 })),
  );
  const { user } = await openChoice();
  expect(state().getByText('Sin selección: se toma el numérico alterado')).toBeVisible();
  await user.click(state().getByRole('button', { name: 'Seleccionar alterados' }));
  expect(state().getByText('1 seleccionado')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: 'Comparar Urea' })) {
    expect(box).toBeChecked();
  }
  expect(check('Comparar Cultivo')).not.toBeChecked();
  expect(state().getByRole('button', { name: 'Seleccionar alterados' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(state().getByRole('button', { name: 'Seleccionar todos' }));
  expect(state().getByText('4 seleccionados')).toBeVisible();
  expect(state().getByRole('button', { name: 'Seleccionar todos' })).toHaveFocus();
  await user.click(state().getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('button', { name: 'Comparar historial' })).toHaveFocus();
});

it('with nothing altered it says what to do', async () => {
  answerResults(() => TESTS);
  await openChoice();
  expect(state().getByText('Marque los exámenes que desea comparar')).toBeVisible();
});

it('what is ticked out of sight is still counted', async () => {
  answerResults(() => TESTS.map((test) => ({ ...test, pathology: test.testId === 1 ? 3 : 0 })));
  const { user } = await openChoice();
  await user.click(check('Comparar Color'));
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(screen.queryByRole('checkbox', { name: 'Comparar Color' })).toBeNull();
  expect(state().getByText('1 seleccionado')).toBeVisible();
});

it('select-all shows a partial selection, completes it, and is undone by the next click', async () => {
  answerResults(() => TESTS);
  const { user } = await openChoice();
  await user.click(check('Comparar Glucosa'));
  expect(check('Comparar todo Química')).toBePartiallyChecked();
  expect(check('Comparar todo Renal')).not.toBeChecked();

  await user.click(check('Comparar todo Química'));
  expect(check('Comparar todo Química')).toBeChecked();
  expect(check('Comparar todo Química')).not.toBePartiallyChecked();
  expect(check('Comparar todo Renal')).toBeChecked();
  expect(check('Comparar Color')).toBeChecked();
  expect(check('Comparar Cultivo')).not.toBeChecked();

  await user.click(check('Comparar todo Química'));
  expect(check('Comparar Glucosa')).not.toBeChecked();
  expect(check('Comparar todo Básico')).not.toBeChecked();
});

it('a test of two profiles is one selection: a tick here shows there', async () => {
  answerResults(() => TESTS);
  const { user } = await openChoice();
  await user.click(check('Comparar todo Renal'));
  for (const box of screen.getAllByRole('checkbox', { name: 'Comparar Urea' })) {
    expect(box).toBeChecked();
  }
  expect(check('Comparar todo Básico')).toBeChecked();
  expect(check('Comparar todo Química')).toBePartiallyChecked();
});

it('ticks survive filtering and are gone with another order', async () => {
  answerResults((order) =>
    TESTS.map((test) => ({ ...test, order: Number(order), pathology: test.testId === 1 ? 3 : 0 })),
  );
  const { user } = await openChoice();
  await user.click(check('Comparar Color'));
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(screen.queryByRole('checkbox', { name: 'Comparar Color' })).not.toBeInTheDocument();
  // Only what is in sight is ticked by the heading.
  await user.click(check('Comparar todo Química'));
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(check('Comparar Color')).toBeChecked();
  expect(check('Comparar Glucosa')).toBeChecked();
  expect(check('Comparar todo Renal')).not.toBeChecked();

  await selectOrder(user, 'Beto');
  await screen.findByRole('heading', { name: 'Beto Prueba' });
  await resultRow('Color');
  await startComparing(user);
  expect(check('Comparar Color')).not.toBeChecked();
});

it('a withheld result cannot be ticked (K3)', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { blockTest: 1, result: 'Bloqueado' }),
    wireTest(ANA, 2, { state: 2, result: '' }),
  ]);
  await openChoice();
  expect(screen.queryByRole('checkbox', { name: /Examen 1$/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { name: /Examen 2$/ })).toHaveLength(1);
});
