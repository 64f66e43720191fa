// What the browser itself puts on paper: the results, or in the place of a viewer's document where to print it; no controls, no
// token and no address (K7).
import { expect } from '@playwright/test';

import { pdfPages, withoutSpace } from '@tests/support/files/pdf-text';
import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { test } from '@tests/e2e/support/watched-test';

import { orderWithCulture } from './support/answers';
import { SCREENS } from './support/screens';
import { visit } from './support/visit';
import { word } from './support/words';

const CONTROLS = ['Cerrar sesión', 'Cambiar contraseña', 'Informe final', 'Buscar', 'English'];

async function openScreen(name: string, visited: ReturnType<typeof visit>): Promise<void> {
  const screen = SCREENS.find((candidate) => candidate.name === name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  await screen.open(visited);
}

for (const name of ['orders-one', 'print-link']) {
  test(`${name} on paper`, async ({ page }) => {
    let token = 'none yet';
    page.on('response', async (response) => {
      if (!response.url().endsWith('/authentication/web') || !response.ok()) return;
      ({ token } = (await response.json()) as { readonly token: string });
    });
    await openScreen(name, visit(page, 'es'));
    const stored = await page.evaluate(() => sessionStorage.getItem('s') ?? '');
    [, token = token] = /"authToken":"([^"]+)"/.exec(stored) ?? [];
    const shown = await page.getByRole('rowheader').allInnerTexts();
    const text = withoutSpace(
      (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' '),
    );
    const order = await orderWithCulture();
    if (name === 'print-link') {
      expect(text).toContain(withoutSpace(word('es', 'viewer.onPaper')));
      expect(text).not.toContain(order);
    } else expect(text).toContain(order);
    for (const secret of [token, LABORATORY, 'localhost', 'http']) {
      expect(text).not.toContain(withoutSpace(secret));
    }
    await page.emulateMedia({ media: 'print' });
    for (const label of CONTROLS) {
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    }
    if (name === 'orders-one') {
      for (const heading of shown.slice(0, 5)) expect(text).toContain(withoutSpace(heading));
    }
  });
}
