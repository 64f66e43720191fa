import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { MAIL_PATIENT } from '@demo-lis/seed/demo-accounts';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
import { signIn } from './support/portal';
import { test } from './support/watched-test';

const NEW_PASSWORD = 'Recuperada.2026';

/** The address of the link in the newest mail to somebody, read in the demo inbox. */
async function linkInMail(inbox: Page, address: string): Promise<string> {
  await expect(async () => {
    await inbox.goto(`${LABORATORY}/inbox`);
    await expect(inbox.getByRole('listitem').filter({ hasText: address })).not.toHaveCount(0);
  }).toPass();
  const mail = inbox.getByRole('listitem').filter({ hasText: address }).first();
  await mail.getByRole('link', { name: 'Restablecer contraseña' }).click();
  const message = inbox.frameLocator('iframe[title="Mensaje"]');
  await expect(message.getByRole('img', { name: 'Laboratorio' })).toHaveAttribute('src', /^data:/);
  await expect(message.getByText('Laboratorio Clínico Andino')).toBeVisible();
  const link = message.getByRole('link', { name: 'Cambiar mi contraseña' });
  return (await link.getAttribute('href')) ?? '';
}

test('a patient recovers a forgotten password by mail and signs in with the new one', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await dialog.getByRole('textbox', { name: 'Número de documento' }).fill(MAIL_PATIENT.history);
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(MAIL_PATIENT.email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('p***@c***')).toBeVisible();
  await expect(dialog).toBeHidden();

  const link = await linkInMail(await context.newPage(), MAIL_PATIENT.email);
  expect(link).toMatch(new RegExp(`^${baseURL ?? ''}/\\?token=.{20,}$`));
  const token = new URL(link).searchParams.get('token') ?? '';
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) {
      calls.push(`${page.url()} ${request.url()} ${request.headers()['referer'] ?? ''}`);
    }
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Restablecer contraseña' })).toBeVisible();
  expect(page.url()).toBe(`${baseURL ?? ''}/`);
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(NEW_PASSWORD);
  await expect(page.getByText('Muy segura')).toBeVisible();
  await page.getByRole('textbox', { name: 'Repetir contraseña' }).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('La contraseña se actualizó.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.join()).not.toContain(token);

  const patient = { type: 2, userName: MAIL_PATIENT.history, password: NEW_PASSWORD };
  await signIn(page, { ...patient, label: '', note: '' });
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('the token has left the address before any module is loaded', async ({ page }) => {
  // Never answered: a module keeps the address that it was loaded at.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/?token=a.token&x=1', { waitUntil: 'commit' });
  await expect(page.locator('.shell')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
