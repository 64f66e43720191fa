import { type PDFDocument, PDFArray, PDFDict, PDFName } from 'pdf-lib';

import type { Attachment, AttachmentLoss } from '@/domain/reports/attachments/attachment';
import { fittingFiles } from '@/domain/reports/attachments/fitting-files';
import { bytesFromBase64 } from '@/lib/files/base64';
import { pictureKind } from '@/lib/files/picture-structure';
import type { LessenedAttachment, SkippedAttachment } from '@/reporting/report-engine';
import { isCutOff, pictureType, pixelCount } from '@/reporting/builtin/report/pictures';

import { openDocument } from './open-document';
import { UnusableFile } from './unusable-file';
import { dictionaryOf, nameOf, reachableFrom, valueOf } from './pdf-objects';

/** How a TIFF begins, by the order of its bytes. */
const LITTLE_TIFF = 0x49492a00;
const BIG_TIFF = 0x4d4d002a;
const ENTRY = 12;

/** Whether a file is a TIFF of several pages, as scanners write them: browsers draw the first one alone, without a word. */
function hasSeveralPages(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const isLittle = view.getUint32(0) === LITTLE_TIFF;
    if (!isLittle && view.getUint32(0) !== BIG_TIFF) return false;
    const first = view.getUint32(4, isLittle);
    const entries = view.getUint16(first, isLittle);
    return view.getUint32(first + 2 + entries * ENTRY, isLittle) !== 0;
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}

const QUALITY = 0.92;
/** The largest canvas that every browser draws; on a larger one the picture would be an empty page. */
const MOST_DRAWN = 16_777_216;

/**
 * A picture that readers of PDF files do not draw as an upright JPEG on white, drawn by the browser and no finer than it can. Throws
 * `UnusableFile` for what the browser does not know.
 */
async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  reason: 'picture-kind' | 'unknown-type',
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof createImageBitmap === 'undefined') throw new UnusableFile(reason);
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new UnusableFile(reason);
  });
  const shrink = Math.min(1, Math.sqrt(MOST_DRAWN / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * shrink));
  const height = Math.max(1, Math.floor(bitmap.height * shrink));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusableFile(reason);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Annotations that play or turn something; a copied page does not keep them. */
const MEDIA = new Set(['Sound', 'Movie', 'Screen', '3D', 'RichMedia']);

/** Signatures and time stamps; the kind may be left out, but not the bytes of the file that they cover. */
function isSignature(dictionary: PDFDict): boolean {
  const isNamed = ['Sig', 'DocTimeStamp'].includes(nameOf(dictionary, 'Type'));
  const isSealed = isNamed || valueOf(dictionary, 'ByteRange') instanceof PDFArray;
  return isSealed && dictionary.has(PDFName.of('Contents'));
}

/** A file inside the file, or a paper clip on a page. */
function isFile(dictionary: PDFDict): boolean {
  return (
    valueOf(dictionary, 'EF') instanceof PDFDict ||
    nameOf(dictionary, 'Subtype') === 'FileAttachment'
  );
}

/** What the copies of a document's pages do not keep: read it before the document is disarmed. */
export function lossesOf({ catalog, context }: PDFDocument): readonly AttachmentLoss[] {
  // Programs that grant their reader rights sign the file for themselves.
  const permissions = valueOf(catalog, 'Perms');
  const rights = ['UR', 'UR3'].map((kind) =>
    permissions instanceof PDFDict ? valueOf(permissions, kind) : undefined,
  );
  const losses = new Set<AttachmentLoss>();
  for (const object of reachableFrom(context, [catalog])) {
    const dictionary = dictionaryOf(object);
    if (dictionary === undefined || rights.includes(dictionary)) continue;
    if (isSignature(dictionary)) losses.add('signature');
    if (isFile(dictionary)) losses.add('files');
    if (MEDIA.has(nameOf(dictionary, 'Subtype'))) losses.add('media');
  }
  return [...losses];
}

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
