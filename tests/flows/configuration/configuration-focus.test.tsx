import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { dialog, openConfiguration } from '@tests/support/administration/administration';
import { changeSetting } from '@tests/support/orders/dashboard';

it.each([
  ['its button', 'Volver a editar'],
  ['Escape', null],
])('the question about a conflict, left by %s, gives the focus back (J2)', async (_, back) => {
  const user = await openConfiguration();
  const field = dialog().getByRole('textbox', { name: 'Información' });
  await user.clear(field);
  await user.type(field, 'mía');
  changeSetting('Informacion', 'la de otra persona');
  const save = dialog().getByRole('button', { name: 'Guardar' });
  save.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Otra persona cambió los mismos datos' });
  if (back === null) await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: back }));
  await waitFor(() => {
    expect(save).toHaveFocus();
  });
});
