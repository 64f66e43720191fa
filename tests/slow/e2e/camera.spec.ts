// Codes read by the camera, with Chromium's own fake one.
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { layoutFaults } from '@tests/e2e/support/layout';
import { demoAccount, openAs } from '@tests/e2e/support/portal';
import { test as watched } from '@tests/e2e/support/watched-test';
import { filmOf } from '@tests/slow/e2e/support/filmed-code';

/** The demo laboratory's patient whom every test knows. */
const DOCUMENT = '52345678';

/** A browser whose camera shows a film, and which lets everybody use it. */
function filmed(film: string) {
  return watched.extend<object, { launchOptions: { args?: string[] } }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const args = [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ];
        await use({ ...launchOptions, args });
      },
      { scope: 'worker' },
    ],
  });
}

async function openCamera(page: Page, camera = true): Promise<void> {
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as object;
    await route.fulfill({ response, json: { ...file, camera } });
  });
  await openAs(page, demoAccount(4));
  if (camera) await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
}

filmed(filmOf('document', DOCUMENT))(
  'a code in front of the camera is searched, and the camera is given back',
  async ({ page }) => {
    await openCamera(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const list = page.getByRole('listbox', { name: 'Órdenes' });
    await expect(list.getByRole('option').first()).toContainText('MARÍA FERNANDA NÚÑEZ ROJAS');
    await expect(page.getByRole('combobox', { name: /^Orden, documento/ })).toHaveValue(DOCUMENT);
    expect(page.url()).not.toContain(DOCUMENT);
  },
);

const nothing = filmed(filmOf('nothing', null));

nothing(
  'while no code is read the picture is there, and goes with the dialog',
  async ({ page }) => {
    await openCamera(page);
    await expect(page.getByLabel('Imagen de la cámara')).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    const tracks = await page.evaluateHandle(() => {
      const stream = document.querySelector('video')?.srcObject;
      return stream instanceof MediaStream ? stream.getTracks() : [];
    });
    expect(await tracks.evaluate((list) => list.map(({ readyState }) => readyState))).toEqual([
      'live',
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await tracks.evaluate((list) => list.map(({ readyState }) => readyState))).toEqual([
      'ended',
    ]);
  },
);

watched('a laboratory that has it off has no button', async ({ page }) => {
  await openCamera(page, false);
  await expect(page.getByRole('combobox', { name: /^Orden, documento/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Escanear con la cámara' })).toHaveCount(0);
});
