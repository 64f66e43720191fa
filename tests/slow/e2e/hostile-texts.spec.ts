// All hostile texts in all places that show what others wrote, executed by Chromium without the protection of any policy:
// nothing runs, nothing is asked for, the page stays. What is drawn is examined by tests/flows/results/hostile-texts.test.tsx.
import { expect, test } from '@playwright/test';

import { trapScripts } from '@tests/e2e/support/hostile-page';
import { HOSTILE_VECTORS } from '@tests/flows/results/hostile/vectors';

import { openStage } from './support/hostile-page';

const MAILS = ['editor of the mail', 'preview of the mail'];

test('1,590 hostile texts run nowhere', async ({ page }) => {
  test.slow();
  const executed = await trapScripts(page);
  const { strangers } = await openStage(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  expect(HOSTILE_VECTORS.length).toBeGreaterThanOrEqual(1_590);
  const places = await page.evaluate(() => window.places ?? []);
  expect(places.length).toBeGreaterThanOrEqual(19);
  // The mails last: their pictures may come late.
  for (const place of [...places.filter((one) => !MAILS.includes(one)), ...MAILS]) {
    const elements = await page.evaluate(([name, texts]) => window.drawAll?.(name, texts) ?? 0, [
      place,
      [...HOSTILE_VECTORS],
    ] as const);
    expect(elements, place).toBeGreaterThan(HOSTILE_VECTORS.length);
    // Pictures of mails may lie at the laboratory's site; the portal's policy keeps its pages from asking for them.
    const asked = strangers.filter(
      (request) => !(MAILS.includes(place) && request.startsWith('image https:')),
    );
    expect({ place, executed, asked, visited }).toEqual({
      place,
      executed: [],
      asked: [],
      visited: [],
    });
  }
});

test('the same texts run where a page takes them as markup', async ({ page }) => {
  await page.route('**', (route) => route.abort());
  const ran = await page.evaluate(async (texts) => {
    const AT_ONCE = 25;
    const executed = new Set<string>();
    let current = '';
    const trap = (window_: Window, text: () => string) => {
      for (const name of ['alert', 'confirm', 'prompt', 'print']) {
        Reflect.set(window_, name, () => executed.add(text()));
      }
    };
    const insert = (text: string): HTMLIFrameElement => {
      current = text;
      const frame = document.body.appendChild(document.createElement('iframe'));
      const inside = frame.contentWindow;
      if (inside === null) return frame;
      trap(inside, () => text);
      inside.document.body.innerHTML = text;
      for (const element of inside.document.querySelectorAll('*')) {
        for (const name of element.getAttributeNames()) {
          if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
        }
        if (element.localName === 'a') element.dispatchEvent(new MouseEvent('click'));
      }
      return frame;
    };
    const settle = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      });
    trap(window, () => current);
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const frames = texts.slice(at, at + AT_ONCE).map(insert);
      await settle();
      for (const frame of frames) frame.remove();
    }
    return executed.size;
  }, HOSTILE_VECTORS);
  expect(ran).toBeGreaterThanOrEqual(800);
});
