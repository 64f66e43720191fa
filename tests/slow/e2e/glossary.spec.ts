import { expect } from '@playwright/test';

import { demoAccount, openAs, openMenu } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

test('the names in the list begin with a capital and are whole, to the end of p and g', async ({
  page,
}) => {
  await openAs(page, demoAccount(2));
  await openMenu(page);
  await page.getByRole('button', { name: 'Glosario' }).click();
  const name = page.getByRole('button', { name: 'antígeno prostático específico total' });
  const label = name.locator('.mantine-Button-label');
  await expect.poll(() => label.innerText()).toBe('Antígeno prostático específico total');
  expect(await label.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});
