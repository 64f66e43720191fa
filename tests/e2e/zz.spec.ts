import { expect } from '@playwright/test';
import { demoAccount, openAs } from './support/portal';
import { test } from './support/watched-test';

for (const [width, height, lang, scheme] of [[1366,768,'es','light'],[390,844,'es','light'],[320,640,'es','dark'],[768,1024,'en','dark'],[1024,768,'es','light']] as const) {
test(`pictures ${width} ${lang}`, async ({ page }) => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await openAs(page, demoAccount(4));
  if (lang === 'en') { await page.getByRole('button', { name: 'Menú' }).click(); await page.getByRole('button', { name: 'English' }).click(); await page.keyboard.press('Escape'); }
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('52345678');
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: /Órdenes|Orders/ });
  await list.getByRole('option').first().click();
  await expect(page.getByRole('table', { name: /Resultados|Results/ })).toBeVisible();
  await page.screenshot({ path: `/tmp/pics/order-${width}.png` });
  await page.getByRole('button', { name: /^Exportar$|^Export$/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Copiar tabla|Copy table/ })).toBeVisible();
  await page.screenshot({ path: `/tmp/pics/export-${width}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Comparar historial|Compare history/ }).click();
  await page.screenshot({ path: `/tmp/pics/bar-${width}.png` });
  await page.getByRole('button', { name: /Comparar órdenes|Compare orders/ }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(3)).toBeVisible();
  await page.screenshot({ path: `/tmp/pics/compare-${width}.png` });
});
}
