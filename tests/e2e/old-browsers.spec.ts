// A browser that cannot draw the portal gets words instead of a white page.
import { expect } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { LABORATORY } from './support/laboratory-client';
import { test } from './support/watched-test';

/** What a browser of some years ago has not; the portal is made for those that have all of it (public/start-check.js). */
const LACKS: readonly (() => void)[] = [
  () => {
    delete (HTMLScriptElement.prototype as { noModule?: boolean }).noModule;
  },
  () => {
    delete (globalThis as { structuredClone?: unknown }).structuredClone;
  },
  () => {
    delete (globalThis as { CSSLayerBlockRule?: unknown }).CSSLayerBlockRule;
  },
  () => {
    delete (Array.prototype as { toSorted?: unknown }).toSorted;
  },
];
const TITLE = 'El portal no puede abrirse en este navegador';

test('a browser that is too old is told so in both languages, and asks the laboratory nothing', async ({
  page,
  context,
  watched,
}) => {
  // What the scripts of the portal run into there.
  watched.expected = [/./];
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(LABORATORY)) calls.push(request.url());
  });
  for (const forget of LACKS) {
    const tab = forget === LACKS[0] ? page : await context.newPage();
    await tab.addInitScript(forget);
    await tab.goto('/');
    await expect(tab.getByRole('heading', { level: 1 }), String(forget)).toHaveText(TITLE);
    await expect(tab.getByRole('alert')).toContainText('The portal cannot open in this browser.');
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(tab.getByRole('textbox')).toHaveCount(0);
    expect(calls, String(forget)).toEqual([]);
  }
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is missing, and shows no form', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText(['Active JavaScript para usar el portal']);
    await expect(page.getByRole('paragraph').last()).toHaveText(
      'The results portal needs JavaScript. Turn it on in your browser and reload.',
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});
