import { expect } from '@playwright/test';

import { test } from './support/watched-test';

test('the login loads one script and one style sheet: what the size budgets weigh is all there is', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Usuario' })).toBeVisible();
  const assets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  expect(assets.filter((path) => path.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/portal-[\w-]+\.js$/),
  ]);
  expect(assets.filter((path) => path.endsWith('.css'))).toEqual([
    expect.stringMatching(/^\/assets\/portal-[\w-]+\.css$/),
  ]);
});
