// Rich text in the production build: Quill under the policy with Trusted Types enforced.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { keptSettings } from './support/kept-settings';
import { administrator, signIn } from './support/portal';
import { test, type Watch } from './support/watched-test';

async function openTab(page: Page, name: string): Promise<Locator> {
  await signIn(page, administrator());
  await page.getByRole('button', { name: 'Configuración' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name }).click();
  return dialog;
}

/** Pastes into the text that has the focus, stricter than a browser, which cleans its clipboard first. */
async function paste(page: Page, html: string, text: string): Promise<void> {
  await page.evaluate(
    (pasted) => {
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(pasted)) clipboardData.setData(type, content);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { 'text/html': html, 'text/plain': text },
  );
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

test('terms are written, formatted and saved, and visitors read them at once', async ({
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
  await paste(
    page,
    '<p onclick="alert(1)">pegado <script>alert(1)</script><i>así</i></p><img src=x onerror=alert(1)>',
    'pegado así',
  );
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
