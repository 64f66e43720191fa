// Every kind of user from a desk and, in the slow run, from a phone.
import { expect } from '@playwright/test';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { signIn, signOut } from './support/portal';
import { test } from './support/watched-test';

test('every kind of user signs in by the form, sees orders and signs out', async ({ page }) => {
  for (const account of sample(DEMO_ACCOUNTS, 3)) {
    await signIn(page, account);
    const isPatient = account.type === 2;
    const search = page.getByRole('button', { name: 'Buscar', exact: true });
    await expect(search, account.userName).toHaveCount(isPatient ? 0 : 1);
    if (!isPatient) await search.click();
    const orders = page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option');
    await expect(orders.first(), account.userName).toBeVisible();
    if (isPatient) {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Actualizar mis visitas' }).click();
      await expect(orders.first()).toBeVisible();
    }
    await signOut(page);
    await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  }
});
