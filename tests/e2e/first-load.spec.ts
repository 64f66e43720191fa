import { expect } from '@playwright/test';

import { test } from './support/watched-test';

test('the login loads what index.html names and nothing more: the size budgets weigh all there is', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect([...new Set(loaded)].toSorted()).toEqual(named.toSorted());
});
