import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { chooseArea, field, openMode } from '@tests/support/orders/search';

it('by names: capitals while typing, sent without spaces around', async () => {
  const { thisYear, user, search, expectSent } = await openMode('Nombres');
  await user.type(field('Primer nombre'), ' maría');
  await user.type(field('Segundo nombre'), 'de jesús');
  await user.type(field('Primer apellido'), 'ñungo ');
  await user.type(field('Segundo apellido'), 'd’ávila');
  expect(field('Primer nombre')).toHaveValue(' MARÍA');
  expect(field('Segundo apellido')).toHaveValue('D’ÁVILA');
  const area = await chooseArea(user, 'Hematología');
  await search();
  await expectSent({
    name1: 'MARÍA',
    name2: 'DE JESÚS',
    lastName: 'ÑUNGO',
    surName: 'D’ÁVILA',
    year: thisYear,
    area,
    onlyValidated: false,
  });
});

it('by names: letters typed in the middle stay together, also when one becomes two', async () => {
  const { user } = await openMode('Nombres');
  const name = field('Primer apellido');
  await user.type(name, 'weer');
  await user.type(name, 'ßb', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(name).toHaveValue('WESSBER');
});

it.each([
  [
    'DosNombresPaciente',
    'Segundo nombre',
    ['Primer nombre', 'Primer apellido', 'Segundo apellido'],
  ],
  [
    'DosApellidosPaciente',
    'Segundo apellido',
    ['Primer nombre', 'Segundo nombre', 'Primer apellido'],
  ],
])('by names: without %s there is no %s, and it is sent empty', async (key, absent, present) => {
  changeSetting(key, 'False');
  const { user, search, expectSent } = await openMode('Nombres');
  expect(screen.queryByRole('textbox', { name: absent })).not.toBeInTheDocument();
  for (const name of present) await user.type(field(name), 'a');
  await search();
  const [name2, surName] = absent === 'Segundo nombre' ? ['', 'A'] : ['A', ''];
  await expectSent(expect.objectContaining({ name1: 'A', lastName: 'A', name2, surName }));
});

it('by names: at least one is needed (message 0197)', async () => {
  const { user, bodies, search } = await openMode('Nombres');
  await user.type(field('Segundo apellido'), '  ');
  await search();
  const problem = 'Escriba al menos un nombre o un apellido.';
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field('Primer nombre')).toHaveFocus();
  expect(field('Primer nombre')).toHaveAccessibleDescription(problem);
  expect(bodies()).toEqual([]);
  await user.type(field('Primer apellido'), 'a');
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});

it('by names: nobody found is said, and the form stays (message 0212)', async () => {
  const { user, search } = await openMode('Nombres');
  await user.type(field('Primer apellido'), 'nadie');
  await search();
  expect(await screen.findByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  expect(field('Primer apellido')).toHaveValue('NADIE');
});

it('where another search found nothing, what it looked for stands there, and not the fields of the one before', async () => {
  const { user, search } = await openMode('Nombres');
  await user.type(field('Primer apellido'), 'nunez');
  await search();
  await user.click(await screen.findByRole('button', { name: 'NÚÑEZ' }));
  expect(await screen.findByRole('button', { name: 'Cambiar' })).toBeVisible();
  expect(screen.getByText(/^NÚÑEZ, \d{4}$/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Primer apellido' })).toBeNull();
});
