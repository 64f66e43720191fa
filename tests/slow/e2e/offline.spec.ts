// The network goes away: it is said, what is on screen stays, and nothing waits to be sent (D8). That it is said at once is shown
// where no clock runs: tests/flows/portal/offline.test.tsx.
import { expect } from '@playwright/test';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { demoAccount, openAs } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

const NOTICE = /^Sin conexión a internet\. Lo que ve sigue en pantalla/;

test('being offline is said on every screen, and taken back', async ({
  page,
  context,
  watched,
}) => {
  watched.expected = [/ERR_INTERNET_DISCONNECTED|MissingPartError/];
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  await openAs(page, demoAccount(1));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const option = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first();
  await option.click();
  const results = page.getByRole('table', { name: 'Resultados' });
  await expect(results).toBeVisible();
  const report = page.getByRole('button', { name: 'Informe final' });
  await expect(report).toBeEnabled();

  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(results).toBeVisible();
  const beyondWindow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await beyondWindow(), 'the notice pushes something out of the window').toBe(0);
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  // The list cannot be asked for again, nor the open order.
  await expect(page.getByText(/No hay conexión a internet/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(2);
  await expect(results).toBeVisible();
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Informe final' });
  await expect(dialog.getByRole('alert')).toContainText('No hay conexión a internet');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.getByText(/No hay conexión a internet/).first()).toBeVisible();
  expect(sent).toBe(0);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByText(/No hay conexión a internet/)).toHaveCount(left);
  }
});
