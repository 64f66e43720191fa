// A tablet that is turned, a window that is resized and a page that is enlarged change the layout, never what is open or typed.
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';

import {
  CONFIGURATION,
  dialog,
  openConfiguration,
  storedUserTypes,
  watchSaves,
} from '@tests/support/administration';
import { changeLayout } from '@tests/support/screen-width';
import { server } from '@tests/support/laboratory';
import { signedIn } from '@tests/support/world';

it('the configuration stays open with its edits', async () => {
  const user = await openConfiguration();
  const name = () => dialog().getByRole('textbox', { name: 'Nombre del laboratorio' });
  await user.clear(name());
  await user.type(name(), 'Media hora de trabajo');
  changeLayout('narrow');
  expect(await screen.findByRole('button', { name: 'Menú', hidden: true })).toBeInTheDocument();
  expect(name()).toHaveValue('Media hora de trabajo');
  changeLayout('wide');
  expect(name()).toHaveValue('Media hora de trabajo');
});

it('a save under way goes on to its end', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Tipos de usuario' }));
  const physician = within(await dialog().findByRole('region', { name: 'Médico' }));
  await user.click(physician.getByRole('switch', { name: 'Solo resultados validados' }));
  const saves = watchSaves();
  server.use(
    http.put(CONFIGURATION, async () => {
      await delay(200);
    }),
  );
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  changeLayout('narrow');
  await waitFor(() => {
    expect(saves).toHaveLength(2);
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect((await storedUserTypes()).find(({ type }) => type === 1)).toMatchObject({
    onlyValidated: false,
  });
});

it.each([
  ['Cambiar contraseña', 'Contraseña actual'],
  ['Atajos', null],
])('the dialog of %s stays open', async (button, field) => {
  const user = await signedIn('laboratorio');
  await user.click(screen.getByRole('button', { name: button }));
  const opened = within(await screen.findByRole('dialog'));
  if (field !== null) await user.type(opened.getByLabelText(field), 'Ab3');
  changeLayout('narrow');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  if (field !== null) expect(opened.getByLabelText(field)).toHaveValue('Ab3');
});
