import { base64FromBytes } from './base64';
import { type PictureKind, pictureStructure } from './picture-structure';

/** What a picture may be. */
export interface PictureLimits {
  readonly kinds: readonly PictureKind[];
  readonly maxBytes: number;
}

/**
 * Why a file is refused. `format`: another kind of file; `extra`: more than a picture in one file, such as a hidden archive;
 * `bytes` and `pixels`: too much, with what was found.
 */
export type PictureProblem =
  | { readonly kind: 'empty' | 'format' | 'extra' | 'damaged' | 'unreadable' }
  | { readonly kind: 'bytes'; readonly found: number }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number };

/** A file that became a picture, or why not. */
export type PictureReading =
  | {
      readonly kind: 'picture';
      readonly dataUrl: string;
      readonly width: number;
      readonly height: number;
      readonly bytes: number;
    }
  | { readonly kind: 'refused'; readonly problem: PictureProblem };

/** Longest side: what phones still decode, far more than a screen shows. */
export const MAX_PICTURE_SIDE = 4096;

const refuse = (problem: PictureProblem): PictureReading => ({ kind: 'refused', problem });
const fits = (width: number, height: number) => Math.max(width, height) <= MAX_PICTURE_SIDE;

/** Whether the browser can draw it. The size was read before: a small file may unfold to gigabytes. */
async function isDrawable(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    bitmap.close();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) return false;
    throw cause;
  }
}

/**
 * Reads a file that somebody chose as a picture. Its bytes say what it is; name and announced type are not
 * looked at. SVG and PDF are refused, as are files that go on after the picture.
 */
export async function readPictureFile(file: Blob, limits: PictureLimits): Promise<PictureReading> {
  if (file.size === 0) return refuse({ kind: 'empty' });
  let bytes;
  try {
    // Nobody waits for a film to be read only to learn that it is none: its head says so.
    const part = file.size > limits.maxBytes ? file.slice(0, 32) : file;
    bytes = new Uint8Array(await part.arrayBuffer());
  } catch (cause) {
    if (cause instanceof DOMException) return refuse({ kind: 'unreadable' });
    throw cause;
  }
  const structure = pictureStructure(bytes);
  if (structure === null || !limits.kinds.includes(structure.kind))
    return refuse({ kind: 'format' });
  if (file.size > limits.maxBytes) return refuse({ kind: 'bytes', found: file.size });

  const { width, height, end } = structure;
  if (end === null || width === 0 || height === 0) return refuse({ kind: 'damaged' });
  if (end < bytes.length) return refuse({ kind: 'extra' });
  if (!fits(width, height)) return refuse({ kind: 'pixels', width, height });
  const type = `image/${structure.kind}`;
  if (!(await isDrawable(bytes, type))) return refuse({ kind: 'damaged' });
  const dataUrl = `data:${type};base64,${base64FromBytes(bytes)}`;
  return { kind: 'picture', dataUrl, width, height, bytes: bytes.length };
}
