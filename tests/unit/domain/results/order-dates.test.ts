import { expect, it } from 'vitest';

import { orderDates } from '@/domain/results/order-dates';
import { reportTest } from '@tests/support/fixtures/report-order';

it('takes the earliest entry and the latest validation, whatever the order of the tests', () => {
  const tests = [
    reportTest({ entryDate: 50, validationDate: null }),
    reportTest({ entryDate: 20, validationDate: 70 }),
    reportTest({ entryDate: null, validationDate: 90 }),
    reportTest({ entryDate: 30, validationDate: 80 }),
  ];
  expect(orderDates(tests)).toEqual({ entry: 20, validation: 90 });
});

it('knows no date that no test carries', () => {
  const undated = reportTest({ entryDate: null, validationDate: null });
  expect(orderDates([undated])).toEqual({ entry: null, validation: null });
  expect(orderDates([])).toEqual({ entry: null, validation: null });
});
