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
} from '@tests/support/administration/administration';
import { changeLayout } from '@tests/support/page/screen-width';
import { server } from '@tests/support/environment/laboratory';
import { signedIn } from '@tests/support/people/world';

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

it('the change of password stays open with what was typed', async () => {
  const user = await signedIn('laboratorio');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const opened = within(await screen.findByRole('dialog'));
  await user.type(opened.getByLabelText('Contraseña actual'), 'Ab3');
  changeLayout('narrow');
  expect(opened.getByLabelText('Contraseña actual')).toHaveValue('Ab3');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('the list of keys stays open', async () => {
  const user = await signedIn('laboratorio');
  await user.click(screen.getByRole('button', { name: 'Atajos' }));
  await screen.findByRole('dialog');
  changeLayout('narrow');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
