import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import {
  dialog,
  expectClosed,
  openAsAdministrator,
  otherStores,
  save,
  storedSetting,
} from '@tests/support/administration/administration';
import { closeLaboratory } from '@tests/support/environment/laboratory';
import { withoutPlaces } from './rich-text-field';

afterEach(closeLaboratory);

it('while a setting is missing, saving comes back to the first steps; empty texts begin with a proposed one', async () => {
  withoutPlaces();
  for (const key of ['TerminosCondiciones', 'CuerpoEmail']) await otherStores(key, '');
  const user = await openAsAdministrator();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  // The gear opens on them, with what is done folded away.
  expect(await screen.findByText(/^2 de 6 pasos listos$/)).toBeVisible();
  const step = (name: string) => within(dialog().getByRole('listitem', { name }));
  expect(step('Nombre y color').getByText(/^Lo que todos ven/)).not.toBeVisible();
  const propose = async (place: string, gap: string) => {
    await user.click(step(place).getByRole('button', { name: gap }));
    const button = await dialog().findByRole('button', { name: 'Usar el texto propuesto' });
    await user.click(button);
    expect(button).not.toBeInTheDocument();
  };
  await propose('Correo', 'Falta: Mensaje para recuperar la contraseña');
  const body = await dialog().findByRole('textbox', { name: /^Mensaje para/ });
  expect(body).toHaveTextContent(/^Señor\(a\) \|\|USER\|\|:.*\|\|DATE\|\|.*\|\|LAB\|\|/);
  await save(user);
  await waitFor(() => {
    expect(screen.getByText(/^3 de 6 pasos listos$/)).toBeVisible();
  });
  const next = step('Términos y condiciones').getByText('', { selector: 'summary' });
  await waitFor(() => {
    expect(next).toHaveFocus();
  });
  expect(await storedSetting('CuerpoEmail')).toContain('<p><a href="||LINK||">Cambiar mi');

  await propose('Términos y condiciones', 'Falta: Términos y condiciones');
  await save(user);
  await expectClosed();
});
