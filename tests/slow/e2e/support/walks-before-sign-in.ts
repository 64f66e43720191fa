import { expect, type Page } from '@playwright/test';

import { MAIL_PATIENT } from '@demo-lis/seed/demo-accounts';
import { openEmptyPage } from '@tests/e2e/support/portal';

import { changeRuntimeFile } from './runtime-file';
import type { Walk } from './walk';
import { USER_FIELD } from '@tests/support/people/user-field';

const NEW_PASSWORD = 'Nueva.2026';
const PATIENT = '2';
const RETRY = 'Reintentar';
const RECOVERY = 'Recuperar contraseña';

const user = (page: Page) => page.getByRole('textbox', { name: USER_FIELD });
const tile = (page: Page, name: string) =>
  page.getByRole('radio', { name }).check({ force: true, timeout: 20_000 });
const nothing = () => Promise.resolve();
const gap = (page: Page) => page.getByRole('status').filter({ hasText: /no entregó/ });

/** The type of user that this browser remembers. */
async function chooseForGood(page: Page, type: string): Promise<void> {
  await openEmptyPage(page);
  await page.evaluate((code) => {
    localStorage.setItem('lastUserType', code);
  }, type);
}

async function expectLogin(page: Page): Promise<void> {
  await expect(user(page)).toBeVisible();
  await expect(gap(page)).toHaveCount(0);
}

const openStart = ({ page }: { readonly page: Page }) => page.goto('/').then(nothing);

async function fillRecovery(page: Page): Promise<void> {
  await page.goto('/');
  await tile(page, 'Paciente');
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: RECOVERY });
  await dialog.getByRole('textbox', { name: 'Número de documento' }).fill(MAIL_PATIENT.history);
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(MAIL_PATIENT.email);
}

const RECOVER = {
  act: ({ page }) => page.getByRole('button', { name: 'Enviar' }).click(),
  again: 'Enviar',
  kept: async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: RECOVERY });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field('Número de documento')).toHaveValue(MAIL_PATIENT.history);
    await expect(field('Correo electrónico')).toHaveValue(MAIL_PATIENT.email);
  },
  done: ({ page }) => expect(page.getByText(/Le enviamos un mensaje a/)).toBeVisible(),
} satisfies Partial<Walk>;

export const WALKS_BEFORE_SIGN_IN = {
  getConfiguration: {
    call: { method: 'GET', path: /\/configuration\/encrypted$/ },
    isOfStart: true,
    open: nothing,
    act: openStart,
    again: RETRY,
    kept: nothing,
    done: ({ page }) => expectLogin(page),
  },
  listUserTypes: {
    call: { method: 'GET', path: /\/usertypes$/ },
    isOfStart: true,
    open: nothing,
    act: openStart,
    again: RETRY,
    kept: nothing,
    done: ({ page }) => expectLogin(page),
  },
  listDocumentTypes: {
    call: { method: 'GET', path: /\/configuration\/documenttypes$/ },
    isOfStart: true,
    open: ({ page }) => chooseForGood(page, PATIENT),
    act: openStart,
    again: RETRY,
    kept: ({ page }) => expect(page.getByRole('radio', { name: 'Paciente' })).toBeChecked(),
    done: ({ page }) => expectLogin(page),
  },
  getWebQueryDemographic: {
    call: { method: 'GET', path: /\/demographic\/webquery$/ },
    isOfStart: true,
    open: nothing,
    act: openStart,
    again: RETRY,
    kept: ({ page }) => expect(user(page)).toBeVisible(),
    done: ({ page }) => expectLogin(page),
  },
  login: {
    call: { method: 'POST', path: /\/authentication\/web$/ },
    open: async ({ page }) => {
      await page.goto('/');
      await tile(page, 'Médico');
      await user(page).fill('medico');
      await page.getByLabel('Contraseña', { exact: true }).fill('Medico.2026');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Iniciar sesión' }).click(),
    failed: /No pudimos comunicarnos con el laboratorio/,
    again: 'Iniciar sesión',
    // A refused password goes; the name never does.
    kept: ({ page }) => expect(user(page)).toHaveValue('medico'),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible(),
  },
  startPasswordRecovery: {
    call: { method: 'GET', path: /\/authentication\/passwordrecovery\// },
    open: ({ page }) => fillRecovery(page),
    ...RECOVER,
  },
  sendMail: {
    call: { method: 'POST', path: /^\/mail\/email$/ },
    open: ({ page }) => fillRecovery(page),
    ...RECOVER,
  },
  sendMailByService: {
    call: { method: 'POST', path: /\/authentication\/email$/ },
    open: async ({ page }) => {
      await changeRuntimeFile(page, { mailUrl: '' });
      await fillRecovery(page);
    },
    ...RECOVER,
  },
  resetPassword: {
    call: { method: 'PUT', path: /\/authentication\/passwordreset$/ },
    // An attempt without an answer changes what the next one is told (flows/login/password-repeated).
    isOnce: true,
    open: async ({ page }) => {
      await page.goto('/?token=aaaa.bbbb.cccc');
      await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill(NEW_PASSWORD);
      await page.getByRole('textbox', { name: 'Repetir contraseña' }).fill(NEW_PASSWORD);
    },
    act: ({ page }) => page.getByRole('button', { name: 'Guardar' }).click(),
    again: 'Guardar',
    kept: async ({ page }) => {
      const field = page.getByRole('textbox', { name: 'Nueva contraseña' });
      await expect(field).toHaveValue(NEW_PASSWORD);
    },
    // The token of the walk is nobody's.
    done: ({ page }) =>
      expect(page.getByText(/El tiempo para modificar|enlace expiró/).first()).toBeVisible(),
  },
  getPresetUser: {
    call: { method: 'POST', path: /^\/app\/api\/user$/ },
    isOfStart: true,
    open: nothing,
    act: ({ page, world }) => page.goto(`/orqrm:${btoa(world.order)}`).then(nothing),
    again: RETRY,
    kept: nothing,
    done: ({ page }) =>
      expect(page.getByRole('region', { name: 'Informe final' })).toBeVisible({ timeout: 60_000 }),
  },
} satisfies Readonly<Record<string, Walk>>;
