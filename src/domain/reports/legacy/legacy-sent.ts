import { plainNumber } from '@/domain/base/number-readings';
import type { ReportOrder, ReportTest } from '@/domain/reports/content/report-order';
import { mayReadAll } from '@/domain/results/visibility/may-read-all';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { legacyScalar, wireRecords, type WireRecord } from './legacy-values';

/** A test with the wire object it was read from; null where that cannot be found again. */
export interface SentTest extends ReportTest {
  readonly wire: WireRecord | null;
}

/** A wire value as a text without blanks around it; empty where it says nothing. */
export function sentText(value: unknown): string {
  return String(legacyScalar(value) ?? '').trim();
}

/** Records that name no order, or 0, are the order's they came in; those that name another one are that one's. */
function isOwn({ order }: WireRecord, { orderNumber }: Pick<ReportOrder, 'orderNumber'>): boolean {
  return ['', '0', orderNumber].includes(sentText(order));
}

/** The wire object behind each test read from it: same order, test and profile, in the order of the answer. */
export function sentTests(order: ReportOrder): readonly SentTest[] {
  const sent = wireRecords(order.wire['resultTest']).filter((one) => isOwn(one, order));
  return order.tests.map((test) => {
    const at = sent.findIndex(
      ({ testId, profileId }) =>
        sentText(testId) === String(test.testId) &&
        (sentText(profileId) || '0') === String(test.profileId),
    );
    const [wire = null] = at === -1 ? [] : sent.splice(at, 1);
    return { ...test, wire };
  });
}

/** The analyser's graphs of tests and profiles that may be read, and how many belong to another order. */
export function sentPictures(
  order: ReportOrder,
  rules: VisibilityRules,
): { readonly items: readonly WireRecord[]; readonly unreadable: number } {
  const sent = wireRecords(order.wire['imageTest']);
  const own = sent.filter((picture) => isOwn(picture, order));
  const isReadable = mayReadAll(order.tests, rules);
  return {
    items: own.filter(({ testId }) => {
      const id = plainNumber(sentText(testId));
      return id !== null && isReadable(id);
    }),
    unreadable: sent.length - own.length,
  };
}
