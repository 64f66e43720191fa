import { expect, it } from 'vitest';

import { historyInterval } from '@/domain/results/history/history-interval';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { reportTest } from '@tests/support/fixtures/report-order';

it.each([
  [{ min: 70, max: 99.5 }, ''],
  [{ min: null, max: 40 }, ''],
  [{ min: 0, max: 0 }, 'Negativo'],
  [{ min: null, max: null }, ''],
])('words the limits %j as the grid does', (reference, referenceLiteral) => {
  const test = reportTest({ digits: 2, reference, referenceLiteral, referenceInterval: '' });
  expect(historyInterval({ reference, referenceLiteral, unreadable: [] }, test)).toEqual(
    referenceInterval(test),
  );
});

it('does not round limits on another scale to the decimals of the present one', () => {
  const test = reportTest({ digits: 0, reference: { min: 70, max: 100 } });
  const earlier = { reference: { min: 3.9, max: 5.5 }, referenceLiteral: '', unreadable: [] };
  expect(historyInterval(earlier, test)).toEqual({ kind: 'range', min: '3.9', max: '5.5' });
});
