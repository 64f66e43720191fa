// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { walkThroughOrder, watchFailures } from '@tests/flows/results/fuzz/fuzzed-walk';
import { layOut } from '@tests/support/orders/history';
import { watchBrowser } from '@tests/support/reports/reports';

it('list, results, their dialogs and the report dialog stand answers that no contract allows', async () => {
  const forget = watchFailures();
  layOut();
  watchBrowser();
  const screens = new Set<string>();
  for (const seed of [1, 2]) await walkThroughOrder(seed, screens);
  // What cannot be read is said; most payloads leave something to open.
  expect(screens).toContain('results');
  forget();
});
