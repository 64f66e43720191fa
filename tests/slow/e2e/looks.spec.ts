// How the key screens look, compared with reviewed pictures (tests/slow/e2e/looks): light, dark, in the reader's own colours, at 400 %, on a
// phone, without motion, in both languages.
import { expect, type Locator, type Page } from '@playwright/test';

import { USER_FIELD } from '@tests/support/people/user-field';

import { HEADLESS_SHELL } from '@tests/e2e/support/headless-shell';
import { tickAll } from '@tests/e2e/support/history';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { expectLook, expectSeen, isDrawingAnew, test } from '@tests/e2e/support/looks';
import {
  administrator,
  demoAccount,
  openAs,
  openMenu,
  signIn,
  unfoldSearch,
} from '@tests/e2e/support/portal';

test.skip(
  process.platform !== 'linux' || HEADLESS_SHELL === null,
  'The pictures were drawn on Linux by Chromium without windows; everything else draws letters otherwise.',
);
// One worker for all of them: one browser, one laboratory.
test.describe.configure({ mode: 'default' });

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
/** 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

const orders = (page: Page) => page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog').last();
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The same window in the dark, and in the colours of a contrast theme. */
async function expectSchemes(page: Page, name: string): Promise<void> {
  await expectLook(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLook(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectLook(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('before the sign-in', async ({ page, watched }) => {
  watched.expected = [/status of 500/];
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  await page.getByRole('radio', { name: 'Paciente' }).check({ force: true });
  await expectSchemes(page, 'login');
  await button(page, '¿Olvidó su contraseña?').click();
  await expect(dialog(page)).toBeVisible();
  await expectLook(page, 'recovery');
  await close(page);
  await page.setViewportSize(PHONE);
  await button(page, 'English').click();
  await expect(button(page, 'Sign in')).toBeVisible();
  await expectLook(page, 'login-phone-en');
  await button(page, 'Español').click();
  await page.setViewportSize(DESK);
  await page.goto('/404');
  await expect(page.getByText('Laboratorio Clínico Andino')).toBeVisible();
  await expectLook(page, 'not-found');
  await page.route(`${LABORATORY}/service/configuration/encrypted`, (route) =>
    route.fulfill({ status: 500 }),
  );
  await page.goto('/');
  await expect(button(page, 'Reintentar')).toBeVisible();
  await expectLook(page, 'unavailable', [page.getByText('Dirección del servicio')]);
});

test('a patient at a desk', async ({ page, laboratory }) => {
  await openAs(page, demoAccount(2), laboratory);
  await orders(page).first().click();
  const results = page.getByRole('table', { name: 'Resultados' });
  await expect(results).toBeVisible();
  const altered = orders(page).getByText(/\d alterados?$/);
  await expect(altered.first()).toBeVisible();
  // An order that stood for a moment is one that was seen.
  await expect(orders(page).first().locator('[data-seen]')).toBeVisible();
  await expectSchemes(page, 'results');
  if (!isDrawingAnew()) {
    // A mark that is lost, and a colour of the theme that is another one.
    await expectSeen(page, 'results', '[data-tone="altered"] { visibility: hidden }');
    await expectSeen(
      page,
      'results',
      ':root { --portal-accent-surface: var(--portal-surface) !important }',
    );
  }
  await results
    .getByRole('rowheader')
    .getByRole('button', { name: 'Hemoglobina', exact: true })
    .click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Hemoglobina' })).toBeVisible();
  await expectLook(page, 'test-panel');
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await tickAll(page);
  await expectLook(page, 'choosing-tests');
  await button(page, 'Gráfica histórica').click();
  await expect(dialog(page).getByRole('application').first()).toBeVisible();
  await expectLook(page, 'charts');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLook(page, 'charts-forced');
  await page.emulateMedia({ forcedColors: 'none' });
  await close(page);
  await button(page, 'Histórico combinado').click();
  await expect(dialog(page).getByRole('table')).toBeVisible();
  await expectLook(page, 'matrix');
});

test('a patient with a phone, and at 400 %', async ({ page, laboratory }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, demoAccount(2), laboratory);
  await expect(
    orders(page)
      .getByText(/\d alterados?$/)
      .first(),
  ).toBeVisible();
  await expectLook(page, 'list-phone');
  await orders(page).first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  await expectLook(page, 'results-phone');
  await openMenu(page);
  await button(page, 'Cambiar contraseña').click();
  await dialog(page).getByRole('textbox', { name: 'Nueva contraseña' }).fill('Aa1.x');
  await expectLook(page, 'password-phone');
  await close(page);
  await page.setViewportSize(ENLARGED);
  await page.mouse.wheel(0, 400);
  await expectLook(page, 'results-enlarged');
});

test('an administrator', async ({ page }) => {
  await signIn(page, administrator());
  await unfoldSearch(page);
  await page.getByRole('tab', { name: 'Nombres' }).click();
  await page.getByRole('textbox', { name: 'Primer apellido' }).fill('ZUÑIGA');
  await button(page, 'Buscar').click();
  await expect(page.getByText('No se encontraron órdenes').first()).toBeVisible();
  await expectLook(page, 'names-without-orders');
  await button(page, 'Configuración').click();
  await dialog(page).getByRole('tab', { name: 'Opciones' }).click();
  await expect(dialog(page).getByRole('switch').first()).toBeVisible();
  await expectLook(page, 'configuration');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLook(page, 'configuration-forced');
});

test('a customer with a zip', async ({ page, laboratory }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
  await openAs(page, demoAccount(3), laboratory);
  await page.getByRole('button', { name: /^Descargar.*ZIP/ }).click();
  await expect(page.getByRole('dialog', { name: /^Descarga lista/ })).toBeVisible({
    timeout: 120_000,
  });
  await expectLook(page, 'zip');
});

test('whoever was given a link, with a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/orqrm:${btoa('202611160001')}`);
  await expect(button(page, 'Ver PDF')).toBeVisible();
  await expectLook(page, 'print-link-phone');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the laboratory at its desk, in English', async ({ page, laboratory }) => {
    await page.addInitScript(() => {
      if (window.origin.startsWith('http')) localStorage.setItem('language', 'en');
    });
    await openAs(page, demoAccount(1), laboratory, 'Sign out');
    const list = page.getByRole('listbox', { name: 'Orders' }).getByRole('option');
    await list.first().click();
    await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50);
    expect(await page.evaluate(moving)).toHaveLength(0);
    await expect(list.first().locator('[data-seen]')).toBeVisible();
    await expectLook(page, 'results-en');
    await button(page, 'Final report').click();
    await expect(button(dialog(page), 'Download')).toBeVisible();
    await expectLook(page, 'report-en');
  });
});
