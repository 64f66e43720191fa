import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';

import { imagePlacement } from '@/domain/reports/attachments/image-scale';

import { disarm } from './disarm';
import { embedPicture } from './embed-picture';
import type { AttachmentContent, OpenAttachment } from './open-attachments';

const MARGIN = 18;

type Picture = Exclude<AttachmentContent, { kind: 'pdf' }>;

type Matrix = readonly [number, number, number, number, number, number];
/** What turns a picture upright, by its orientation (Exif 2.3, 4.6.4): of the unit square onto itself, upwards. */
const TURNS: Readonly<Record<number, Matrix>> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];
/** From here on the sides change places. */
const FIRST_LYING = 5;

async function appendPicture(report: PDFDocument, picture: Picture): Promise<void> {
  const { kind, bytes, orientation } = picture;
  const { ref, ...stored } = await embedPicture(report, kind, bytes);
  const isLying = orientation >= FIRST_LYING;
  const shown = isLying ? { width: stored.height, height: stored.width } : stored;
  const paper = report.getPage(0).getSize();
  const room = { width: paper.width - MARGIN * 2, height: paper.height - MARGIN * 2 };
  const { width, height, align } = imagePlacement(shown, room);
  const left = align === 'left' ? MARGIN : (paper.width - width) / 2;
  const page = report.addPage([paper.width, paper.height]);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, left, (paper.height - height) / 2),
    concatTransformationMatrix(...(TURNS[orientation] ?? UPRIGHT)),
    drawObject(page.node.newXObject('Image', ref)),
    popGraphicsState(),
  );
}

async function appendDocument(report: PDFDocument, document: PDFDocument): Promise<void> {
  disarm(document);
  const pages = await report.copyPages(document, document.getPageIndices());
  for (const page of pages) report.addPage(page);
}

/** Both files as one; the second is our own. */
export async function appendPages(
  report: Uint8Array<ArrayBuffer>,
  pages: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const merged = await PDFDocument.load(report, { updateMetadata: false });
  await appendDocument(merged, await PDFDocument.load(pages));
  return new Uint8Array(await merged.save());
}

/** The report with the attachments that could be appended, and those that could not. */
export interface AppendedReport {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly failed: readonly OpenAttachment[];
}

/** Appends attachments in the order given. A file that breaks on the way is named, never half appended. */
export async function appendAttachments(
  report: Uint8Array<ArrayBuffer>,
  attachments: readonly OpenAttachment[],
): Promise<AppendedReport> {
  if (attachments.length === 0) return { pdf: report, failed: [] };
  const merged = await PDFDocument.load(report, { updateMetadata: false });
  const failed: OpenAttachment[] = [];
  for (const attachment of attachments) {
    const { content } = attachment;
    try {
      if (content.kind === 'pdf') await appendDocument(merged, content.document);
      else await appendPicture(merged, content);
    } catch {
      failed.push(attachment);
    }
  }
  return { pdf: new Uint8Array(await merged.save()), failed };
}
