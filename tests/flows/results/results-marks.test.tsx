import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import {
  ANA,
  answerResults,
  expectCounts,
  openAna,
  resultRow,
  shownTests,
} from '@tests/support/orders/results';

const POTASSIUM = { refMin: 3.5, refMax: 5.1, unit: 'mmol/L' };
const OUTSIDE = 'Fuera del intervalo El laboratorio no marcó este resultado.';

async function resultOf(name: string): Promise<string> {
  const [cell] = within(await resultRow(name)).getAllByRole('cell');
  return cell?.textContent ?? '';
}

it('a number beyond its limits is never normal, and what the laboratory says stays', async () => {
  const rows: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ pathology: 0, result: '7.9' }, `7.9 ${OUTSIDE}`],
    [{ result: '4.2' }, '4.2 Normal'],
    [{ result: '4.2', pathology: 3 }, '4.2 ↑ Alto'],
    [{ result: '7.9', pathology: 6 }, '7.9 ↑↑ Crítico alto'],
    // What is no code is unclassified.
    [{ result: '4.2', pathology: [6] }, '4.2 Sin clasificar'],
    // What cannot be read as a number says so beside its limits: silent it would read as normal.
    [{ result: '250 *' }, '250 * No comparable'],
    // A reference that is wholly a limit in words judges like one in numbers.
    [{ refMin: 0, refMax: 0, refLiteral: '<150', result: '165' }, `165 ${OUTSIDE}`],
  ];
  answerResults(() =>
    rows.map(([fields], at) => wireTest(ANA, at + 10, { ...POTASSIUM, ...fields })),
  );
  const user = await openAna();
  for (const [at, [, text]] of rows.entries()) {
    expect((await resultOf(`Examen ${at + 10}`)).trim()).toBe(text);
  }
  await expectCounts('1 crítico · 4 alterados · 7 exámenes');
  await user.click(screen.getByRole('button', { name: 'Alterados' }));
  expect(await shownTests()).toHaveLength(5);
});

it('whatever word is configured, no pending result looks normal or done; a validated one without a result says so', async () => {
  changeSetting('ComentarioResultadoPendiente', 'Otra palabra');
  const pending = ['Pendiente', 'PENDIENTE', '92', ''];
  const missing = [{ result: '' }, { result: null }, { result: ' ', state: 5 }];
  answerResults(() => [
    ...pending.map((result, at) =>
      wireTest(ANA, at + 1, { state: 2, result, refMin: 70, refMax: 100 }),
    ),
    ...missing.map((fields, at) => wireTest(ANA, at + 5, fields)),
    wireTest(ANA, 8),
  ]);
  await openAna();
  const texts = [
    ...pending.slice(0, 3),
    'Pendiente',
    ...missing.map(() => 'Validado sin resultado'),
  ];
  for (const [at, text] of texts.entries()) {
    const name = `Examen ${at + 1}`;
    expect((await resultOf(name)).trim()).toBe(text);
    // No range bar, which could say that the value is in order.
    expect(within(await resultRow(name)).queryByRole('img')).toBeNull();
  }
  // Among validated values the exception is told.
  expect(screen.getAllByText('Sin validar')).toHaveLength(1);
  expect(await resultRow('Examen 3')).toHaveTextContent('Sin validar');
  expect(screen.getByText('4 de 8 listos')).toBeVisible();
});

it('a value of another shape stays visible as unreadable and counts', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { result: { value: 7 } }),
    wireTest(ANA, 2, { result: ['7'], pathology: 6 }),
    wireTest(ANA, 3, { result: true, state: 2 }),
    wireTest(ANA, 4, { unit: {} }),
    wireTest(ANA, 5, { hasComment: true, resultComment: { comment: ['Repetido'] } }),
    wireTest(ANA, 6, { testName: { es: 'Glucosa' }, abbreviation: 'Examen 6' }),
    wireTest(ANA, 7, { refMin: {}, refMax: 5 }),
    wireTest(ANA, 8),
  ]);
  const user = await openAna();
  expect((await resultOf('Examen 1')).trim()).toBe('no se pudo leer');
  expect(await resultOf('Examen 2')).toBe('no se pudo leer ↑↑ Crítico alto');
  expect((await resultOf('Examen 3')).trim()).toBe('no se pudo leer');
  const cellsOf = async (name: string) =>
    within(await resultRow(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await cellsOf('Examen 4')).toContain('no se pudo leer');
  expect((await cellsOf('Examen 7'))[1]).toBe('no se pudo leer');
  expect(await resultRow('Examen 6')).toHaveTextContent('el nombre no se pudo leer');
  expect(await resultOf('Examen 6')).toBe('5 Normal');
  expect(screen.getByText('7 registros no se pudieron leer.')).toBeVisible();
  await expectCounts('1 crítico · 2 alterados · 7 de 8 listos');

  await user.click(screen.getByRole('button', { name: 'Comentario de Examen 5' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('no se pudo leer');
});
