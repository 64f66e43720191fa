import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import { ANA, answerResults, openAna, resultRow, shownTests } from '@tests/support/orders/results';

const POTASSIUM = { refMin: 3.5, refMax: 5.1, unit: 'mmol/L' };
const OUTSIDE = 'Fuera del intervalo El laboratorio no marcó este resultado.';

async function resultOf(name: string): Promise<string> {
  const [cell] = within(await resultRow(name)).getAllByRole('cell');
  return cell?.textContent ?? '';
}

async function isTicked(name: string): Promise<boolean> {
  return within(await resultRow(name)).queryByRole('img', { name: 'Validado' }) !== null;
}

it('a number beyond its limits is never normal, and what the laboratory says stays', async () => {
  const codes = [0, null, undefined, ''];
  answerResults(() => [
    ...codes.map((pathology, at) =>
      wireTest(ANA, 10 + at, { ...POTASSIUM, pathology, result: '7.9' }),
    ),
    wireTest(ANA, 20, { ...POTASSIUM, result: '4.2' }),
    wireTest(ANA, 21, { ...POTASSIUM, result: '4.2', pathology: 3 }),
    wireTest(ANA, 22, { ...POTASSIUM, result: '7.9', pathology: 6 }),
    wireTest(ANA, 23, { ...POTASSIUM, result: '<3.0' }),
    wireTest(ANA, 24, { refMin: 0.27, refMax: 4.2, digits: 3, result: '3.410' }),
    wireTest(ANA, 25, { refMin: 0.27, refMax: 4.2, digits: 3, result: '6.850' }),
  ]);
  const user = await openAna();
  for (const at of codes.keys()) expect(await resultOf(`Examen ${10 + at}`)).toBe(`7.9 ${OUTSIDE}`);
  expect(await resultOf('Examen 20')).toBe('4.2 Normal');
  expect(await resultOf('Examen 21')).toBe('4.2 ↑ Alto');
  expect(await resultOf('Examen 22')).toBe('7.9 ↑↑ Alto Pánico');
  expect(await resultOf('Examen 23')).toBe(`<3.0 ${OUTSIDE}`);
  expect(await resultOf('Examen 24')).toBe('3.410 Normal');
  expect(await resultOf('Examen 25')).toBe(`6.850 ${OUTSIDE}`);
  expect(screen.getByText('10 exámenes · 8 alterados · 0 pendientes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Solo alterados/ }));
  expect(await shownTests()).toHaveLength(8);
});

it('what cannot be read as a number has no mark beside its limits', async () => {
  const sent = ['250 *', '1 234', '>4', '<6', '>5.1', 'Negativo'];
  answerResults(() =>
    sent.map((result, at) => wireTest(ANA, at + 1, { ...POTASSIUM, resultType: 1, result })),
  );
  await openAna();
  for (const [at, result] of sent.slice(0, 4).entries()) {
    expect((await resultOf(`Examen ${at + 1}`)).trim()).toBe(result);
  }
  expect(await resultOf('Examen 5')).toBe(`>5.1 ${OUTSIDE}`);
  expect(await resultOf('Examen 6')).toBe('Negativo Normal');
  expect(screen.getByText('6 exámenes · 1 alterado · 0 pendientes')).toBeVisible();
});

it.each([[[6]], [{ id: 6 }], ['x'], [2.5], [true]])(
  'the code %j is unclassified, never normal',
  async (pathology) => {
    answerResults(() => [
      wireTest(ANA, 1, { ...POTASSIUM, pathology, result: '4.2' }),
      wireTest(ANA, 2, { ...POTASSIUM, pathology, result: '7.9' }),
    ]);
    await openAna();
    expect(await resultOf('Examen 1')).toBe('4.2 Sin clasificar');
    expect(await resultOf('Examen 2')).toBe('7.9 Sin clasificar');
    expect(screen.getByText('2 exámenes · 2 alterados · 0 pendientes')).toBeVisible();
  },
);

it.each(['', 'PENDIENTE', 'Otra palabra'])(
  'whatever word %j is configured for pending results, none of them looks normal or done',
  async (word) => {
    changeSetting('ComentarioResultadoPendiente', word);
    const texts = ['Pendiente', 'PENDIENTE', '92', ''];
    answerResults(() =>
      texts.map((result, at) =>
        wireTest(ANA, at + 1, { state: 2, result, refMin: 70, refMax: 100 }),
      ),
    );
    await openAna();
    for (const [at, text] of texts.entries()) {
      const name = `Examen ${at + 1}`;
      expect((await resultOf(name)).trim()).toBe(text || 'Pendiente');
      expect(await isTicked(name)).toBe(false);
      // No range bar either, which could say that the value is in order.
      expect(within(await resultRow(name)).queryByRole('img')).toBeNull();
    }
    expect(screen.getByText('4 exámenes · 0 alterados · 4 pendientes')).toBeVisible();
  },
);

it('a validated test without a result says so: not pending, not normal, not ticked', async () => {
  answerResults(() => [
    wireTest(ANA, 1, { result: '' }),
    wireTest(ANA, 2, { result: null }),
    wireTest(ANA, 3, { result: ' ', state: 5 }),
    wireTest(ANA, 4, { result: '', state: 1 }),
    wireTest(ANA, 5),
  ]);
  await openAna();
  for (const name of ['Examen 1', 'Examen 2', 'Examen 3']) {
    expect((await resultOf(name)).trim()).toBe('Validado sin resultado');
    expect(await isTicked(name)).toBe(false);
  }
  expect((await resultOf('Examen 4')).trim()).toBe('Pendiente');
  expect(await isTicked('Examen 5')).toBe(true);
  expect(screen.getByText('5 exámenes · 0 alterados · 1 pendiente')).toBeVisible();
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
  expect(await resultOf('Examen 2')).toBe('no se pudo leer ↑↑ Alto Pánico');
  expect((await resultOf('Examen 3')).trim()).toBe('no se pudo leer');
  for (const name of ['Examen 1', 'Examen 2', 'Examen 3']) expect(await isTicked(name)).toBe(false);
  const cellsOf = async (name: string) =>
    within(await resultRow(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await cellsOf('Examen 4')).toContain('no se pudo leer');
  expect((await cellsOf('Examen 7'))[1]).toBe('no se pudo leer');
  expect(await resultRow('Examen 6')).toHaveTextContent('el nombre no se pudo leer');
  expect(await resultOf('Examen 6')).toBe('5 Normal');
  expect(screen.getByText('7 registros no se pudieron leer.')).toBeVisible();
  expect(screen.getByText('8 exámenes · 3 alterados · 1 pendiente')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Comentario de Examen 5' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('no se pudo leer');
});
