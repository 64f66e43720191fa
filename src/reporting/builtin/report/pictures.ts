import type { ReportData } from '@/domain/reports/content/report-data';
import { base64FromBytes, bytesFromBase64 } from '@/lib/files/base64';
import { jpegFrames, pictureKind, pictureStructure, pngSize } from '@/lib/files/picture-structure';

import { opaquePicture } from './opaque-picture';

/** What the drawing library reads, and how such a file ends. */
const ENDS = {
  png: [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  jpeg: [0xff, 0xd9],
} as const;

type PictureType = keyof typeof ENDS;

/** Ways of packing a JPEG that readers of PDF files unpack: baseline, extended and progressive. Others leave an empty page. */
const PLAIN_MARKS = new Set([0xc0, 0xc1, 0xc2]);
const PLAIN_CHANNELS = new Set([1, 3, 4]);
const PLAIN_BITS = 8;

/** Some writers put a few bytes behind the end mark, or zeros up to the end of a block. */
function hasNearEnd(bytes: Uint8Array, signature: readonly number[]): boolean {
  let end = bytes.length;
  while (bytes[end - 1] === 0) end -= 1;
  for (let start = end - signature.length; start >= Math.max(0, end - 64); start -= 1) {
    if (signature.every((byte, at) => bytes[start + at] === byte)) return true;
  }
  return false;
}

/** Bytes of a file by its own head; 0 where that does not say so. */
function declaredSize(bytes: Uint8Array<ArrayBuffer>): number {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head === 'RIFF' && bytes.length > 8) return view.getUint32(4, true) + 8;
  return head.startsWith('BM') && bytes.length > 6 ? view.getUint32(2, true) : 0;
}

/** True where a PNG, JPEG, GIF, WebP or BMP was cut off: some browsers draw the part that is there without a word. */
export function isCutOff(bytes: Uint8Array<ArrayBuffer>): boolean {
  const kind = pictureKind(bytes);
  if (kind === null) return declaredSize(bytes) > bytes.length;
  if (kind !== 'gif' && hasNearEnd(bytes, ENDS[kind])) return false;
  return pictureStructure(bytes)?.end === null;
}

function isPlainJpeg(bytes: Uint8Array<ArrayBuffer>): boolean {
  const [frame, ...others] = jpegFrames(bytes);
  if (frame === undefined || others.length > 0) return false;
  const { mark, bits, channels, width, height } = frame;
  const isPlain = PLAIN_MARKS.has(mark) && bits === PLAIN_BITS && PLAIN_CHANNELS.has(channels);
  return isPlain && width * height > 0;
}

/** The type of a whole PNG or JPEG, by its content, that readers of PDF files draw; null for every other file. */
export function pictureType(bytes: Uint8Array<ArrayBuffer>): PictureType | null {
  const kind = pictureKind(bytes);
  if (kind === null || kind === 'gif' || isCutOff(bytes)) return null;
  return kind === 'png' || isPlainJpeg(bytes) ? kind : null;
}

/** Pixels of a PNG by its head; 0 for every other file, which is not unpacked to be drawn. */
export function pixelCount(bytes: Uint8Array<ArrayBuffer>): number {
  if (pictureKind(bytes) !== 'png') return 0;
  const { width, height } = pngSize(bytes);
  return width * height;
}

/** A stored picture (base64 or data URL) as the drawing needs it; null when it cannot be drawn. */
export function drawablePicture(stored: string): string | null {
  const bytes = bytesFromBase64(stored);
  const type = bytes === null ? null : pictureType(bytes);
  if (type === null) return null;
  const plain = stored.slice(stored.indexOf(',') + 1).replaceAll(/\s/g, '');
  return `data:image/${type};base64,${plain}`;
}

/** The pictures of a report as they are stored: the logo, and those of the signatures. */
export function storedPictures({ head, signatures }: ReportData): readonly string[] {
  const all = [head.laboratoryLogo, ...signatures.map(({ picture }) => picture)];
  return all.filter((one) => one !== '');
}

/** The pictures of one document. */
export interface NamedPictures {
  /** By name. */
  readonly images: Readonly<Record<string, string>>;
  /** The name of a stored picture; null when there is none or it cannot be drawn. */
  readonly nameOf: (stored: string) => string | null;
}

export const NO_PICTURES: NamedPictures = { images: {}, nameOf: () => null };

/** Pictures that are kept ready: a logo, and the signatures of as many people as a batch of reports has. */
const MOST_READY = 50;
const ready = new Map<string, Promise<string | null>>();

async function makeReady(stored: string): Promise<string | null> {
  const drawable = drawablePicture(stored);
  const bytes = drawable === null ? null : bytesFromBase64(stored);
  const opaque = bytes === null ? null : await opaquePicture(bytes);
  return opaque === null ? drawable : `data:image/png;base64,${base64FromBytes(opaque)}`;
}

/** A stored picture as the drawing needs it, made once for all documents that follow each other. */
function readyPicture(stored: string): Promise<string | null> {
  const known = ready.get(stored);
  if (known !== undefined) return known;
  if (ready.size >= MOST_READY) ready.clear();
  const made = makeReady(stored);
  ready.set(stored, made);
  return made;
}

/**
 * Gives stored pictures (base64 or data URL) names. What stands in a document by its name is unpacked and written once, and not anew
 * on each page.
 */
export async function namedPictures(stored: readonly string[]): Promise<NamedPictures> {
  const names = new Map<string, string>();
  const images: Record<string, string> = {};
  for (const one of new Set(stored)) {
    const image = await readyPicture(one);
    if (image === null) continue;
    const name = `picture-${names.size}`;
    names.set(one, name);
    images[name] = image;
  }
  return { images, nameOf: (one) => names.get(one) ?? null };
}
