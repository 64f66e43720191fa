import type { MadeReport, ReportJob, SkippedAttachment } from '@/reporting/report-engine';

import { appendAttachments } from './append-attachments';
import { withMergedDocuments } from './with-merged-documents';
import { openAttachments, type OpenAttachment } from './open-attachments';

/** A report without its attachments. */
export type DrawnReport = Pick<MadeReport, 'pdf' | 'withoutPictures'>;

/** The attachments that are not in a report, and those that are not whole. */
export type AttachmentGaps = Pick<MadeReport, 'skipped' | 'lessened'>;

/** A report with them. */
export type ComposedReport = DrawnReport & AttachmentGaps;

/** Draws the report with notes of them. */
type Draw = (gaps: AttachmentGaps) => Promise<DrawnReport>;

/** Draws and appends again without the files that broke, until the note in the report names every one of them. */
async function compose(
  opened: readonly OpenAttachment[],
  skipped: readonly SkippedAttachment[],
  draw: Draw,
): Promise<ComposedReport> {
  const lessened = opened.flatMap((one) => one.lessened);
  const drawn = await draw({ skipped, lessened });
  const { pdf, failed } = await appendAttachments(drawn.pdf, opened);
  if (failed.length === 0) return { ...drawn, pdf, skipped, lessened };
  const broken = failed.map(({ name }) => ({ name, reason: 'damaged' as const }));
  const usable = opened.filter((one) => !failed.includes(one));
  return compose(usable, [...skipped, ...broken], draw);
}

/** The report with the attachments that can be appended; `skipped` and `lessened` name what it lacks. */
export async function composeWithAttachments(
  { attachments, merged }: Pick<ReportJob, 'attachments' | 'merged'>,
  draw: Draw,
): Promise<ComposedReport> {
  const { opened, skipped } = await openAttachments(attachments);
  const joined = merged === null ? opened : await withMergedDocuments(opened, merged);
  const composed = await compose(joined, skipped, draw);
  const isWhole = composed.skipped.length === skipped.length;
  // The server's file stands for several: when it breaks, each of them gets its own chance.
  return isWhole || joined === opened ? composed : compose(opened, skipped, draw);
}
