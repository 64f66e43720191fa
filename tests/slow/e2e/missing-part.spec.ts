// A part that a newer deployment removed, while something is typed on its screen, or that came damaged.
import { expect } from '@playwright/test';

import { demoAccount } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

const PHYSICIAN = 1;

test('a missing dialog says that there is a new version, and what is typed stays', async ({
  page,
  watched,
}) => {
  watched.expected = [/Failed to load resource|ERR_FAILED|dynamically imported module|MissingPart/];
  await page.route('**/assets/*dialog-*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  const user = page.getByRole('textbox', { name: USER_FIELD });
  await user.fill('1010009236');
  const forgot = page.getByRole('button', { name: '¿Olvidó su contraseña?' });
  await forgot.click();
  await expect(page.getByText('Hay una versión nueva del portal')).toBeVisible();
  await expect(user).toHaveValue('1010009236');
  await expect(forgot).toBeFocused();

  await page.unroute('**/assets/*dialog-*');
  await forgot.click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await expect(dialog).not.toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(user).toHaveValue('');
});

test('whoever signed in where the portal behind the sign-in is gone can sign out', async ({
  page,
  watched,
}) => {
  watched.expected = [/Failed to load resource|ERR_FAILED|dynamically imported module|MissingPart/];
  await page.route('**/assets/routed-portal-*.js', (route) => route.abort());
  const { userName, password } = demoAccount(PHYSICIAN);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill(userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
