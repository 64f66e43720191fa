import { PDFDocument } from 'pdf-lib';

import type { Attachment } from '@/domain/reports/attachment';
import { bytesFromBase64 } from '@/lib/base64';
import type { SkippedAttachment, SkipReason } from '@/reporting/report-engine';

import { exifOrientation } from './exif-orientation';
import { pictureType } from './pictures';

/** An attachment that can be appended: a document, or a picture as PNG or JPEG. */
export type AttachmentContent =
  | { readonly kind: 'pdf'; readonly document: PDFDocument }
  | { readonly kind: 'png' | 'jpeg'; readonly bytes: Uint8Array<ArrayBuffer> };

export interface OpenAttachment {
  readonly name: string;
  readonly content: AttachmentContent;
}

const HEAD = 1024;
const TAIL = 2048;

/** Thrown inside this file only. */
class Unusable extends Error {
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/**
 * Opens a PDF. Owner-restricted files open with the empty password; ignoring the encryption would copy empty pages. A file cut off
 * may open well and lose its text, so its end mark is required (report-study, §6 and §8).
 */
async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<AttachmentContent> {
  if (!latin(bytes.subarray(-TAIL)).includes('%%EOF')) throw new Unusable('damaged');
  const options = { throwOnInvalidObject: true, updateMetadata: false, password: '' };
  const document = await PDFDocument.load(bytes, options).catch((cause: unknown) => {
    const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new Unusable(isProtected ? 'protected' : 'damaged');
  });
  if (document.getPageCount() === 0) throw new Unusable('damaged');
  return { kind: 'pdf', document };
}

/** Other picture formats and rotated photographs, drawn upright by the browser. */
async function redraw(bytes: Uint8Array<ArrayBuffer>): Promise<AttachmentContent> {
  if (typeof createImageBitmap === 'undefined') throw new Unusable('unknown-type');
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new Unusable('unknown-type');
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Unusable('unknown-type');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return { kind: 'jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function openOne({ file }: Attachment): Promise<AttachmentContent> {
  const bytes = bytesFromBase64(file);
  if (bytes === null) throw new Unusable('damaged');
  if (bytes.length === 0) throw new Unusable('empty');
  if (latin(bytes.subarray(0, HEAD)).includes('%PDF')) return openPdf(bytes);
  const type = pictureType(bytes);
  if (type === null || (type === 'jpeg' && exifOrientation(bytes) > 1)) return redraw(bytes);
  return { kind: type, bytes };
}

/**
 * The attachments that can be appended, documents before pictures (behaviour.md 4.5), and those that cannot, with the reason. What
 * a file is, its content says, not its extension. Never rejects for a bad file (safety.md D11, G6).
 */
export async function openAttachments(attachments: readonly Attachment[]) {
  const opened: OpenAttachment[] = [];
  const skipped: SkippedAttachment[] = [];
  for (const attachment of attachments) {
    const name = attachment.name || attachment.extension;
    try {
      opened.push({ name, content: await openOne(attachment) });
    } catch (cause) {
      const reason = cause instanceof Unusable ? cause.reason : 'damaged';
      skipped.push({ name, reason });
    }
  }
  const isDocument = ({ content }: OpenAttachment) => content.kind === 'pdf';
  const ordered = [...opened.filter(isDocument), ...opened.filter((one) => !isDocument(one))];
  return { opened: ordered, skipped };
}
