import { foundMicroorganisms } from '@/api/microbiology/microorganism-reader';
import { buildTestResult } from '@/api/orders/build-test-result';
import { testFields } from '@/api/orders/test-fields';
import type { ReportTest } from '@/domain/reports/report-order';
import { countUnreadable } from '@/domain/results/result-counts';
import { optional, orElse, record, text, type ReadList, type ValueOf } from '@/lib/wire/readers';

import { block } from './block';

/** Null when the test carries none. */
const detection = orElse(
  optional(record({ microorganisms: foundMicroorganisms }, ({ microorganisms }) => microorganisms)),
  { items: [], unreadable: 1 },
);

/** A test of a LIS order, and how many records inside it could not be read. */
export const reportTestReader = record(
  {
    ...testFields,
    block,
    microbialDetection: detection,
    validationUserIdentification: text,
    validationUserName: text,
    validationUserLastName: text,
  },
  ({ block: blocked, microbialDetection, ...wire }): { test: ReportTest; unreadable: number } => ({
    test: {
      ...buildTestResult(wire, blocked),
      validationUserIdentification: wire.validationUserIdentification,
      validationUserName: wire.validationUserName,
      validationUserLastName: wire.validationUserLastName,
      microorganisms: microbialDetection?.items ?? [],
      isAntibiogramUnread:
        microbialDetection === null
          ? wire.hasAntibiogram === true
          : microbialDetection.unreadable > 0,
    },
    unreadable: microbialDetection?.unreadable ?? 0,
  }),
);

/** The tests of one order; tests that name another order are unreadable here. */
export function testsOfOrder(
  { items, unreadable }: ReadList<ValueOf<typeof reportTestReader>>,
  order: string,
): ReadList<ReportTest> {
  const own = items.filter(({ test }) => test.order === '' || test.order === order);
  return {
    items: own.map(({ test }) => ({ ...test, order })),
    unreadable: own.reduce(
      (sum, { unreadable: inside, test }) => sum + inside + countUnreadable([test]),
      unreadable + items.length - own.length,
    ),
  };
}
