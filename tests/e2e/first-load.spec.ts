import { expect } from '@playwright/test';

import { test } from './support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

test('the login needs what index.html names and nothing more: the size budgets weigh all there is', async ({
  page,
  request,
  watched,
}) => {
  watched.expected = [/Failed to load resource|ERR_FAILED|dynamically imported module|MissingPart/];
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const asked = new Set<string>();
  await page.route('**/assets/*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.add(pathname);
    return named.includes(pathname) ? route.continue() : route.abort();
  });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  await page.getByRole('textbox', { name: USER_FIELD }).fill('1010009236');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('secreta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText(/^Contraseña incorrecta/)).toBeVisible();
  expect(named.length).toBeGreaterThan(0);
  expect([...asked]).toEqual(expect.arrayContaining(named));
});
