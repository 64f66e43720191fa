import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';

import { imagePlacement } from '@/domain/reports/image-scale';

import type { AttachmentContent, OpenAttachment } from './open-attachments';

const MARGIN = 18;
/** Keys by which a document acts by itself, and actions that start programs or scripts (safety.md G7). */
const ACTIVE_KEYS = [
  'OpenAction',
  'AA',
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFiles',
  'EmbeddedFile',
  'AF',
];
const ACTIVE_ACTIONS = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToE',
  '/GoToR',
]);

/** Takes out of every object what could run when the report is opened or clicked. */
function disarm(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) disarmDictionary(object);
  }
}

function disarmDictionary(dictionary: PDFDict): void {
  for (const key of ACTIVE_KEYS) dictionary.delete(PDFName.of(key));
  for (const [key, value] of dictionary.entries()) {
    if (!(value instanceof PDFDict)) continue;
    disarmDictionary(value);
    const action = value.get(PDFName.of('S'))?.toString() ?? '';
    if (ACTIVE_ACTIONS.has(action)) dictionary.delete(key);
  }
  const own = dictionary.get(PDFName.of('S'))?.toString() ?? '';
  if (ACTIVE_ACTIONS.has(own)) dictionary.delete(PDFName.of('S'));
}

type Picture = Exclude<AttachmentContent, { kind: 'pdf' }>;

async function appendPicture(report: PDFDocument, { kind, bytes }: Picture): Promise<void> {
  const image = kind === 'png' ? await report.embedPng(bytes) : await report.embedJpg(bytes);
  const { width, height } = report.getPage(0).getSize();
  const placed = imagePlacement(image.width, image.height, height - MARGIN * 2);
  report.addPage([width, height]).drawImage(image, {
    x: placed.align === 'left' ? MARGIN : (width - placed.width) / 2,
    y: (height - placed.height) / 2,
    width: placed.width,
    height: placed.height,
  });
}

async function appendDocument(report: PDFDocument, document: PDFDocument): Promise<void> {
  disarm(document);
  const pages = await report.copyPages(document, document.getPageIndices());
  for (const page of pages) report.addPage(page);
}

/** The report with the attachments that could be appended, and those that could not. */
export interface AppendedReport {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly failed: readonly OpenAttachment[];
}

/** Appends attachments in the order given. A file that breaks on the way is named, never half appended (safety.md D11). */
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
