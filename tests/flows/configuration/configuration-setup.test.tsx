import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import {
  dialog,
  openAsAdministrator,
  openConfiguration,
} from '@tests/support/administration/administration';
import { changeSettings } from '@tests/support/orders/dashboard';
import { fileInput } from '@tests/support/page/file-input';
import { withoutPlaces } from '@tests/support/administration/rich-text';

beforeEach(withoutPlaces);

const step = (name: string) => within(dialog().getByRole('listitem', { name }));

it('a portal that nobody has set up opens its first steps by itself, and each leads to what it lacks', async () => {
  changeSettings({ Titulo: '', TerminosCondiciones: '', CuerpoEmail: '' });
  const user = await openAsAdministrator();
  await screen.findByRole('dialog', { name: 'Configuración' });
  expect(await dialog().findByText(/^[12] de 6 pasos listos$/)).toBeVisible();
  expect(step('Tipos de usuario').getByText('Listo')).toBeVisible();
  await user.click(
    step('Nombre y color').getByRole('button', { name: 'Falta: Nombre del laboratorio' }),
  );
  await waitFor(() => {
    expect(dialog().getByRole('textbox', { name: 'Nombre del laboratorio' })).toHaveFocus();
  });
});

it('the check’s file is told in words, and one that is none as such', async () => {
  const user = await openConfiguration();
  await user.click(dialog().getByRole('tab', { name: 'Puesta en marcha' }));
  const check = dialog().getByRole('listitem', { name: 'Revisión de la instalación' });
  const input = fileInput(check);
  await user.upload(
    input,
    new File(['{"paper": 1}'], 'reports.json', { type: 'application/json' }),
  );
  expect(await within(check).findByRole('alert')).toHaveTextContent(
    'El archivo no es el de la revisión',
  );
  // A browser says nothing where the file that its field holds is picked again.
  expect(input.files).toHaveLength(0);
  const findings = [
    { name: 'Content-Security-Policy', state: 'stop', says: 'falta', todo: 'Póngala' },
    { name: 'getAreas', state: 'ok', says: 'bien' },
  ];
  await user.upload(
    input,
    new File([JSON.stringify({ findings })], 'doctor.json', { type: 'application/json' }),
  );
  expect(await within(check).findByText('2 revisiones, 1 por mirar')).toBeVisible();
  expect(within(check).getByText('Póngala')).toBeVisible();
  expect(within(check).getByText(/La revisión encontró problemas/)).toBeVisible();
});
