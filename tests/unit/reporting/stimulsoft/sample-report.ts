import { readFile } from 'node:fs/promises';

import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { buildReportData } from '@/domain/reports/build-report-data';
import type { ReportData, ReportKind } from '@/domain/reports/report-data';
import { drawWithVendor } from '@/reporting/stimulsoft/draw-with-vendor';
import { readMrt } from '@/reporting/stimulsoft/mrt-source';
import { vendorJob } from '@/reporting/stimulsoft/vendor-job';
import type { Stimulsoft } from '@/reporting/stimulsoft/vendor';
import { contractOrder } from '@tests/support/fixtures/contract-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/pdf-text';
import { legacySetting } from './legacy-setting';
import { missingTexts } from './printed-text';

interface SampleReport {
  readonly data: ReportData;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** The sample order of the contract, drawn from the template that ships by an engine of the vendor's shape. */
export async function drawSample(vendor: Stimulsoft, kind: ReportKind): Promise<SampleReport> {
  const { order } = await contractOrder(kind);
  const setting = legacySetting({ kind });
  const { fonts } = await loadReportParts();
  const file = 'reports.mrt';
  const { vendorJob: job } = vendorJob({
    legacy: buildLegacyReport(order, setting),
    language: 'es',
    template: readMrt(new Uint8Array(await readFile(`reports/${file}`)), file),
    families: [{ family: 'Arial', fonts }],
  });
  return { data: buildReportData(order, setting), pdf: await drawWithVendor(vendor, job) };
}

/** What the PDF of a sample lacks of its data; `npm run check:stimulsoft` asks this of the real engine. */
export async function missingInSample({ pdf, data }: SampleReport): Promise<readonly string[]> {
  return missingTexts(await pdfPages(pdf), data);
}
