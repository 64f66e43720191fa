import { pictureKind } from '@/lib/files/picture-structure';

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
export function exifOrientation(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pictureKind(bytes) === 'png' ? pngOrientation(view) : jpegOrientation(view);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return 1;
  }
}
