import { expect } from '@playwright/test';
import type { Route } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { test } from './support/watched-test';

async function cutShort(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const BROKEN_FILES: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
  ['a script that does not come', /\/assets\/portal-.*\.js$/, (route) => route.abort()],
  [
    'a script of a library that is gone',
    /\/assets\/libraries-.*\.js$/,
    (route) => route.fulfill({ status: 404 }),
  ],
  ['a script that comes cut short', /\/assets\/portal-.*\.js$/, cutShort],
  ['a style sheet that does not come', /\/assets\/portal-.*\.css$/, (route) => route.abort()],
];

test('a file that does not come, or not whole, is told in both languages, with nothing beside it @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/./];
  for (const [name, address, answer] of BROKEN_FILES) {
    await page.route(address, answer);
    await page.goto('/');
    const title = page.getByRole('heading');
    await expect(title, name).toHaveText(['El portal no terminó de cargar']);
    await expect(page.getByRole('alert')).toContainText('The portal did not finish loading.');
    await expect(page.getByText('Cargando…').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(address);
  }
});
