import type { PDFDocument } from 'pdf-lib';

import type { Attachment } from '@/domain/reports/attachments/attachment';
import { fittingFiles } from '@/domain/reports/attachments/fitting-files';
import { bytesFromBase64 } from '@/lib/files/base64';
import { pictureKind } from '@/lib/files/picture-structure';
import type { LessenedAttachment, SkippedAttachment } from '@/reporting/report-engine';
import { isCutOff, pictureType, pixelCount } from '@/reporting/builtin/report/pictures';

import { openDocument } from './open-document';
import { redrawPicture } from './redraw-picture';
import { lossesOf } from './lost-content';
import { hasSeveralPages } from './tiff-pages';
import { UnusableFile } from './unusable-file';

const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const FILL = 0xffff;
const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION = 0x0112;
const LAST_ORIENTATION = 8;
const PNG_HEAD = 8;
const PNG_EXIF = 0x65584966;
/** Of a PNG's chunk: its length and name before its content, and the sum behind it. */
const CHUNK = 12;

function orientationIn(view: DataView, tiff: number): number {
  const isLittle = view.getUint16(tiff) === LITTLE_ENDIAN;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= LAST_ORIENTATION ? orientation : 1;
  }
  return 1;
}

function jpegOrientation(view: DataView): number {
  for (let at = 2; at < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    // Bytes may stand between the parts.
    while (view.getUint16(at) === FILL) at += 1;
    const marker = view.getUint16(at);
    if (marker === START_OF_SCAN) return 1;
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return orientationIn(view, at + 10);
  }
  return 1;
}

function pngOrientation(view: DataView): number {
  for (let at = PNG_HEAD; at < view.byteLength; at += CHUNK + view.getUint32(at)) {
    if (view.getUint32(at + 4) === PNG_EXIF) return orientationIn(view, at + 8);
  }
  return 1;
}

/** How a JPEG or PNG must be turned: 1 upright, 2 to 8 mirrored or turned. 1 when the file does not say so readably. */
function exifOrientation(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pictureKind(bytes) === 'png' ? pngOrientation(view) : jpegOrientation(view);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return 1;
  }
}

/** An attachment that can be appended: a document, or a picture as PNG or JPEG. */
export type AttachmentContent =
  | { readonly kind: 'pdf'; readonly document: PDFDocument }
  | {
      readonly kind: 'png' | 'jpeg';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** As `exifOrientation`. */
      readonly orientation: number;
    };

export interface OpenAttachment {
  readonly name: string;
  readonly content: AttachmentContent;
  /** Itself, or those that it stands for, where copied pages do not keep all that their files hold. */
  readonly lessened: readonly LessenedAttachment[];
  /** The attachment it was read from. */
  readonly source: Attachment;
}

/** Pixels of a picture that has to be unpacked for the report. */
const MOST_PIXELS = 50_000_000;
const HEAD = 1024;

async function openOne({ file }: Attachment): Promise<AttachmentContent> {
  const bytes = bytesFromBase64(file);
  if (bytes === null) throw new UnusableFile('damaged');
  if (bytes.length === 0) throw new UnusableFile('empty');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  if (head.includes('%PDF')) return { kind: 'pdf', document: await openDocument(bytes) };
  if (pixelCount(bytes) > MOST_PIXELS) throw new UnusableFile('too-large');
  if (hasSeveralPages(bytes)) throw new UnusableFile('several-pages');
  if (isCutOff(bytes)) throw new UnusableFile('damaged');
  const type = pictureType(bytes);
  if (type !== null) return { kind: type, bytes, orientation: exifOrientation(bytes) };
  const reason = pictureKind(bytes) === null ? 'unknown-type' : 'picture-kind';
  return { kind: 'jpeg', bytes: await redrawPicture(bytes, reason), orientation: 1 };
}

/**
 * The attachments that can be appended, documents before pictures, and those that cannot, with the reason. What a file is, its
 * content says, not its extension. Never rejects for a bad file.
 */
export async function openAttachments(attachments: readonly Attachment[]) {
  const opened: OpenAttachment[] = [];
  const skipped: SkippedAttachment[] = [];
  const fits = fittingFiles(attachments.map(({ file }) => file.length));
  for (const [at, source] of attachments.entries()) {
    const name = source.name || source.extension;
    try {
      if (fits[at] !== true) throw new UnusableFile('too-large');
      const content = await openOne(source);
      const losses = content.kind === 'pdf' ? lossesOf(content.document) : [];
      const lessened = losses.length === 0 ? [] : [{ name, losses, at }];
      opened.push({ name, content, source, lessened });
    } catch (cause) {
      const reason = cause instanceof UnusableFile ? cause.reason : 'damaged';
      skipped.push({ name, reason });
    }
  }
  const isDocument = ({ content }: OpenAttachment) => content.kind === 'pdf';
  const ordered = [...opened.filter(isDocument), ...opened.filter((one) => !isDocument(one))];
  return { opened: ordered, skipped };
}
