import { bytesFromBase64 } from '@/lib/files/base64';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG_END = [0xff, 0xd9];
/** Where a PNG names its width and height. */
const PNG_SIZE_AT = 16;

export type PictureType = 'png' | 'jpeg';

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Some writers put a few bytes behind the end mark. */
function hasNearEnd(bytes: Uint8Array, signature: readonly number[]): boolean {
  const from = Math.max(0, bytes.length - 64);
  for (let at = bytes.length - signature.length; at >= from; at -= 1) {
    if (startsWith(bytes.subarray(at), signature)) return true;
  }
  return false;
}

/** The type of a whole PNG or JPEG by its content; null for everything else and for files that were cut off. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, PNG) && hasNearEnd(bytes, PNG_END)) return 'png';
  if (startsWith(bytes, JPEG) && hasNearEnd(bytes, JPEG_END)) return 'jpeg';
  return null;
}

/** Pixels of a PNG by its head; 0 for every other file, which is not unpacked to be drawn. */
export function pixelCount(bytes: Uint8Array<ArrayBuffer>): number {
  if (!startsWith(bytes, PNG) || bytes.length < PNG_SIZE_AT + 8) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset + PNG_SIZE_AT);
  return view.getUint32(0) * view.getUint32(4);
}

/** A stored picture (base64 or data URL) as the drawing needs it; null when it cannot be drawn. */
export function drawablePicture(stored: string): string | null {
  const bytes = bytesFromBase64(stored);
  const type = bytes === null ? null : pictureType(bytes);
  if (type === null) return null;
  const plain = stored.slice(stored.indexOf(',') + 1).replaceAll(/\s/g, '');
  return `data:image/${type};base64,${plain}`;
}
