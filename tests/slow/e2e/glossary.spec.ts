import { expect, type Locator, type Page } from '@playwright/test';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { demoAccount, openAs, openMenu } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

const orders = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');

test('what a test is, from its name and from the search, with the keyboard alone', async ({
  page,
}) => {
  await openAs(page, demoAccount(2));
  await orders(page).first().click();
  const name = page.getByRole('button', { name: 'Hemoglobina', exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Hemoglobina · / });
  await expect(dialog.getByText('Es la proteína roja de la sangre.')).toBeVisible();
  await expect(dialog.getByText('Texto de ejemplo, sin revisión médica.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByText('Otros resultados posibles').press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();

  const glossary = page.getByRole('button', { name: 'Glosario' });
  if (!(await glossary.isVisible())) await openMenu(page);
  await glossary.press('Enter');
  await page.getByRole('searchbox', { name: 'Buscar un examen' }).fill('acido uri');
  await expect(page.getByText('1 examen', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/deja el cuerpo|gasta ciertos alimentos/)).toBeVisible();
});

test('a laboratory replaces the texts without a build', async ({ page }) => {
  const file = {
    version: 1,
    reviewer: 'Dra. Ruiz',
    tests: [{ codes: ['1002'], what: 'Así lo explica este laboratorio.' }],
  };
  await page.route('**/glossary/es.json', (route) => route.fulfill({ json: file }));
  await openAs(page, demoAccount(2));
  await orders(page).first().click();
  await page.getByRole('button', { name: 'Hemoglobina', exact: true }).click();
  await expect(page.getByText('Así lo explica este laboratorio.')).toBeVisible();
  await expect(page.getByText('Texto revisado por Dra. Ruiz.')).toBeVisible();
  await page.keyboard.press('Escape');
  if (!(await page.getByRole('button', { name: 'Glosario' }).isVisible())) await openMenu(page);
  await page.getByRole('button', { name: 'Glosario' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '1002' })).toBeVisible();
});

test('the names in the list begin with a capital and are whole, to the end of p and g', async ({
  page,
}) => {
  await openAs(page, demoAccount(2));
  await page.getByRole('button', { name: 'Glosario' }).click();
  const name = page.getByRole('button', { name: 'antígeno prostático específico total' });
  const label = name.locator('.mantine-Button-label');
  await expect.poll(() => label.innerText()).toBe('Antígeno prostático específico total');
  expect(await label.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});
