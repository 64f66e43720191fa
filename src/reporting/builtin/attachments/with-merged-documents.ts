import type { PDFDocument } from 'pdf-lib';

import { isMergeable } from '@/domain/reports/attachments/attachment';
import type { MergedDocuments } from '@/reporting/report-engine';

import type { OpenAttachment } from './open-attachments';
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
export async function withMergedDocuments(
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
