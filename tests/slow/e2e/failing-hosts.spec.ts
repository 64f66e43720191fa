// What people read when something behind the real nginx or the real Caddy is wrong: words of the portal, never a web server's page.
import { expect, type Page } from '@playwright/test';

import { demoAccount, signIn, signOut } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

import { install, type Setting } from './support/behind-host';
import { openConfiguration, search, signInAdministrator } from './support/dashboard';
import { HOST_KINDS, isInstalled, type HostKind } from './support/hosts';
import { USER_FIELD } from '@tests/support/people/user-field';

/** The three reads of the start come to an end with their retries. */
const PATIENCE = { timeout: 60_000 };
const FOREIGN = /<|nginx\/|Caddy\/|Bad Gateway|Not Found|Entity|^50[0-9]$/;

async function expectAdvice(page: Page, advice: RegExp): Promise<void> {
  await page.goto('/');
  const title = page.getByRole('heading', { name: 'El portal no está disponible en este momento' });
  await expect(title).toBeVisible(PATIENCE);
  await expect(page.getByText(advice)).toBeVisible();
  await expect(page.getByText('bloque «Service» de nginx.conf o del Caddyfile')).toBeVisible();
  await expect(page.getByText('comuníquese con el laboratorio')).toBeVisible();
  await expect(page.getByText(FOREIGN)).toHaveCount(0);
}

/** Installs, and takes away what was installed. */
async function within(
  { page, kind, ...setting }: Setting & { readonly page: Page; readonly kind: HostKind },
  use: (installation: Awaited<ReturnType<typeof install>>) => Promise<void>,
): Promise<void> {
  const installation = await install(kind, setting);
  try {
    await use(installation);
    // What the page still asks for would not be answered.
    await page.goto('about:blank');
  } finally {
    // Left standing, it would answer the tests after this one.
    await installation.close();
  }
}

for (const kind of HOST_KINDS) {
  test.describe(kind.name, () => {
    test.skip(!isInstalled(kind), `${kind.name} is not installed here`);
    test.use({ baseURL: `https://localhost:${kind.port}`, ignoreHTTPSErrors: true });
    test.beforeEach(({ watched }) => {
      watched.expected = [/status of (404|413|502|504)/];
    });

    test(`a service of which ${kind.name} knows nothing`, async ({ page }) => {
      await within({ page, kind, changes: ({ withoutService }) => withoutService }, () =>
        expectAdvice(page, /no respondió el servicio/),
      );
    });

    test(`a page in the place of the service behind ${kind.name}`, async ({ page }) => {
      await within({ page, kind }, async ({ laboratory }) => {
        await laboratory.plant('/service', 'html');
        await expectAdvice(page, /no respondió el servicio/);
        await laboratory.plant('/service', null);
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible(PATIENCE);
      });
    });

    test(`a service that ${kind.name} does not reach`, async ({ page }) => {
      await within({ page, kind, isUnreachable: true }, () =>
        expectAdvice(page, /no obtuvo respuesta/),
      );
    });

    test(`a service that is slower than ${kind.name} waits, and what is too large for it`, async ({
      page,
    }) => {
      await within({ page, kind, changes: ({ hasty }) => hasty }, async ({ laboratory }) => {
        await signInAdministrator(page);
        const dialog = await openConfiguration(page);
        await dialog.getByRole('textbox', { name: 'Nombre del laboratorio' }).fill('Otro');
        await dialog.getByRole('button', { name: 'Guardar' }).click();
        await expect(dialog.getByText('más grande de lo que el servidor acepta')).toBeVisible();
        await expect(page.getByText(FOREIGN)).toHaveCount(0);
        expect(laboratory.calls.filter(({ method }) => method === 'PUT')).toEqual([]);

        // A reload keeps the session.
        await page.reload();
        await signOut(page);
        await laboratory.plant('/service/orders', 'delay:4000');
        await signIn(page, demoAccount(4));
        await search(page);
        await expect(page.getByText('No se pudieron cargar las órdenes')).toBeVisible(PATIENCE);
        await expect(page.getByText(FOREIGN)).toHaveCount(0);
        await laboratory.plant('/service/orders', null);
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('listbox', { name: 'Órdenes' })).toBeVisible(PATIENCE);

        await laboratory.plant('/service', 'delay:4000');
        await expectAdvice(page, /no obtuvo respuesta/);
      });
    });
  });
}
