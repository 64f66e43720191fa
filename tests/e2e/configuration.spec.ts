// The configuration dialog in the production build, each test before a laboratory of its own.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { png } from '@tests/support/files/pictures';
import { USER_FIELD } from '@tests/support/people/user-field';

import { ownLaboratory, type OwnLaboratory } from './support/own-laboratory';
import { administrator, openMenu, signIn } from './support/portal';
import { test as watchedTest } from './support/watched-test';

const test = watchedTest.extend<{ laboratory: OwnLaboratory }>({
  laboratory: async ({ context }, use) => {
    const laboratory = await ownLaboratory();
    await laboratory.attach(context);
    await use(laboratory);
    await laboratory.close();
  },
});

const PHONE = { width: 390, height: 844 };

async function openConfiguration(page: Page): Promise<Locator> {
  await signIn(page, administrator());
  await page.getByRole('button', { name: 'Configuración' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuración' });
  await expect(dialog.getByRole('textbox', { name: 'Nombre del laboratorio' })).toBeVisible();
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/** The sign-in as patients see it has what was typed, and no server is asked for it. */
async function expectSeenBeforeSaving(page: Page, name: string): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:service|lis)\//.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Ver como…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ver como…' });
  const label = 'Inicio de sesión: Paciente, Computador';
  await expect(dialog.getByRole('img', { name: label })).toBeVisible();
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByText(name).first()).toBeVisible();
  await expect(frame.getByRole('textbox', { name: 'Número de documento' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(calls).toEqual([]);
}

test('colour, logo, name, terms and a switch show at once here, and on the login of another browser', async ({
  page,
  browser,
  laboratory,
}) => {
  const dialog = await openConfiguration(page);

  await dialog.getByRole('textbox', { name: 'Nombre del laboratorio' }).fill('Laboratorio Ejemplo');
  const color = dialog.getByRole('textbox', { name: 'Color principal' });
  await color.fill('8A1C5B');
  await color.blur();
  await expect(color).toHaveValue('#8a1c5b');
  const picture = Buffer.from(png({ width: 64, height: 32 }));
  await dialog
    .getByRole('group', { name: 'Logo' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByText('Imagen nueva: 64 × 32 píxeles')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Opciones' }).click();
  await dialog.getByRole('switch', { name: 'Recuperar contraseña' }).click();
  await dialog.getByRole('tab', { name: 'Términos y condiciones' }).click();
  const terms = dialog.getByRole('textbox', { name: 'Términos y condiciones' });
  await terms.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Texto de la prueba.');
  await expect(terms).toContainText('Texto de la prueba.');
  await expectSeenBeforeSaving(page, 'Laboratorio Ejemplo');
  await save(dialog);

  await expect(page).toHaveTitle('Laboratorio Ejemplo');
  await expect(page.getByRole('banner')).toContainText('Laboratorio Ejemplo');
  const logo = `data:image/png;base64,${picture.toString('base64')}`;
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', logo);

  const visitor = await browser.newContext();
  await laboratory.attach(visitor);
  const login = await visitor.newPage();
  await login.goto('/');
  await expect(login).toHaveTitle('Laboratorio Ejemplo');
  await expect(login.getByRole('banner')).toContainText('Laboratorio Ejemplo');
  await expect(login.getByRole('banner').locator('img')).toHaveAttribute('src', logo);
  await expect(login.getByRole('button', { name: '¿Olvidó su contraseña?' })).toBeHidden();
  await login.getByRole('textbox', { name: USER_FIELD }).fill('x');
  await login.getByRole('textbox', { name: 'Contraseña' }).fill('x');
  await expect(login.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS(
    'background-color',
    'rgb(138, 28, 91)',
  );
  await login.getByRole('button', { name: 'Términos y condiciones' }).click();
  await expect(login.getByRole('dialog')).toContainText('Texto de la prueba.');
  await visitor.close();
});

test('on a phone a search leads to its tab, and a step back closes, asks first where there are edits, and leaves the list @slow', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, administrator());
  // On a narrow screen the list of orders is one step further in the history.
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await search.click();
  const list = page.getByRole('listbox', { name: 'Órdenes' });
  await expect(list).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Nombre del laboratorio' });
  const configure = async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Configuración' }).click();
    await expect(name).toBeVisible();
  };
  await configure();
  await page.getByRole('tab', { name: 'Correo' }).click();
  await expect(page.getByRole('textbox', { name: 'Puerto' })).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Correo', selected: true });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await configure();
  await name.fill('A medias');
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(name).toHaveValue('A medias');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(name).toBeHidden();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(search).toBeVisible();
});
