import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import { RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

const DAY = Date.UTC(2026, 2, 1);
const at = (hour: number) => DAY + hour * 60 * 60 * 1000;
const DATES = {
  entryDate: at(13),
  takenDate: at(14),
  verificationDate: at(15),
  resultDate: at(16),
};

const WHERE = { name: '¿Dónde está mi examen?' };
const findWhere = () => screen.findByRole('button', WHERE);

it('tells by sample and test; a withheld one is under review, without dates', async () => {
  const user = await openOneOrder([
    wireTest(ORDER, 1, { ...DATES, validationDate: at(17), sampleName: 'Suero' }),
    wireTest(ORDER, 2, { state: 0, result: '', sampleName: 'Orina', entryDate: at(13) }),
    wireTest(ORDER, 3, { ...DATES, validationDate: at(17), blockTest: true, sampleName: 'Suero' }),
    wireTest(ORDER, 4, { state: 2, takenDate: at(15), resultDate: at(9) }),
  ]);
  await user.click(await findWhere());
  const dialog = await screen.findByRole('dialog', {
    name: `Estado de la orden · Ana Prueba · ${ORDER}`,
  });
  const lines = (name: string) => {
    const section = within(dialog).getByRole('region', { name });
    return within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(lines('Suero')).toEqual([
    'Examen 1 Validada 01/03/2026 12:00 p.\u00a0m.',
    'Examen 3 En revisión',
  ]);
  expect(lines('Orina')).toEqual(['Examen 2 Ordenada 01/03/2026 8:00 a.\u00a0m.']);
  // Its dates contradict each other: the step stands without one.
  expect(lines('Sin nombre de muestra')).toEqual(['Examen 4 En análisis']);
});

it('says which steps all tests have done, in a sentence that the desk copies; no report before one is validated', async () => {
  const steps: readonly (readonly [unknown, string])[] = [
    [
      0,
      'La orden está registrada. Los resultados aparecerán aquí cuando el laboratorio los valide.',
    ],
    ['?', 'El laboratorio no informa en qué paso está la orden.'],
    [3, 'El análisis está hecho. Falta que el laboratorio lo valide.'],
    [1, 'La muestra está en el laboratorio y se está analizando.'],
  ];
  const user = await openOneOrder([
    wireTest(ORDER, 1, { ...DATES, validationDate: at(17) }),
    wireTest(ORDER, 2, { ...DATES, state: 2 }),
  ]);
  await user.click(await findWhere());
  const items = within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .slice(0, 5);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ordenada (hecho)01/03/2026 8:00 a.\u00a0m.',
    'Muestra tomada (hecho)01/03/2026 9:00 a.\u00a0m.',
    'Recibida (hecho)01/03/2026 10:00 a.\u00a0m.',
    'En análisis (hecho)01/03/2026 11:00 a.\u00a0m.',
    'Validada (por hacer)',
  ]);
  const marks = items.map((item) => item.getAttribute('aria-current'));
  expect(marks).toEqual([null, null, null, null, 'step']);
  await user.keyboard('{Escape}');

  const answer = async (...tests: readonly object[]) => {
    server.use(http.get(RESULTS, () => HttpResponse.json(tests)));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  };
  for (const [state, words] of steps) {
    await answer(wireTest(ORDER, 1, { state, result: '' }));
    await waitFor(() => {
      expect(screen.getByRole('button', WHERE)).toHaveAttribute('title', words);
    });
    expect(screen.queryByRole('button', { name: 'Informe final' })).toBeNull();
  }

  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await findWhere());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(steps.at(-1)?.[1] ?? '')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copiar estado' }));
  expect(writeText).toHaveBeenCalledWith(
    `Orden ${ORDER}: 0 de 1 listo. La muestra está en el laboratorio y se está analizando.`,
  );
  expect(dialog.getByText('Estado copiado.')).toBeVisible();
  await user.keyboard('{Escape}');

  // That all tests are validated is told where all of them could be read.
  await answer(wireTest(ORDER, 1));
  await waitFor(() => {
    expect(screen.getByRole('button', WHERE)).not.toHaveAttribute('title', steps.at(-1)?.[1]);
  });
  await answer(wireTest(ORDER, 1), { testId: null });
  await waitFor(() => {
    expect(screen.queryByRole('button', WHERE)).toBeNull();
  });
});
