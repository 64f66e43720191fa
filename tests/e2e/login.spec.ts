import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { USER_FIELD } from '@tests/support/people/user-field';

import { configure } from './support/configured';
import { test } from './support/watched-test';

const LOGIN = '**/service/authentication/web';

/** Opens the login with settings of the laboratory changed. */
async function openLogin(page: Page, changes: Readonly<Record<string, string>>): Promise<void> {
  await configure(page, (key) => changes[key]);
  await page.goto('/');
  const types = page.getByRole('radiogroup');
  await expect(types).toBeVisible();
  const before = await types.boundingBox();
  await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
  // A phone takes the question away with the others.
  if ((page.viewportSize()?.width ?? 0) > 768) expect(await types.boundingBox()).toEqual(before);
}

test('a refusal is loaded while the laboratory thinks: later it would open over somebody who types again @slow', async ({
  page,
  watched,
}) => {
  // A call that is held is let go when its test ends, and may be answered before the page is closed.
  watched.expected = [/status of 500/];
  await openLogin(page, {});
  await page.route(LOGIN, () => undefined);
  const dialog = page.waitForRequest(/\/assets\/refusal-dialog-/);
  await page.getByRole('textbox', { name: USER_FIELD }).fill('medico');
  await page.getByLabel('Contraseña', { exact: true }).fill('wrong-1');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await dialog;
});

test('the picture shows a code that is nowhere in the page @slow', async ({ page }) => {
  await openLogin(page, { Captcha: 'true' });
  const canvas = page.getByRole('img', { name: 'Código de seguridad' }).locator('canvas');
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const first = await picture();
  // A blank picture of this size takes a few hundred characters.
  expect(first.length).toBeGreaterThan(3000);
  await page.getByRole('button', { name: 'Cambiar código' }).click();
  await expect.poll(picture).not.toBe(first);
});

test('with captcha and kinds of document the sign-in stays in sight, and nothing moves @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLogin(page, { Captcha: 'true', ManejoTipoDocumento: 'True' });
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  await expect(page.getByRole('img', { name: 'Código de seguridad' })).toBeVisible();
  const place = () =>
    button.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  const before = await place();
  expect(before).toBeLessThanOrEqual(768);
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  await expect(page.getByLabel('Tipo de documento')).toBeVisible();
  expect(await place()).toBe(before);
});
