// Positive controls: each listener of the journeys must fail when its fault is planted.
import { expect } from '@playwright/test';

import { accessibilityViolations } from './support/accessibility';
import { canariesIn } from './support/canaries';
import { expectQuiet, test, type Watch } from './support/watched-test';

function expectNoticed(watched: Watch, what: string): void {
  expect(() => {
    expectQuiet(watched);
  }).toThrow(what);
}

test('a breach of the policy, an error, what a screen reader misses and a word about a patient are noticed', async ({
  page,
  watched,
}) => {
  const { violations, errors, strangers, leaks } = watched;
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(document.createElement('img'));
  });
  expect((await accessibilityViolations(page)).join()).toContain('image-alt');

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(() => errors.join()).toContain('planted');
  expectNoticed(watched, 'console errors');
  watched.expected = [/./];

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    // Trusted Types.
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      document.body.insertAdjacentHTML('beforeend', '<b>planted</b>');
    });
    document.body.append(button);
    button.click();
  });
  await expect.poll(() => violations.join()).toContain('style-src');
  await expect.poll(() => violations.join()).toContain('require-trusted-types-for');
  expectNoticed(watched, 'content security policy');

  await page.evaluate(() => {
    console.info({ patient: 'ANA MUÑOZ' });
    setTimeout(() => {
      throw new Error('orden 202611200005');
    });
    const picture = document.createElement('img');
    picture.src = 'http://stranger.invalid/1010009236.png';
    document.body.append(picture);
  });
  const places = ['console.info', 'window.onerror', 'a report of the policy', 'console.error'];
  for (const place of places) await expect.poll(() => leaks.join(), place).toContain(place);
  violations.length = 0;
  strangers.length = 0;
  expectNoticed(watched, 'patient data in logs');
  leaks.length = 0;
});

test.describe('where no policy forbids it', () => {
  test.use({ bypassCSP: true });

  test('a request to a stranger is noticed', async ({ page, watched }) => {
    // The browser's line about the picture that did not come may be later than the request.
    watched.expected = [/stranger\.invalid/];
    await page.goto('/');
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'http://stranger.invalid/pixel.png';
      document.body.append(picture);
    });
    await expect.poll(() => watched.strangers).toContain('stranger.invalid');
    expectNoticed(watched, 'requests to other hosts');
    watched.strangers.length = 0;
  });
});

test('canaries are names, numbers, orders, tokens and passwords, and nothing else is one @slow', () => {
  const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'c2lnbmF0dXJl'].join('.');
  const texts = ['ANA MUÑOZ', 'id 1010009236', '/order/202611200005/0', token, 'Medico.2026'];
  expect(texts.flatMap(canariesIn)).toHaveLength(texts.length);
  const harmless = ['El 20/11/2026 a las 10:00', '1763798400000', 'MUÑOZA', 'assets/a-1010.js'];
  expect(harmless.flatMap(canariesIn)).toEqual([]);
});
