import { expect, it } from 'vitest';

import { orderDates } from '@/domain/results/summary/order-dates';
import { reportTest } from '@tests/support/fixtures/report-order';

it('takes the earliest sample and entry and the latest validation, whatever the order of the tests', () => {
  const tests = [
    reportTest({ takenDate: 40, entryDate: 50, validationDate: null }),
    reportTest({ takenDate: 15, entryDate: 20, validationDate: 70 }),
    reportTest({ takenDate: null, entryDate: null, validationDate: 90 }),
    reportTest({ takenDate: 25, entryDate: 30, validationDate: 80 }),
  ];
  expect(orderDates(tests)).toEqual({ taken: 15, entry: 20, validation: 90 });

  const undated = reportTest({ takenDate: null, entryDate: null, validationDate: null });
  const none = { taken: null, entry: null, validation: null };
  expect([orderDates([undated]), orderDates([])]).toEqual([none, none]);
});
