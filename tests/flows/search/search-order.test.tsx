import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { choice, chooseArea, field, openMode } from '@tests/support/orders/search';

it('by order: the full number is shown while typing and sent as text', async () => {
  const { thisYear, user, search, expectSent } = await openMode('Orden');
  await user.selectOptions(choice('Año'), String(thisYear - 1));
  await user.type(field('Número de orden'), '03150007');
  expect(field('Número de orden')).toHaveAccessibleDescription(
    `Se buscará la orden ${thisYear - 1}03150007`,
  );
  const area = await chooseArea(user, 'Hematología');
  await search();
  await expectSent({ order: `${thisYear - 1}03150007`, area, onlyValidated: false });
});

it('by order: a number pasted in full is searched as it is', async () => {
  const { user, expectSent } = await openMode('Orden');
  await user.click(field('Número de orden'));
  await user.paste('202311210042');
  expect(screen.getByText('Se buscará la orden 202311210042')).toBeVisible();
  await user.keyboard('{Enter}');
  await expectSent({ order: '202311210042', area: 0, onlyValidated: false });
});

it.each([
  ['', 'Escriba el número de orden.'],
  ['12-3', 'Solo dígitos'],
  ['12345', /^Faltan dígitos\. Escriba hasta 4 .* 6 .* 8 .* o 12/],
  ['2026031500071', 'Sobran dígitos. El número completo tiene 12.'],
  ['02310001', 'El día que lleva el número no existe.'],
])('by order: "%s" is refused, never cut (D6)', async (typed, problem) => {
  const { user, bodies, search } = await openMode('Orden');
  if (typed !== '') await user.type(field('Número de orden'), typed);
  await search();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field('Número de orden')).toHaveFocus();
  expect(field('Número de orden')).toBeInvalid();
  expect(field('Número de orden')).toHaveValue(typed);
  expect(bodies()).toEqual([]);
});
