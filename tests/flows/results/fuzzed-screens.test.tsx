// @vitest-environment jsdom
import { expect, it } from 'vitest';

import {
  expectAlive,
  walkThroughOrder,
  watchFailures,
} from '@tests/flows/results/fuzz/fuzzed-walk';
import { runs } from '@tests/support/environment/runs';
import { layOut } from '@tests/support/orders/history';
import { watchBrowser } from '@tests/support/reports/reports';

it('list, results, their dialogs and the report dialog stand answers that no contract allows', async () => {
  const forget = watchFailures();
  layOut();
  watchBrowser();
  const screens = new Set<string>();
  for (let seed = 1; seed <= runs(2, 50); seed += 1) await walkThroughOrder(seed, screens);
  // What cannot be read is said; most payloads leave something to open.
  expect(screens).toContain('results');
  forget();
});

it('a white page and a screen that gave up are noticed', () => {
  const page = document.createElement('p');
  document.body.replaceChildren(page);
  expect(() => {
    expectAlive('white');
  }).toThrow('white');
  page.textContent = 'Algo salió mal en esta pantalla';
  expect(() => {
    expectAlive('given up');
  }).toThrow('given up');
  page.remove();
});
