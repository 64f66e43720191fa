import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { configure } from './support/configured';
import { test } from './support/watched-test';

const LOGIN = '**/service/authentication/web';
/** The browser's own line about the refusals that these tests plant. */
const REFUSED = /status of 500/;

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

async function refuseWith(page: Page, ...errorFields: readonly string[]): Promise<void> {
  await page.route(LOGIN, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { code: 2, errorFields },
        })
      : route.fallback(),
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(beyond)).toBe(0);
}

for (const width of sample([320, 1366], 1)) {
  test(`login with captcha, terms and refusals at ${width} px in both languages`, async ({
    page,
    watched,
  }) => {
    watched.expected = [REFUSED];
    await page.setViewportSize({ width, height: 700 });
    // A name of one long word is read whole, too.
    const Titulo = 'Laboratorioclinicodereferenciaydiagnosticoespecializadoregional';
    await openLogin(page, { Captcha: 'true', Titulo });
    await expect(page.getByRole('img', { name: 'Código de seguridad' })).toBeVisible();
    const name = page.getByRole('banner').getByText(Titulo);
    expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('img', { name: 'Security code' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Terms and conditions' }).click();
    await expect(page.getByRole('dialog')).toContainText('Ley 1581');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('textbox', { name: 'Type the code' }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The code is not correct');
    await page.getByRole('button', { name: 'Solve a sum instead' }).click();
    await expectAccessible(page);
    const sum = page.getByRole('textbox', { name: /What is/ });
    const label = await page.getByText(/What is \d plus \d/).textContent();
    const result = [...(label ?? '').matchAll(/\d/g)].reduce(
      (total, [digit]) => total + Number(digit),
      0,
    );
    await sum.fill(String(result));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Security check complete.')).toBeVisible();

    await refuseWith(page, '5|invalid password|2');
    await page.getByRole('textbox', { name: 'User' }).fill('medico');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('wrong-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('You have 1 attempt left.');
    await expectAccessible(page);
    await refuseWith(page, '5|invalid password|3');
    await password.fill('wrong-2');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toContainText('the user was deactivated');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(password).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
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
