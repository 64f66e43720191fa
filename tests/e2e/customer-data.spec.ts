// The customer data screen in the production build: the keyboard, the lost right.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

import { png } from '@tests/support/files/pictures';

import { expectAccessible } from './support/accessibility';
import { administrator, signIn, signOut } from './support/portal';
import { test } from './support/watched-test';

async function signInAsAdministrator(page: Page): Promise<void> {
  await signIn(page, administrator());
}

/** `/datacustomers` by the link in the configuration dialog, ready with its preview. */
async function openCustomerData(page: Page): Promise<FrameLocator> {
  await signInAsAdministrator(page);
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: 'Fondo y vista previa del inicio de sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datos del cliente' })).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Tipo de usuario')).toBeVisible();
  return preview;
}

test('the keyboard passes the preview by, and the picture can be chosen and removed with it @slow', async ({
  page,
}) => {
  // Asked for long before it opens: a busy browser that is told at the last moment opens it for nobody.
  const chooser = page.waitForEvent('filechooser');
  await openCustomerData(page);
  const choose = page.getByRole('button', { name: 'Elegir imagen: Banner' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(png({ width: 30, height: 10 }));
  await (await chooser).setFiles({ name: 'banner.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Quitar: Banner' }).press('Enter');
  await expect(choose).toBeFocused();
  await expect(page.getByRole('group', { name: 'Banner' })).toContainText('Sin imagen');

  await page.getByRole('textbox', { name: 'Sitio web' }).focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const tag = await page.evaluate(() => document.activeElement?.tagName ?? '');
    expect(tag).not.toBe('IFRAME');
  }
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('after a reload the right is gone, whatever the storage says, and the portal says so @slow', async ({
  page,
}) => {
  await openCustomerData(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('s') ?? '{}') as object;
    sessionStorage.setItem('s', JSON.stringify({ ...stored, administrator: true }));
  });
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  const notice = page.getByText('Para administrar el portal, inicie sesión de nuevo');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Configuración' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/datacustomers');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(saves).toEqual([]);

  // The right is gone, the duty is not: it is an administrator's password that would be changed.
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const change = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect(change.getByText('Al menos 12 caracteres')).toBeVisible();
  await expect(change.getByText('Un carácter especial')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toHaveCount(0);

  await signOut(page, 'Iniciar sesión de nuevo');
  await signInAsAdministrator(page);
  await expect(page.getByRole('button', { name: 'Configuración' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
