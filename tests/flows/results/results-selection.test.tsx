import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/dashboard';
import {
  ANA,
  answerResults,
  openAna,
  resultRow,
  results,
  selectOrder,
} from '@tests/support/results';

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

it('numeric tests can be charted and combined, all can be tabulated; headings offer what their tests do', async () => {
  answerResults(() => TESTS);
  await openAna();
  await results();
  expect(names()).toEqual([
    'Graficar todo Química',
    'Tabular todo Química',
    'Combinar todo Química',
    'Graficar Glucosa',
    'Tabular Glucosa',
    'Combinar Glucosa',
    'Tabular Color',
    'Graficar todo Renal',
    'Tabular todo Renal',
    'Combinar todo Renal',
    'Graficar Urea',
    'Tabular Urea',
    'Combinar Urea',
    'Graficar todo Básico',
    'Tabular todo Básico',
    'Combinar todo Básico',
    'Graficar Urea',
    'Tabular Urea',
    'Combinar Urea',
    'Tabular todo Microbiología',
    'Tabular Cultivo',
  ]);
});

it.each([
  ['HistoricoGrafica', /^Graficar/, ['Tabla', 'Comb.']],
  ['Historico', /^Tabular/, ['Gráf.', 'Comb.']],
  ['HistoricoCombinado', /^Combinar/, ['Gráf.', 'Tabla']],
])('without %s there is neither its column nor its check-boxes', async (key, name, heads) => {
  changeSetting(key, 'false');
  answerResults(() => TESTS);
  await openAna();
  const table = await results();
  expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  const shown = within(table).getAllByRole('columnheader').slice(6);
  expect(shown.map(({ textContent }) => textContent)).toEqual(heads);
  expect(table).toHaveAttribute('aria-colcount', '8');
});

it('select-all shows a partial selection, completes it, and is undone by the next click', async () => {
  answerResults(() => TESTS);
  const user = await openAna();
  await results();
  await user.click(check('Graficar Glucosa'));
  expect(check('Graficar todo Química')).toBePartiallyChecked();
  expect(check('Tabular todo Química')).not.toBePartiallyChecked();
  expect(check('Graficar todo Renal')).not.toBeChecked();

  await user.click(check('Graficar todo Química'));
  expect(check('Graficar todo Química')).toBeChecked();
  expect(check('Graficar todo Química')).not.toBePartiallyChecked();
  expect(check('Graficar todo Renal')).toBeChecked();
  expect(check('Tabular Color')).not.toBeChecked();

  await user.click(check('Graficar todo Química'));
  expect(check('Graficar Glucosa')).not.toBeChecked();
  expect(check('Graficar todo Básico')).not.toBeChecked();
});

it('a test of two profiles is one selection: a tick here shows there', async () => {
  answerResults(() => TESTS);
  const user = await openAna();
  await results();
  await user.click(check('Tabular todo Renal'));
  for (const box of screen.getAllByRole('checkbox', { name: 'Tabular Urea' })) {
    expect(box).toBeChecked();
  }
  expect(check('Tabular todo Básico')).toBeChecked();
  expect(check('Tabular todo Química')).toBePartiallyChecked();
});

it('ticks survive filtering and are gone with another order', async () => {
  answerResults((order) =>
    TESTS.map((test) => ({ ...test, order: Number(order), pathology: test.testId === 1 ? 3 : 0 })),
  );
  const user = await openAna();
  await results();
  await user.click(check('Tabular Color'));
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(screen.queryByRole('checkbox', { name: 'Tabular Color' })).not.toBeInTheDocument();
  // Only what is in sight is ticked by the heading.
  await user.click(check('Tabular todo Química'));
  await user.click(screen.getByRole('button', { name: 'Solo alterados' }));
  expect(check('Tabular Color')).toBeChecked();
  expect(check('Tabular Glucosa')).toBeChecked();
  expect(check('Tabular todo Renal')).not.toBeChecked();

  await selectOrder(user, 'Beto');
  await screen.findByRole('heading', { name: 'Beto Prueba' });
  await resultRow('Color');
  expect(check('Tabular Color')).not.toBeChecked();
});

it('a withheld result cannot be ticked (K3)', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { blockTest: 1, result: 'Bloqueado' }),
    wireTest(ANA, 2, { state: 2, result: '' }),
  ]);
  await openAna();
  await results();
  expect(screen.queryByRole('checkbox', { name: /Examen 1$/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { name: /Examen 2$/ })).toHaveLength(3);
});
