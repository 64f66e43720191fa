import { firstText } from '@/domain/base/first-text';
import { fullName } from '@/domain/orders/full-name';

import type { ReportData, ReportRow } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { notedFlag } from '@/domain/reports/content/report-row';

/** A reported test as the zip's summary lists it: texts of the report itself. `unit` may hold the marks of `lib/text/marked-text`. */
export interface SummaryTest extends Pick<
  ReportRow,
  'test' | 'result' | 'number' | 'unit' | 'interval' | 'flag'
> {
  /** Two tests of one name are told apart by these. */
  readonly area: string;
  /** Empty for tests that stand by themselves. */
  readonly profile: string;
}

/** An order of the zip with the tests of its report. */
export interface SummaryOrder {
  readonly order: string;
  /** In the laboratory's format and zone; empty when unknown. */
  readonly date: string;
  /** The same as a spreadsheet's day number; null when unknown or too early for one. */
  readonly dayNumber: number | null;
  readonly documentType: string;
  readonly patientId: string;
  readonly patient: string;
  readonly tests: readonly SummaryTest[];
}

/** A test and its options. Sorted or filtered, a row stands alone: it says of which test it is. */
function withOptions(row: ReportRow): readonly ReportRow[] {
  return [
    row,
    ...row.options.map((option) => ({ ...option, test: `${row.test} · ${option.test}` })),
  ];
}

/**
 * What the summary says about an order whose report is in the zip. The tests are taken from the finished report, so that both
 * list the same ones, by the same rules and with the same digits; options follow their test, whose name
 * stands before theirs. `dayNumberOf` knows the laboratory's clock.
 */
export function summaryOrder(
  { createdDate, patient }: Pick<ReportOrder, 'createdDate' | 'patient'>,
  { head, areas }: Pick<ReportData, 'head' | 'areas'>,
  dayNumberOf: (instant: number) => number | null,
): SummaryOrder {
  const { documentType, patientId } = patient;
  const placed = areas.flatMap(({ name: area, profiles }) =>
    profiles.flatMap(({ name: profile, rows }) =>
      rows.flatMap(withOptions).map((row) => ({ area, profile, row })),
    ),
  );
  return {
    order: head.orderNumber,
    date: head.createdDate,
    dayNumber: createdDate === null ? null : dayNumberOf(createdDate),
    documentType: firstText(documentType.code, documentType.name),
    patientId,
    patient: fullName(patient),
    tests: placed.map(({ area, profile, row }) => ({
      test: row.test,
      result: row.result,
      number: row.number,
      unit: row.unit,
      interval: row.interval,
      flag: notedFlag(row),
      area,
      profile,
    })),
  };
}
