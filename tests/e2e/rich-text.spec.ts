// Rich text in the production build: Quill under the policy with Trusted Types enforced (docs/promises.md A1, A3, A7).
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

import { expectAccessible } from './support/accessibility';
import { provokePage, trapScripts } from './support/hostile-page';
import { keptSettings } from './support/kept-settings';
import { LABORATORY } from './support/laboratory-client';
import { administrator, signIn } from './support/portal';
import { test, type Watch } from './support/watched-test';

/** A red point. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function openTab(page: Page, name: string): Promise<Locator> {
  await signIn(page, administrator());
  await page.getByRole('button', { name: 'Configuración' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name }).click();
  return dialog;
}

/** Pastes into the text that has the focus, stricter than a browser, which cleans its clipboard first. */
async function paste(page: Page, data: { html?: string; text?: string; picture?: string }) {
  await page.evaluate(({ html = '', text = '', picture }) => {
    const clipboardData = new DataTransfer();
    if (html !== '') clipboardData.setData('text/html', html);
    if (text !== '') clipboardData.setData('text/plain', text);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'point.png', { type: 'image/png' }));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

/**
 * DOMPurify reads hostile texts in a document of its own; the policy notes the styles and handlers that it keeps from working. Every
 * other violation stays a failure.
 */
function expectOnlySanitiser(watched: Watch): void {
  const own = watched.violations.filter((violation) => !/\/sanitize-[\w-]+\.js$/.test(violation));
  watched.violations.splice(0, watched.violations.length, ...own);
  watched.expected = [/Content Security Policy/];
}

test('terms are written, formatted and saved, and visitors read them at once (A1, A3)', async ({
  page,
  browser,
  watched,
}) => {
  const settings = keptSettings();
  await settings.attach(page);
  const dialog = await openTab(page, 'Términos y condiciones');
  const text = dialog.getByRole('textbox', { name: 'Términos y condiciones' });
  await expect(text).toContainText('Ley 1581');
  await expectAccessible(page);

  await text.press('Control+a');
  await text.press('Delete');
  await dialog.getByRole('button', { name: 'Quitar formato' }).click();
  await dialog.getByRole('button', { name: 'Título', exact: true }).click();
  await page.keyboard.type('Condiciones nuevas');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lea ');
  await dialog.getByRole('button', { name: 'Negrita' }).click();
  await page.keyboard.type('todo');
  await dialog.getByRole('button', { name: 'Negrita' }).click();
  await page.keyboard.type(' aquí');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'Enlace' }).click();
  await dialog.getByRole('textbox', { name: 'Dirección del enlace' }).fill('lab.example/leyes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Lista con viñetas' }).click();
  await paste(page, {
    html: '<p onclick="alert(1)">pegado <script>alert(1)</script><i>así</i></p><img src=x onerror=alert(1)>',
    text: 'pegado así',
  });
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();

  expect(settings.kept.get('TerminosCondiciones')).toBe(
    '<h2>Condiciones nuevas</h2><p>Lea <strong>todo</strong> ' +
      '<a href="https://lab.example/leyes" target="_blank" rel="noopener noreferrer">aquí</a></p>' +
      '<ul><li>pegado <em>así</em></li></ul>',
  );
  const visitor = await (await browser.newContext()).newPage();
  await settings.attach(visitor);
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Términos y condiciones' }).click();
  const terms = visitor.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms.getByRole('heading', { name: 'Condiciones nuevas' })).toBeVisible();
  await expect(terms.getByRole('link', { name: 'aquí' })).toHaveAttribute(
    'href',
    'https://lab.example/leyes',
  );
  await expect(terms.getByRole('listitem')).toHaveText('pegado así');
  await visitor.context().close();
  expectOnlySanitiser(watched);
});

test('no hostile text runs in the editor or in the preview, loaded or pasted (A1) @slow', async ({
  page,
  watched,
}) => {
  const all = VECTORS.map(([, html]) => html)
    .filter((html) => html.length < 5_000)
    .join('\n');
  const executed = await trapScripts(page);
  const settings = keptSettings();
  settings.kept.set('CuerpoEmail', all);
  settings.kept.set('TerminosCondiciones', all);
  await settings.attach(page);
  const dialog = await openTab(page, 'Términos y condiciones');
  const terms = dialog.getByRole('textbox', { name: 'Términos y condiciones' });
  await expect(terms).toContainText('x');
  const strange = new Set(await provokePage(page));
  await dialog.getByRole('tab', { name: 'Correo' }).click();
  const body = dialog.getByRole('textbox', { name: 'Mensaje para recuperar la contraseña' });
  await body.focus();
  await paste(page, { html: all, text: 'x' });
  await expect(dialog.getByRole('region', { name: /^Vista previa/ })).toContainText('x');
  for (const found of await provokePage(page)) strange.add(found);

  expect(executed).toEqual([]);
  expect([...strange]).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  expectOnlySanitiser(watched);
});

test('the mail takes a picture and its placeholders, and a test of it arrives @slow (A3, A7)', async ({
  page,
}) => {
  const settings = keptSettings();
  await settings.attach(page);
  const dialog = await openTab(page, 'Correo');
  const body = dialog.getByRole('textbox', { name: 'Mensaje para recuperar la contraseña' });
  await body.press('Control+a');
  await body.press('Delete');
  await expect(dialog.getByText('El mensaje no tiene el enlace')).toBeVisible();
  const insert = dialog.getByRole('group', { name: 'Insertar:' });
  await insert.getByRole('button', { name: 'Usuario' }).click();
  await page.keyboard.type(': ');
  await insert.getByRole('button', { name: 'Enlace' }).click();
  await expect(dialog.getByText('El mensaje no tiene el enlace')).toBeHidden();
  await paste(page, { picture: PICTURE });
  await dialog.getByRole('textbox', { name: 'Descripción de la imagen' }).fill('Punto');
  await dialog.getByRole('button', { name: 'Insertar imagen' }).click();
  const preview = dialog.getByRole('region', { name: /^Vista previa/ });
  await expect(preview).toContainText('ana.perez: Cambiar mi contraseña');
  await expect(preview.getByRole('img', { name: 'Punto' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Enviar la prueba a' }).fill('prueba@lab.example');
  await dialog.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(dialog.getByText(/^El servidor aceptó el correo para prueba@lab/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  expect(settings.kept.get('CuerpoEmail')).toBe(
    '<p>||USER||: <a href="||LINK||" target="_blank" rel="noopener noreferrer">Cambiar mi contraseña</a>' +
      `<img src="data:image/png;base64,${PICTURE}" alt="Punto"></p>`,
  );
  expect(settings.kept.get('SmtpPasswordUser')).toBeUndefined();

  const inbox = await page.context().newPage();
  await expect(async () => {
    await inbox.goto(`${LABORATORY}/inbox`);
    const mail = inbox.getByRole('listitem').filter({ hasText: 'prueba@lab.example' });
    await expect(mail).toContainText('Prueba: Restablecer contraseña');
  }).toPass();
});
