// The fields of index.html, which take what is typed while the portal is still on its way.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import english from '@/i18n/locales/en.json' with { type: 'json' };
import spanish from '@/i18n/locales/es.json' with { type: 'json' };
import { sample } from '@tests/support/environment/runs';

import { expectAccessible } from './support/accessibility';
import { layoutFaults } from './support/layout';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';
import { USER_FIELD } from '@tests/support/people/user-field';

const PHYSICIAN = 1;

/** Keeps what has such an address until it is let go; the portal is drawn from nothing less than its runtime file. */
async function holdPortal(page: Page, address = '**/config.json'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** As a physician who was here before, and chose a language. */
async function returnWith(page: Page, language: 'es' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!window.origin.startsWith('http')) return;
    localStorage.setItem('language', chosen);
    localStorage.setItem('lastUserType', '1');
  }, language);
}

const early = (page: Page) => page.locator('#early-login');

const ENGLISH = { user: 'User', password: 'Password', texts: english.login } as const;
const SPANISH = { user: 'Usuario', password: 'Contraseña', texts: spanish.login } as const;

const SCREENS = [
  { width: 320, height: 600, colorScheme: 'dark', language: 'en', ...ENGLISH },
  { width: 390, height: 844, colorScheme: 'light', language: 'es', ...SPANISH },
  { width: 768, height: 1024, colorScheme: 'dark', language: 'es', ...SPANISH },
  { width: 1366, height: 768, colorScheme: 'light', language: 'en', ...ENGLISH },
] as const;

for (const { width, height, colorScheme, language, ...names } of sample(SCREENS, 1)) {
  test.describe(`${width} px, ${colorScheme}, ${language}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('what is typed before the portal is there stays, and goes on where it was', async ({
      page,
    }) => {
      await returnWith(page, language);
      const letGo = await holdPortal(page);
      await page.goto('/', { waitUntil: 'commit' });
      const user = page.getByRole('textbox', { name: names.user, exact: true });
      // A label holds the words of both languages, which its lookup by text cannot tell apart.
      const password = page.locator('input[type="password"]');
      await user.fill('1032456789');
      await expect(password).toHaveAccessibleName(names.password);
      await password.pressSequentially('secreto');
      // Nothing is sent from there: Enter waits for the portal.
      await password.press('Enter');
      expect(new URL(page.url()).search).toBe('');
      await password.press('ArrowLeft');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: names.texts.title })).toBeVisible();
      await expect(page.getByText(/Cargando|Loading/).filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page);
      expect(await layoutFaults(page)).toEqual([]);
      const top = async () => Math.round((await password.boundingBox())?.y ?? 0);
      const before = await top();
      letGo();
      await expect(early(page)).toHaveCount(0);
      await expect(password).toBeFocused();
      // The early page is drawn as the portal draws it.
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
      await page.keyboard.type('X');
      await expect(user).toHaveValue('1032456789');
      await expect(password).toHaveValue('secretXo');
      await expect(page.locator('button[type="submit"]')).toBeEnabled();
    });
  });
}

test('a phone that nobody signed in on asks first who enters, also before the portal is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(early(page).getByText('Cargando…')).toBeVisible();
  await expect(page.locator('input[type="password"]')).toBeHidden();
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('radiogroup', { name: 'Tipo de usuario' })).toBeVisible();
  await expect(page.locator('input[type="password"]')).toBeHidden();
  await expectAccessible(page);
  // A type that is folded away can be pressed all the same, also once another is chosen.
  for (const name of ['Laboratorio', 'Paciente']) {
    await page.getByRole('radio', { name }).check({ force: true });
    await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeFocused();
  }
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);
});

test('fields and first calls wait for no script or style of the portal, and no call is made twice @slow', async ({
  page,
}) => {
  const FIRST = /\/(?:config\.json|configuration\/encrypted|usertypes)$/;
  const asked: string[] = [];
  page.on('request', (request) => {
    const [path] = FIRST.exec(request.url()) ?? [];
    if (path !== undefined && request.method() === 'GET') asked.push(path);
  });
  await returnWith(page, 'en');
  const letGo = await holdPortal(page, '**/assets/**');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'User', exact: true }).fill('somebody');
  await expect(page.getByText('Loading… You can type already.')).toBeVisible();
  const first = ['/config.json', '/configuration/encrypted', '/usertypes'];
  await expect.poll(() => asked.toSorted()).toEqual(first);
  letGo();
  await expect(early(page)).toHaveCount(0);
  expect(asked.toSorted()).toEqual(first);
});

test('a portal that does not start takes the early fields away, and gives back what was typed @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 404/];
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '404' }));
  const letGo = await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: USER_FIELD }).fill('somebody');
  letGo();
  await expect(page.getByRole('alert')).toContainText('config.json');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toHaveValue('somebody');
});

test('only the login has early fields: not a reset link, nor a screen of the session @slow', async ({
  page,
}) => {
  await openAs(page, demoAccount(PHYSICIAN));
  const letGo = await holdPortal(page);
  for (const address of ['/dashboard', '/?token=a.b.c', `/orqrm:${btoa('202611200001')}`]) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.shell')).toBeVisible();
    await expect(early(page)).toBeHidden();
  }
  letGo();
});
