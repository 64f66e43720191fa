// A part that a newer deployment removed, while something is typed on its screen (D3), or that came damaged.
import { expect } from '@playwright/test';

import { demoAccount } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

const PHYSICIAN = 1;

test('a missing dialog says that there is a new version, and what is typed stays (D3)', async ({
  page,
  watched,
}) => {
  watched.expected = [/Failed to load resource|ERR_FAILED|dynamically imported module|MissingPart/];
  await page.route('**/assets/recovery-dialog-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  const user = page.getByRole('textbox', { name: USER_FIELD });
  await user.fill('1010009236');
  const forgot = page.getByRole('button', { name: '¿Olvidó su contraseña?' });
  await forgot.click();
  await expect(page.getByText('Hay una versión nueva del portal')).toBeVisible();
  await expect(user).toHaveValue('1010009236');
  await expect(forgot).toBeFocused();

  await page.unroute('**/assets/recovery-dialog-*.js');
  await forgot.click();
  await expect(page.getByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(user).toHaveValue('');
});

for (const [what, file, damage] of [
  ['a script that came cut short', '**/assets/portal-*.js', 'half'],
  ['a style sheet that did not come', '**/assets/portal-*.css', 'none'],
] as const) {
  test(`${what} is told in words, not waited for (D1)`, async ({ page, watched }) => {
    watched.expected = [/Failed to load resource|ERR_FAILED|SyntaxError/];
    await page.route(file, async (route) => {
      if (damage === 'none') return route.abort();
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({ response, body: body.slice(0, body.length / 2) });
    });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'El portal no terminó de cargar' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
}

test('whoever signed in where the portal behind the sign-in is gone can sign out (D3)', async ({
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
