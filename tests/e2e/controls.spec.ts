// Positive controls: each listener of the journeys must fail when its fault is planted (docs/promises.md L2).
import { expect, test } from '@playwright/test';

import { accessibilityViolations } from './support/accessibility';
import { canariesIn } from './support/canaries';
import { expectQuiet, test as watchedTest } from './support/watched-test';

/** Ways in which a page could tell about a patient, each planted, and all places where it is seen then. */
const LEAKS: readonly (readonly [places: readonly string[], plant: () => void])[] = [
  [
    ['console.info'],
    () => {
      console.info({ patient: 'ANA MUÑOZ' });
    },
  ],
  [
    ['window.onerror'],
    () => {
      setTimeout(() => {
        throw new Error('orden 202611200005');
      });
    },
  ],
  [
    ['a report of the policy', 'console.error'],
    () => {
      const picture = document.createElement('img');
      picture.src = 'http://stranger.invalid/1010009236.png';
      document.body.append(picture);
    },
  ],
];

watchedTest.describe('the listeners of a journey', () => {
  watchedTest('see a violation of the content security policy (I2)', async ({ page, watched }) => {
    watched.expected = [/style-src/];
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
  });

  watchedTest('see a violation of Trusted Types', async ({ page, watched }) => {
    watched.expected = [/TrustedHTML/];
    await page.goto('/');
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

  watchedTest.describe('where no policy forbids it', () => {
    watchedTest.use({ bypassCSP: true });

    watchedTest('see a request to a stranger (I13)', async ({ page, watched }) => {
      // The browser's line about the picture that did not come may be later than the request.
      watched.expected = [/stranger\.invalid/];
      await page.goto('/');
      await page.evaluate(() => {
        const picture = document.createElement('img');
        picture.src = 'http://stranger.invalid/pixel.png';
        document.body.append(picture);
      });
      await expect.poll(() => watched.strangers).toContain('stranger.invalid');
      expect(() => {
        expectQuiet(watched);
      }).toThrow('requests to other hosts');
      watched.strangers.length = 0;
    });
  });

  for (const [places, plant] of LEAKS) {
    watchedTest(`see patient data in ${places.join(' and ')} (K1)`, async ({ page, watched }) => {
      watched.expected = [/./];
      await page.goto('/');
      await page.evaluate(plant);
      for (const place of places) await expect.poll(() => watched.leaks.join()).toContain(place);
      watched.violations.length = 0;
      watched.strangers.length = 0;
      expect(() => {
        expectQuiet(watched);
      }).toThrow('patient data in logs');
      watched.leaks.length = 0;
    });
  }
});

test('canaries are names, numbers, orders, tokens and passwords, and nothing else is one (K1) @slow', () => {
  const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'c2lnbmF0dXJl'].join('.');
  const texts = ['ANA MUÑOZ', 'id 1010009236', '/order/202611200005/0', token, 'Medico.2026'];
  expect(texts.flatMap(canariesIn)).toHaveLength(texts.length);
  const harmless = ['El 20/11/2026 a las 10:00', '1763798400000', 'MUÑOZA', 'assets/a-1010.js'];
  expect(harmless.flatMap(canariesIn)).toEqual([]);
});

test('axe sees an image without a text alternative', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(document.createElement('img'));
  });
  expect((await accessibilityViolations(page)).join()).toContain('image-alt');
});
