import { isObject } from '@/domain/base/is-object';
import type { ReportOrder, ReportTest } from '@/domain/reports/content/report-order';

/** An object of the LIS's answer. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** An object of the wire; empty when it is none. */
export function wireRecord(value: unknown): WireRecord {
  return isObject(value) ? value : {};
}

/** The objects of a wire list; empty when it is none. */
export function wireRecords(value: unknown): readonly WireRecord[] {
  return Array.isArray(value) ? value.map(wireRecord) : [];
}

/** A wire value as a text without blanks around it; empty where it says nothing. */
export function sentText(value: unknown): string {
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).trim() : '';
}

/** Records that name no order, or 0, are the order's they came in; those that name another one are that one's. */
export function isOfOrder(
  { order }: WireRecord,
  { orderNumber }: Pick<ReportOrder, 'orderNumber'>,
): boolean {
  return ['', '0', orderNumber].includes(sentText(order));
}

/** A test with the wire object it was read from; null where that cannot be found again. */
export interface SentTest extends ReportTest {
  readonly wire: WireRecord | null;
}

/** The wire object behind each test read from it: same order, test and profile, in the order of the answer. */
export function sentTests(order: ReportOrder): readonly SentTest[] {
  const sent = wireRecords(order.wire['resultTest']).filter((one) => isOfOrder(one, order));
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
