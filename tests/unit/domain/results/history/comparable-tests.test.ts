import { expect, it } from 'vitest';

import { comparableTests } from '@/domain/results/history/comparable-tests';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const GLUCOSE = reportTest({ testId: 1, unit: ' mg/dL' });
const idsFor = (...others: readonly ReturnType<typeof reportTest>[]) =>
  comparableTests(GLUCOSE, [GLUCOSE, ...others], TEXTS).map(({ testId }) => testId);

it('offers the numeric tests of the very same unit, each once, none that is kept back', () => {
  const ids = idsFor(
    reportTest({ testId: 2, unit: ' mg/dL ' }),
    reportTest({ testId: 2, unit: 'mg/dL', profileId: 9 }),
    reportTest({ testId: 3, unit: 'mmol/L' }),
    reportTest({ testId: 4, unit: 'mg/dL', resultType: 'text' }),
    reportTest({ testId: 1, unit: 'mg/dL', profileId: 3 }),
    // MG/DL may be written by another method.
    reportTest({ testId: 5, unit: 'MG/DL' }),
    reportTest({ testId: 6, unit: 'mg/dL', blocked: true, withheld: true }),
  );
  expect(ids).toEqual([2]);
  const bare = reportTest({ testId: 5, unit: '' });
  expect(comparableTests(bare, [bare, reportTest({ testId: 6, unit: '' })], TEXTS)).toEqual([]);
});
