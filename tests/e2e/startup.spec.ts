import { expect } from '@playwright/test';
import type { Route } from '@playwright/test';

import { sample } from '@tests/support/environment/runs';
import { USER_FIELD } from '@tests/support/people/user-field';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
import { test } from './support/watched-test';

const UNAVAILABLE = 'El portal no está disponible en este momento';

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

for (const [name, answer, problem] of sample(BROKEN_CONFIGURATIONS, 2)) {
  test(`a runtime file that is ${name} is explained on a full page @slow`, async ({
    page,
    watched,
  }) => {
    watched.expected = [/status of 404/];
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(problem);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  });
}

const BROKEN_SERVICES: readonly [string, string][] = [
  ['unreachable', 'drop'],
  ['failing', 'status:500'],
  ['answering nonsense', 'malformed'],
  ['behind a captive portal', 'html'],
  ['answering an empty configuration', 'empty'],
];

for (const [name, fault] of sample(BROKEN_SERVICES, 2)) {
  test(`a service that is ${name} is explained on a full page @slow`, async ({ page, watched }) => {
    watched.expected = [/Failed to load resource/, /ERR_/];
    await page.route(`${LABORATORY}/service/configuration/encrypted`, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': fault } }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(`${LABORATORY}/service/configuration/encrypted`);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  });
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

for (const [name, address, answer] of BROKEN_FILES) {
  test(`${name} is told in both languages, with nothing beside it @slow`, async ({
    page,
    watched,
  }) => {
    watched.expected = [/./];
    await page.route(address, answer);
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText(['El portal no terminó de cargar']);
    await expect(page.getByRole('alert')).toContainText('The portal did not finish loading.');
    await expect(page.getByText('Cargando…').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('an unknown address shows the not-found page @slow', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expectAccessible(page);
});

test('a protected address without a session shows the login and calls nothing protected (B3)', async ({
  page,
}) => {
  const authorized: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) authorized.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('textbox', { name: USER_FIELD })).toBeVisible();
  expect(authorized).toEqual([]);
});
