import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import type { TemplateSetting } from '@/reporting/report-engine';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder, ValidatingUser } from '@/domain/reports/content/report-order';
import { birthMidnight } from '@/api/wire/birth-midnight';
import { drawWithVendor } from '@/extensions/stimulsoft/draw-with-vendor';
import type { FontFamily } from '@/extensions/stimulsoft/engine-fonts';
import type { MrtTemplate } from '@/extensions/stimulsoft/mrt-source';
import type { Stimulsoft } from '@/extensions/stimulsoft/vendor';
import { vendorJob } from '@/extensions/stimulsoft/vendor-job';

import { plainRows, type Rows } from './demands';

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
  /** How reports are made; kind and validators are the order's. */
  readonly setting: TemplateSetting;
}

interface DrawnOrder {
  /** What the engine got. */
  readonly rows: Rows;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** The order with its patient born on the day that was meant, as the portal reads it. */
function withBirthMidnight(order: ReportOrder): ReportOrder {
  const { patient } = order;
  const birthday = patient.birthday === null ? null : birthMidnight(patient.birthday);
  return { ...order, patient: { ...patient, birthday } };
}

/** Draws an order as the portal does, and gives what was to be printed beside the file. Throws what the portal would. */
export async function drawOrder(
  vendor: Stimulsoft,
  { template, families, order: { kind, order, validators }, setting }: Drawing,
): Promise<DrawnOrder> {
  const legacy = buildLegacyReport(withBirthMidnight(order), { ...setting, kind, validators });
  const { vendorJob: job } = vendorJob({ legacy, language: 'es', template, families });
  return {
    rows: plainRows(legacyTables(legacy), families),
    pdf: await drawWithVendor(vendor, job),
  };
}
