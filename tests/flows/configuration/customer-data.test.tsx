// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  CONFIGURATION,
  storedSetting,
  USER_TYPES,
  watchSaves,
} from '@tests/support/administration/administration';
import {
  field,
  findSaved,
  openCustomerData,
  preview,
  PREVIEW,
  previewDocument,
  save,
  type,
} from '@tests/support/administration/customer-data';
import { changeSetting } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';

it('shows what is stored beside the sign-in as everybody sees it', async () => {
  await openCustomerData();
  expect(field('Nombre del laboratorio')).toHaveValue(await storedSetting('Titulo'));
  expect(field('Color principal')).toHaveValue(await storedSetting('Color'));
  expect(await preview().findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(preview().getByText((await storedSetting('Informacion')) ?? '')).toBeVisible();
});

it('the preview follows every change at once, and only the preview', async () => {
  await openCustomerData();
  await preview().findByRole('heading', { name: 'Iniciar sesión' });
  const root = previewDocument().documentElement;
  const outside = document.documentElement.style.cssText;
  type('Nombre del laboratorio', 'Laboratorio Prueba');
  type('Información adicional', 'Abierto <b>siempre</b>');
  type('Color principal', '#AA0000');
  expect(preview().getByText(/resultados de Laboratorio Prueba/)).toBeVisible();
  expect(preview().getByText('Abierto <b>siempre</b>')).toBeVisible();
  const red = root.style.cssText;
  expect(red).not.toBe(outside);
  // A colour that is not finished leaves the one that is saved; none is the factory's.
  type('Color principal', '#AA');
  expect(root.style.cssText).toBe(outside);
  type('Color principal', '');
  expect(root.style.cssText).not.toBe(outside);
  expect(root.style.cssText).not.toBe(red);
  expect(document.documentElement.style.cssText).toBe(outside);
});

it('the preview is drawn for a phone as well', async () => {
  const user = await openCustomerData();
  expect(screen.getByTitle(PREVIEW)).toHaveStyle({ width: '1366px' });
  await user.click(screen.getByRole('radio', { name: 'Celular' }));
  expect(screen.queryByTitle(PREVIEW)).toBeNull();
  expect(screen.getByTitle(/en un celular/)).toHaveStyle({ width: '390px' });
});

it('an address that is none blocks saving (0082)', async () => {
  const user = await openCustomerData();
  const saves = watchSaves();
  type('Sitio web', 'laboratorio');
  await save(user);
  const text =
    'La dirección no es válida. Escríbala completa, por ejemplo https://laboratorio.com.';
  await waitFor(() => {
    expect(field('Sitio web')).toHaveAccessibleDescription(expect.stringContaining(text));
  });
  expect(field('Sitio web')).toHaveFocus();
  expect(saves).toEqual([]);
});

it('a save that fails is told, and everything typed stays (D6)', async () => {
  const user = await openCustomerData();
  server.use(http.put(CONFIGURATION, () => new HttpResponse(null, { status: 500 })));
  type('Información', 'Calle nueva');
  await save(user);
  expect(
    await screen.findByText('No se pudo confirmar si la configuración se guardó.'),
  ).toBeVisible();
  expect(field('Información')).toHaveValue('Calle nueva');
  server.resetHandlers();
  await save(user);
  expect(await findSaved()).toBeVisible();
  expect(await storedSetting('Informacion')).toBe('Calle nueva');
});

it('that everything is stored is told beside the buttons, where nothing lies upon them', async () => {
  const user = await openCustomerData();
  const status = () => screen.getByText('Los datos quedaron guardados.');
  await save(user);
  await findSaved();
  expect(screen.queryByRole('alert', { name: /guardados/ })).toBeNull();
  expect(status()).toHaveAttribute('role', 'status');
  type('Información', 'Otra calle');
  expect(screen.queryByText('Los datos quedaron guardados.')).toBeNull();
});

it('a stored text that is longer than today’s limit does not keep others from being saved', async () => {
  changeSetting('Informacion2', 'x'.repeat(80));
  const user = await openCustomerData();
  const saves = watchSaves();
  type('Información', 'corta');
  await save(user);
  await waitFor(() => {
    expect(saves[0]?.body).toContainEqual({ key: 'Informacion2', value: 'x'.repeat(80) });
  });
  expect(saves[0]?.body).toContainEqual({ key: 'Informacion', value: 'corta' });
});

it('what somebody else changed meanwhile is asked about', async () => {
  const user = await openCustomerData();
  type('Información adicional', 'mía');
  changeSetting('Informacion2', 'suya');
  const saves = watchSaves();
  await save(user);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('mía')).toBeVisible();
  expect(question.getByText('suya')).toBeVisible();
  expect(saves).toEqual([]);
});

it('leaving with changes asks first', async () => {
  const user = await openCustomerData();
  type('Información', 'sin guardar');
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  const question = within(await screen.findByRole('dialog'));
  expect(window.location.pathname).toBe('/datacustomers');
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(field('Información')).toHaveValue('sin guardar');
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Descartar cambios' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
});

it('leaving without changes does not ask, and no user type is ever sent', async () => {
  const puts: string[] = [];
  server.use(
    http.put(USER_TYPES, () => {
      puts.push(USER_TYPES);
    }),
  );
  const user = await openCustomerData();
  await save(user);
  expect(await findSaved()).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/dashboard');
  });
  expect(puts).toEqual([]);
});
