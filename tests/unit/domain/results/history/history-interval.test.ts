import { expect, it } from 'vitest';

import { historyInterval } from '@/domain/results/history/history-interval';
import { reportTest } from '@tests/support/fixtures/report-order';

it('does not round limits on another scale to the decimals of the present one', () => {
  const test = reportTest({ digits: 0, reference: { min: 70, max: 100 } });
  const earlier = { reference: { min: 3.9, max: 5.5 }, referenceLiteral: '', unreadable: [] };
  expect(historyInterval(earlier, test)).toEqual({ kind: 'range', min: '3.9', max: '5.5' });
});
