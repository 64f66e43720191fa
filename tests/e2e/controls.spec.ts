// Positive controls: each listener of the journeys must fail when its fault is planted (safety.md L2).
import { expect, test } from '@playwright/test';

import { accessibilityViolations } from './support/accessibility';
import { expectQuiet, test as watchedTest } from './support/watched-test';

watchedTest.describe('the listeners of a journey', () => {
  watchedTest('see a violation of the content security policy', async ({ page, watched }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => watched.violations.join()).toContain('style-src');
    expect(() => {
      expectQuiet(watched);
    }).toThrow('content security policy');
    watched.violations.length = 0;
    watched.errors.length = 0;
  });

  watchedTest('see a violation of Trusted Types', async ({ page, watched }) => {
    await page.goto('/');
    await page.addScriptTag({ url: '/config.json' }).catch(() => undefined);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.addEventListener('click', () => {
        document.body.insertAdjacentHTML('beforeend', '<b>planted</b>');
      });
      document.body.append(button);
      button.click();
    });
    await expect.poll(() => watched.violations.join()).toContain('require-trusted-types-for');
    watched.violations.length = 0;
    watched.errors.length = 0;
  });

  watchedTest('see an error on the console', async ({ page, watched }) => {
    await page.goto('/');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    await expect.poll(() => watched.errors.join()).toContain('planted');
    expect(() => {
      expectQuiet(watched);
    }).toThrow('console errors');
    watched.errors.length = 0;
  });

  watchedTest('see a request to a stranger', async ({ page, watched }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'http://stranger.invalid/pixel.png';
      document.body.append(picture);
    });
    await expect
      .poll(() => watched.violations.join() + watched.strangers.join())
      .toContain('stranger.invalid');
    watched.strangers.length = 0;
    watched.violations.length = 0;
    watched.errors.length = 0;
  });
});

test('axe sees an image without a text alternative', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(document.createElement('img'));
  });
  expect((await accessibilityViolations(page)).join()).toContain('image-alt');
});
