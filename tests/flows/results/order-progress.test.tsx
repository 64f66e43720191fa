import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';

const DAY = Date.UTC(2026, 2, 1);
const at = (hour: number) => DAY + hour * 60 * 60 * 1000;
const DATES = {
  entryDate: at(13),
  takenDate: at(14),
  verificationDate: at(15),
  resultDate: at(16),
};

const progress = () => screen.findByRole('region', { name: 'Estado de la orden' });

it('says how much is ready and which steps all tests have done', async () => {
  await openOneOrder([
    wireTest(ORDER, 1, { ...DATES, validationDate: at(17) }),
    wireTest(ORDER, 2, { ...DATES, state: 2 }),
  ]);
  const region = within(await progress());
  expect(region.getByRole('button', { name: '1 de 2 listos' })).toBeVisible();
  expect(
    region.getByText('El análisis está hecho. Falta que el laboratorio lo valide.'),
  ).toBeVisible();
  const steps = region.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ordenada (hecho)01/03/2026 8:00 a.\u00a0m.',
    'Muestra tomada (hecho)01/03/2026 9:00 a.\u00a0m.',
    'Recibida (hecho)01/03/2026 10:00 a.\u00a0m.',
    'En análisis (hecho)01/03/2026 11:00 a.\u00a0m.',
    'Validada (por hacer)',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    ...[null, null, null, null],
    'step',
  ]);
});

it.each([
  [0, 'La orden está registrada. Los resultados aparecerán aquí cuando el laboratorio los valide.'],
  [1, 'La muestra está en el laboratorio y se está analizando.'],
  [3, 'El análisis está hecho. Falta que el laboratorio lo valide.'],
  ['?', 'El laboratorio no informa en qué paso está la orden.'],
])(
  'state %s has its sentence, and no final report while nothing is validated',
  async (state, words) => {
    await openOneOrder([wireTest(ORDER, 1, { state, result: '' })]);
    expect(within(await progress()).getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Informe final' })).toBeNull();
  },
);

it('tells by sample and test; a withheld one is under review, without dates', async () => {
  const user = await openOneOrder([
    wireTest(ORDER, 1, { ...DATES, validationDate: at(17), sampleName: 'Suero' }),
    wireTest(ORDER, 2, { state: 0, result: '', sampleName: 'Orina', entryDate: at(13) }),
    wireTest(ORDER, 3, { ...DATES, validationDate: at(17), blockTest: true, sampleName: 'Suero' }),
    wireTest(ORDER, 4, { state: 2, takenDate: at(15), resultDate: at(9) }),
  ]);
  await user.click(within(await progress()).getByRole('button', { name: '1 de 3 listos' }));
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

it('the desk copies one sentence without anything of the results', async () => {
  const user = await openOneOrder([
    wireTest(ORDER, 1),
    wireTest(ORDER, 2, { state: 1, result: '' }),
  ]);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await progress()).getByRole('button', { name: 'Copiar estado' }));
  expect(writeText).toHaveBeenCalledWith(
    `Orden ${ORDER}: 1 de 2 listos. La muestra está en el laboratorio y se está analizando.`,
  );
  expect(screen.getByText('Estado copiado.')).toBeVisible();
});

it.each([
  ['all of it could be read', [], 1],
  ['a record could not', [{ testId: null }], 0],
])('the desk is told that all tests are validated where %s', async (_case, unread, count) => {
  await openOneOrder([wireTest(ORDER, 1), ...unread]);
  await screen.findByText(/^1 examen · /);
  expect(screen.queryAllByRole('region', { name: 'Estado de la orden' })).toHaveLength(count);
});
