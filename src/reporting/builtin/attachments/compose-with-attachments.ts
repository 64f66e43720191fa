import type { PDFDocument } from 'pdf-lib';

import type {
  MadeReport,
  MergedDocuments,
  ReportJob,
  SkippedAttachment,
} from '@/reporting/report-engine';
import { isMergeable } from '@/domain/reports/attachments/attachment';

import { appendAttachments } from './append-attachments';
import { type OpenAttachment, openAttachments } from './open-attachments';
import { openDocument } from './open-document';
import { UnusableFile } from './unusable-file';

async function openMerged({
  bytes,
  endsWithBlankPage,
}: MergedDocuments): Promise<PDFDocument | null> {
  try {
    const document = await openDocument(bytes);
    if (endsWithBlankPage) document.removePage(document.getPageCount() - 1);
    return document;
  } catch (cause) {
    if (cause instanceof UnusableFile) return null;
    throw cause;
  }
}

function pageCount({ content }: OpenAttachment): number {
  return content.kind === 'pdf' ? content.document.getPageCount() : 0;
}

/**
 * The opened attachments with the merge server's file in the place of the documents that it joined, where it holds each of their
 * pages; otherwise as they are, to be merged here. A server that left a page out is never believed.
 */
async function withMergedDocuments(
  opened: readonly OpenAttachment[],
  merged: MergedDocuments,
): Promise<readonly OpenAttachment[]> {
  const joined = opened.filter(({ source }) => isMergeable(source));
  const [first] = joined;
  const document = await openMerged(merged);
  if (first === undefined || document === null) return opened;
  const pages = joined.reduce((sum, one) => sum + pageCount(one), 0);
  if (document.getPageCount() !== pages) return opened;
  return opened.flatMap((one) => {
    if (one === first) {
      const lessened = joined.flatMap((part) => part.lessened);
      return [{ ...first, content: { kind: 'pdf', document } as const, lessened }];
    }
    return joined.includes(one) ? [] : [one];
  });
}

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
