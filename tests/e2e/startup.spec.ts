import { expect } from '@playwright/test';
import type { Route } from '@playwright/test';

import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { test } from './support/watched-test';

async function cutShort(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const BROKEN_CONFIGURATIONS: readonly [string, { status?: number; body: string }, RegExp][] = [
  ['missing', { status: 404, body: '404' }, /config\.json/],
  ['not JSON', { body: '<html>captive portal</html>' }, /config\.json/],
  ['with a wrong address', { body: '{"serviceUrl": "not an address"}' }, /serviceUrl/],
  ['with a wrong type', { body: '{"allowedOrigins": "everywhere"}' }, /allowedOrigins/],
  // Node 20, by which unit tests run, knows no such zone; a newer browser does.
  ['with an offset for its zone', { body: '{"timeZone": "-05:00"}' }, /timeZone/],
];

test('a runtime file that cannot be used is explained on a full page @slow', async ({
  page,
  watched,
}) => {
  watched.expected = [/status of 404/];
  for (const [name, answer, problem] of BROKEN_CONFIGURATIONS) {
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(problem);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('textbox', { name: USER_FIELD }), name).toBeVisible();
  }
});

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
