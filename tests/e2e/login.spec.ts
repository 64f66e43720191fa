import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { demoAccount } from './support/portal';
import { test } from './support/watched-test';

const CONFIGURATION = '**/service/configuration/encrypted';
const LOGIN = '**/service/authentication/web';
/** The browser's own line about the refusals that these tests plant. */
const REFUSED = /status of 500/;

interface Entry {
  readonly key: string;
  readonly value: string;
}

/** Opens the login with settings of the laboratory changed; texts in plain ASCII. */
async function openLogin(page: Page, changes: Readonly<Record<string, string>>): Promise<void> {
  await page.route(CONFIGURATION, async (route) => {
    const response = await route.fetch();
    const [envelope] = (await response.json()) as [{ value: string }];
    const entries = JSON.parse(atob(envelope.value)) as Entry[];
    const changed = entries.map((entry) => {
      const value = changes[atob(entry.key)];
      return value === undefined ? entry : { ...entry, value: btoa(value) };
    });
    await route.fulfill({ response, json: [{ value: btoa(JSON.stringify(changed)) }] });
  });
  await page.goto('/');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.getByRole('radio', { name: 'Médico' }).check({ force: true });
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
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth).toBe(widths.clientWidth);
}

test('a laboratory’s name of one long word is read whole on the narrowest screen @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openLogin(page, {
    Titulo: 'Laboratorioclinicodereferenciaydiagnosticoespecializadoregional',
  });
  const sentence = page.getByText(/resultados de Laboratorioclinico/);
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});

for (const width of sample([320, 1366], 1)) {
  test(`login with captcha, terms and refusals at ${width} px in both languages (J1)`, async ({
    page,
    watched,
  }) => {
    watched.expected = [REFUSED];
    await page.setViewportSize({ width, height: 700 });
    await openLogin(page, { Captcha: 'true' });
    await expect(page.getByRole('img', { name: 'Código de seguridad' })).toBeVisible();
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
    await password.fill('wrong-2');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toContainText('You have 1 attempt left.');
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

test('hostile terms do nothing under the strict policy @slow', async ({ page, watched }) => {
  watched.expected = [/Content Security Policy/];
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openLogin(page, {
    TerminosCondiciones:
      '<p onclick="alert(1)">Read this</p><img src=x onerror="alert(2)"><svg onload="alert(3)">' +
      '<style>*{display:none}</style></svg><a href="javascript:alert(4)">link</a>',
  });
  await page.getByRole('button', { name: 'Términos y condiciones' }).click();
  await page.getByText('Read this').click();
  await page.getByText('link').click();
  const body = page.getByRole('dialog').locator('.mantine-Modal-body');
  await expect(body.locator('img, svg, style, a[href]')).toHaveCount(0);
  expect(dialogs).toBe(0);
  // The browser already refuses what is hostile while the sanitiser reads it in a document of its own.
  expect(watched.violations.filter((violation) => !violation.includes('sanitize'))).toEqual([]);
  watched.violations.splice(0);
});

test('language and user type are kept on the device, and nothing else @slow', async ({ page }) => {
  const { userName, password } = demoAccount(3);
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await page.getByRole('textbox', { name: 'User' }).fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('radio', { name: 'Customer' })).toBeChecked();
  const kept = await page.evaluate(() => Object.entries(localStorage).sort());
  expect(kept).toEqual([
    ['language', 'en'],
    ['lastUserType', '3'],
  ]);
});
