import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import type { ReportData, ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder, ValidatingUser } from '@/domain/reports/content/report-order';
import { drawWithVendor } from '@/reporting/stimulsoft/draw-with-vendor';
import type { FontFamily } from '@/reporting/stimulsoft/engine-fonts';
import type { MrtTemplate } from '@/reporting/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/reporting/stimulsoft/vendor';
import { vendorJob } from '@/reporting/stimulsoft/vendor-job';

import { legacySetting } from '../legacy-setting';

/** An order and the report that is made of it. */
export interface CheckedOrder {
  readonly name: string;
  readonly kind: ReportKind;
  readonly order: ReportOrder;
  readonly validators: readonly ValidatingUser[];
}

interface Drawing {
  readonly template: MrtTemplate;
  readonly families: readonly FontFamily[];
  readonly order: CheckedOrder;
  readonly labels?: Readonly<Record<string, string>>;
}

interface DrawnOrder {
  readonly data: ReportData;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** Draws an order as the portal does, and gives what must stand in the file beside it. Throws what the portal would. */
export async function drawOrder(
  vendor: Stimulsoft,
  { template, families, order: { kind, order, validators }, labels = {} }: Drawing,
): Promise<DrawnOrder> {
  const setting = legacySetting({ kind, labels, ...(validators.length > 0 && { validators }) });
  const legacy = buildLegacyReport(order, setting);
  const { vendorJob: job } = vendorJob({ legacy, language: 'es', template, families });
  return { data: buildReportData(order, setting), pdf: await drawWithVendor(vendor, job) };
}
